// The oldest browsers that each product works in. The builds take their targets from here, and `find-newer-in-script.ts`
// finds what is newer.

import type { Targets } from 'lightningcss'

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
  /**
   * The syntax of the widget's script: what can read it gets the widget, or else the plain form. Older browsers run none
   * of it, so they get neither: there a page's own form is all that shows.
   */
  script: { chrome: '85', edge: '85', firefox: '79', safari: '14', ios: '14' },
  /** Published sites, readable in their phone layout. Safari 14 and Chrome 88 are the first with `:is()`. */
  site: { chrome: '88', edge: '88', firefox: '98', safari: '14', ios: '14' },
  /** The hosted app: what Tailwind 4, `:has()` and `Intl.Segmenter` need. `old-browser.js` tells older ones. */
  app: { chrome: '111', edge: '111', firefox: '125', safari: '16.4', ios: '16.4' },
} as const satisfies Readonly<Record<string, Floor>>

/** Returns a floor as Lightning CSS takes targets: the major version from bit 16, the minor one from bit 8. */
export function sheetTargetsOf(floor: Floor): Targets {
  const bitsOf = (version: string) => {
    const [major = 0, minor = 0] = version.split('.').map(Number)
    return (major << 16) | (minor << 8)
  }
  const { chrome, edge, firefox, safari, ios } = floor
  return {
    chrome: bitsOf(chrome),
    edge: bitsOf(edge),
    firefox: bitsOf(firefox),
    safari: bitsOf(safari),
    ios_saf: bitsOf(ios),
  }
}

/** Returns a floor as Vite names targets, such as `safari15.4`. */
export function targetsOf(floor: Floor): string[] {
  return Object.entries(floor).map(([engine, version]) => engine + version)
}
