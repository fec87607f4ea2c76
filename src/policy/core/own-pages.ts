/** Whether a path is a page that `holdfast handoff` writes into the project, which the model then completes. */
export function isHandoffPage(path: string, bases: readonly string[]): boolean {
  return bases.some((base) => path.startsWith(`${base}/`) && /^handoff-cx-\d+\.md$/.test(path.slice(base.length + 1)))
}
