/** The answer of `act`; `otherwise` where it throws. */
export function attempt<T, F = undefined>(act: () => T, otherwise?: F): T | F {
  try {
    return act()
  } catch {
    return otherwise as F
  }
}
