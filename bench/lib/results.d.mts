export interface Result {
  readonly command: string
  readonly date: string
  readonly build: string
  readonly machine: string
}
export function describeBuild(dist?: string): string
export function readResult(part: string, folder?: string): Result | null
