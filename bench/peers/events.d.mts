export interface Moment {
  readonly name: string
  readonly event: string
  readonly payload: Readonly<Record<string, unknown>>
}
export const MOMENTS: readonly Moment[]
export function listHooksAt<H>(
  hooks: Readonly<Record<string, readonly { readonly matcher?: string; readonly hooks: readonly H[] }[]>>,
  moment: Moment,
): H[]
export function readAnswer(
  event: string,
  ran: { readonly status: number | null; readonly stdout: string },
): { readonly what: string; readonly sound: boolean }
