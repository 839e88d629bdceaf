// The oldest browsers that each product works in. The builds take their targets from here, `check-scripts.ts` and
// `check-sheets.ts` find what is newer, and a test compares docs/browsers.md with it.

/** The oldest version of each engine. */
export type Floor = {
  readonly chrome: string
  readonly edge: string
  readonly firefox: string
  readonly safari: string
  readonly ios: string
}

export const FLOORS = {
  /** The widget as it is meant: browsers of five years. Firefox 98 and Safari 15.4 are the first with `<dialog>`. */
  widget: { chrome: '96', edge: '96', firefox: '98', safari: '15.4', ios: '15.4' },
  /** The plain form in place of the widget, and so the syntax of the whole script. */
  plainForm: { chrome: '60', edge: '79', firefox: '55', safari: '11.1', ios: '11.3' },
  /** Published sites and drafts: readable in the layout of the screen. */
  sites: { chrome: '86', edge: '86', firefox: '82', safari: '14', ios: '14' },
  /** The app, whose style sheet is written with Tailwind 4. */
  app: { chrome: '111', edge: '111', firefox: '121', safari: '16.4', ios: '16.4' },
} as const satisfies Readonly<Record<string, Floor>>

/** Returns a floor as Vite names targets, such as `safari15.4`. */
export function targetsOf(floor: Floor): string[] {
  return Object.entries(floor).map(([engine, version]) => engine + version)
}

/** Returns a floor as Lightning CSS names targets: one number for each engine, a byte each for major and minor. */
export function sheetTargetsOf({ ios, ...floor }: Floor): Record<string, number> {
  return Object.fromEntries(
    Object.entries({ ...floor, ios_saf: ios }).map(([engine, version]) => {
      const [major = 0, minor = 0] = version.split('.').map(Number)
      return [engine, (major << 16) | (minor << 8)]
    }),
  )
}
