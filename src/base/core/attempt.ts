/** The answer of `act`; `otherwise` where it throws. */
export function attempt<T, F>(act: () => T, otherwise: F): T | F {
  try {
    return act()
  } catch {
    return otherwise
  }
}
