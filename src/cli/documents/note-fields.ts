export const NOTE_FIELDS = {
  reason: 'Reason',
  impact: 'Impact',
  severity: 'Severity',
  mitigation: 'Mitigation',
  status: 'Status',
  acceptance: 'Acceptance',
  owner: 'Owner',
  covers: 'Covers',
  scope: 'Scope',
} as const
