import type { Result } from './lib/results.mjs'

export const SECTION_NAMES: readonly string[]
export function renderOrigin(result: Result): string
export function renderPage(page: string, read?: (part: string) => unknown): string
