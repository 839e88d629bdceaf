let hasWarned = false

/**
 * Wraps a function so that what goes wrong in the widget stays in the widget: nothing is thrown into the page, and the
 * first problem is one line in its console.
 */
export function guarded<Args extends unknown[]>(run: (...args: Args) => unknown) {
  return async (...args: Args): Promise<void> => {
    try {
      await run(...args)
    } catch (problem) {
      if (!hasWarned) console.warn('[foyer]', problem)
      hasWarned = true
    }
  }
}
