import { html, type SafeHtml } from '../html.ts'
import { isLine } from '../line.ts'
import type { SectionOf } from '../sections.ts'
import { image, PLACE_SIZES } from './image.ts'
import { isUnended, type Look, type Setting, section } from './section.ts'
import { mapOf, slot, words } from './skeleton.ts'

type Where = SectionOf<'where'>

/** What the section holds; `art` is what a style draws of the states. */
type Part = 'place' | 'office' | 'video' | 'states' | 'art'

type Form = {
  /** What follows what; parts of one list stand together in a column. */
  readonly order: readonly (Part | readonly Part[])[]
  /** What stands after all that is said, in a box of its own. */
  readonly after?: readonly Part[]
  /** The form of the list of states. */
  readonly list?: string | undefined
  /** Before the name of a state. */
  readonly mark?: (state: Where['states'][number], index: number) => SafeHtml
  readonly art?: SafeHtml | false | undefined
  readonly place?: SafeHtml | undefined
  /** The sum of the states stands over their names. */
  readonly isSummed?: boolean
  /** The title of the states is for screen readers. */
  readonly isTitleHidden?: boolean
  /** A title begins its sentences. */
  readonly titles?: 'runIn'
}

/** The office, the rule of video visits, and the states. */
export function where(part: Where, look: Omit<Look, 'after'> & Form, setting: Setting): SafeHtml {
  const parts: { readonly [Name in Part]: SafeHtml | false | undefined } = {
    place: look.place,
    office: officeOf(part, look, setting),
    video: videoOf(part, look, setting),
    states: statesOf(part, look, setting),
    art: look.art,
  }
  const body = look.order.map((names) => {
    if (typeof names === 'string') return parts[names]
    const column = names.map((name) => parts[name]).filter(Boolean)
    return column.length > 0 && html`<div class="col">${column}</div>`
  })
  const after = look.after && html`${look.after.map((name) => parts[name])}`
  return section(part, { ...look, after }, setting, html`${body}`)
}

/** The photo of the place in the frame of a style. */
export function placeOf({ picture }: Where, { context }: Setting, front?: SafeHtml): SafeHtml | undefined {
  if (!picture) return undefined
  const shown = image({ slot: 'place', picture, sizes: PLACE_SIZES }, context)
  return html`<div class="place"><div class="print">${shown}</div>${front}</div>`
}

function officeOf({ office }: Where, { titles }: Form, { context }: Setting): SafeHtml | undefined {
  if (!office) return undefined
  const { title, address, zip, hours } = office
  const isRunIn = titles === 'runIn'
  return html`
    <div class="office">
      <h3>${words(title, context)}${isRunIn && isUnended(title.text) && '.'}</h3>
      ${isRunIn && ' '}
      ${isRunIn && isLine(address) ? html`<p>${words(address, context)},</p>${' '}` : slot(address, context)}
      <p class="zip">${words(zip, context)}</p>
      ${mapOf(office, context)}${slot(hours, context)}
    </div>
  `
}

function videoOf({ video }: Where, { titles }: Form, { context }: Setting): SafeHtml | undefined {
  if (!video) return undefined
  const { title, rule } = video
  return html`
    <div class="by-video">
      <h3>${words(title, context)}${titles && isUnended(title.text) && '.'}</h3>
      ${titles && ' '}
      <p>${words(rule, context)}</p>
    </div>
  `
}

function statesOf(part: Where, look: Form, { context }: Setting): SafeHtml | undefined {
  const { statesTitle: title, states, allStates } = part
  if (!title && states.length === 0) return undefined
  const names = states.map((state, index) => {
    const name = words(state.name, context)
    if (!look.mark) return html`<li>${name}</li>`
    return html`<li>${look.mark(state, index)}<span data-code="${state.code}">${name}</span></li>`
  })
  return html`
    <div class="${look.list ? `states ${look.list}` : 'states'}">
      ${title && (look.isTitleHidden ? html`<h3 class="vh">${words(title, context)}</h3>` : html`<h3>${words(title, context)}</h3>`)}
      ${look.isSummed && allStates && html`<p class="every">${words(allStates, context)}</p>`}
      ${names.length > 0 && html`<ul>${names}</ul>`}
    </div>
  `
}
