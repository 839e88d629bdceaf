// Screens do not import one another: the router registers how each is loaded, and a screen preloads the next by its path.
type Load = () => Promise<unknown>

let loads: Readonly<Record<string, Load>> = {}

/** Registers how screens are loaded, by path. */
export function registerScreens(byPath: Readonly<Record<string, Load>>): void {
  loads = byPath
}

/** Loads the code of a screen ahead of time. A failure is ignored: navigating there loads it again. */
export async function preloadScreen(path: string): Promise<void> {
  await loads[path]?.().catch(() => {})
}
