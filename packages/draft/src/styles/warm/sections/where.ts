import { html, ownMarkup, type SafeHtml } from '../../../html.ts'
import { isLine } from '../../../line.ts'
import type { SectionOf } from '../../../sections.ts'
import { placeOf, where } from '../../../skeleton/where.ts'
import { stampFields, stampPicture } from '../art/small-pictures.ts'
import type { Warm } from './parts.ts'

/** More states than this make a sheet of stamps. */
const mostSingle = 16
const sheetDrawings = 3

/** As many stamps as lie beside each other on a desk. */
const mostInRow = 7

/** How stamps lie: one, two, up to six, up to `mostSingle`, or a sheet of them. */
export type StampForm = 'one' | 'pair' | 'few' | 'some' | 'many'

export function stampForm(states: number): StampForm {
  if (states <= 2) return states === 2 ? 'pair' : 'one'
  return states <= 6 ? 'few' : states <= mostSingle ? 'some' : 'many'
}

/** The form, and for several rows how wide they are: a last row of one or two stamps looks forgotten. */
export function stampClasses(states: number): string {
  const form = stampForm(states)
  const inRow = Math.ceil(states / Math.ceil(states / mostInRow))
  return form === 'some' && inRow < mostInRow ? `some by-${inRow}` : form
}

/** Renders the places: sentences, and one postage stamp for each state. Names always stand under the picture. */
export function renderWhere(part: SectionOf<'where'>, warm: Warm): SafeHtml {
  const { office, states } = part
  const drawings = drawingsFor(states.length)
  return where(
    // A gap in the address stands on the envelope.
    office && !isLine(office.address) ? { ...part, office: { ...office, address: undefined } } : part,
    {
      before: placeOf(part, warm),
      order: ['office', 'video'],
      titles: 'runIn',
      list: stampClasses(states.length),
      mark: (_, index) => stampArt(index, drawings),
      art: states.length === 0 && loneStamp(office?.code),
      after: ['states', 'art'],
    },
    warm,
  )
}

function loneStamp(code: string | undefined): SafeHtml {
  return html`
    <div class="states one">
      <div class="stamp">
        ${stampArt(0, 1)}
        <span data-code="${code}"></span>
      </div>
    </div>
  `
}

/** How many different drawings a page with so many states has: a sheet of stamps repeats three. */
const drawingsFor = (states: number) =>
  states > mostSingle ? sheetDrawings : Math.min(stampFields, Math.max(1, states))

/** The drawing itself stands once on the page, in a symbol: a sheet of fifty stamps stays small. */
function stampArt(index: number, drawings: number): SafeHtml {
  // The steps keep neighbors different, in rows of ten and in shorter ones.
  const drawing = index < drawings ? index : (index * 5 + Math.floor(index / 10)) % drawings
  return ownMarkup(`<svg aria-hidden="true"><use href="#s${drawing}"/></svg>`)
}

/** Renders the drawings that the stamps of a page show, before the first of them. */
export function renderStampDrawings(
  where: SectionOf<'where'> | undefined,
  { seed, palette }: Warm,
): SafeHtml {
  let symbols = ''
  for (let index = 0; index < drawingsFor(where?.states.length ?? 0); index++) {
    symbols += `<symbol id="s${index}" viewBox="0 0 300 300">${stampPicture(seed, palette, index)}</symbol>`
  }
  return ownMarkup(`<svg class="vh" aria-hidden="true">${symbols}</svg>`)
}
