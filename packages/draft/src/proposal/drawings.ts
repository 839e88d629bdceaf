// One drawing for each area, in ink on 480 × 320: an example, never the owner's site.

import type { ImprovementId } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import { drawing } from '../html.ts'

const bars = (x: number, y: number, widths: readonly number[], height: number, step: number) =>
  widths.map((width, index) => `<path d="M${x} ${y + index * step}h${width}v${height}h${-width}z"/>`).join('')

const ARROW = '<path class="k" d="M196 160h44m-12-12 12 12-12 12"/>'

/** The markup inside the drawing of an area; the sheet of the proposal names its inks. */
export const DRAWINGS: Readonly<Record<ImprovementId, string>> = {
  mobile: drawing`
    <rect class="k" x="160" y="-60" width="190" height="352" rx="26"/><g
    class="q">${bars(184, 26, [120, 142, 96], 8, 20)}</g><clipPath id="phone"><rect x="161" y="-60"
    width="188" height="351" rx="25"/></clipPath><g clip-path="url(#phone)"><circle cx="372" cy="322"
    r="206" class="w"/><circle cx="372" cy="322" r="206" class="d"/></g><rect class="b" x="184" y="206"
    width="142" height="52" rx="26"/>
  `,
  copy: `<path class="p" d="M34 79q80-13 130-4t118-6M34 113q90-9 140-3t134-4M34 272V196q0-10 10-10"/>`,
  navigation: drawing`
    <g class="q">${bars(36, 44, [128, 96, 148, 84, 118, 72, 136, 102, 88], 9, 28)}</g>${ARROW}<path
    class="k" d="M276 94h168m0 62H276m0 62h168m0 62H276"/>
  `,
  design: drawing`
    <g class="q">${bars(36, 50, [150, 130, 150, 120, 140, 150, 110, 150, 90], 14, 24)}</g>${ARROW}<path
    class="b" d="M276 50h168v96H276z"/><g class="q">${bars(276, 186, [168, 120], 9, 28)}</g>
  `,
  functionality: drawing`
    <path class="k" d="M40 80h150q40 0 40 40v80q0 40 40 40h120"/><g class="b"><circle cx="40" cy="80"
    r="11"/><circle cx="230" cy="160" r="11"/><circle cx="400" cy="240" r="22"/></g><path class="p iv"
    d="m390 240 7 8 14-16"/>
  `,
  brand_alignment: drawing`
    <path class="k" d="M40 108h400M40 188h400M40 268h400"/><g
    class="b">${bars(40, 70, [150, 150, 150], 18, 80)}</g><g
    class="q">${bars(214, 70, [96, 96, 96], 18, 80)}</g>
  `,
  content: drawing`
    <g class="b"><circle cx="54" cy="82" r="13"/><circle cx="54" cy="158" r="13"/><circle cx="54" cy="234"
    r="13"/></g><g class="q">${bars(96, 106, [220, 330, 180], 9, 76)}</g>
  `,
  engagement: drawing`
    <path class="k"
    d="M40 50h116v150H40zM180 50h116v150H180zM320 50h116v150H320zM98 200C98 240 238 220 238 262M238 200v62
    M378 200C378 240 238 220 238 262"/><circle class="b" cx="238" cy="276" r="18"/>
  `,
}

type Place = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly step: number
}

/** Where the words of a drawing stand: the first in this box, each further one a step below. */
export const EXAMPLE_PLACES: { readonly [Id in ImprovementId]?: Place } = {
  mobile: { x: 184, y: 206, width: 142, height: 52, step: 0 },
  copy: { x: 44, y: 58, width: 400, height: 84, step: 132 },
  navigation: { x: 276, y: 46, width: 168, height: 44, step: 62 },
  content: { x: 96, y: 62, width: 350, height: 40, step: 76 },
}
