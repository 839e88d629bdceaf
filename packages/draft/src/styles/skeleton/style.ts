import type { DesignStyleId } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import { oklch, oklchOn } from '../../color.ts'
import { html } from '../../html.ts'
import { numbersFrom } from '../../seed.ts'
import type { Style } from '../style.ts'
import { skeletonPage } from './page.ts'

/** A plain style that prints every line of a content: it stands in for an art direction until that one is there. */
export function skeleton(id: DesignStyleId): Style {
  return {
    id,
    fonts: [],
    palette: (seed) => {
      const hue = numbersFrom(`${seed}:${id}:palette`)() * 360
      const paper = oklch(0.985, 0.01, hue)
      return {
        tokens: {
          paper,
          ink: oklchOn([paper], 12, [0.3, 0.04, hue], -1),
          link: oklchOn([paper], 7, [0.5, 0.12, hue], -1),
        },
        themeColor: paper,
      }
    },
    page: skeletonPage,
    favicon: () =>
      html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><circle cx="8" cy="8" r="7"/></svg>`,
    card: (_seed, { name }) =>
      html`<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630"><rect width="1200" height="630" fill="#ffffff"/><text x="80" y="330" font-size="72">${name}</text></svg>`,
    screen: (_seed, { name }) =>
      html`<rect width="1440" height="900" fill="#ffffff"/><text x="80" y="450" font-size="96">${name}</text>`,
  }
}
