// What every page of a site is built of, in this order; a style gives what stands in it.
import type { FullContent } from '../content.ts'
import { html, type SafeHtml } from '../html.ts'
import type { Context } from '../styles/style.ts'
import { answersCard, reachBar } from './answers.ts'
import { type FootForm, foot } from './foot.ts'
import { type Header, siteHeader } from './site-header.ts'
import { type Grounds, subPageBody } from './sub-page.ts'

type Frame = {
  readonly header: Header
  /** Drawings that pictures of the page use. */
  readonly drawings?: SafeHtml | undefined
  /** The first page: its first screen, and what follows the card that answers. */
  readonly first: () => SafeHtml
  readonly middle: () => SafeHtml
  /** Of a page of its own, drawn for its path. */
  readonly pageArt: (seed: string) => SafeHtml
  readonly grounds?: Grounds
  /** Ends in the contact. */
  readonly ending: () => SafeHtml | undefined
  readonly foot?: FootForm
}

/** Renders what stands in the body: header, main with the first page or a page of its own, and foot. */
export function pageFrame(content: FullContent, frame: Frame, context: Context): SafeHtml {
  const { seed, sections } = content
  const { page } = context
  const inside =
    page.kind === 'home'
      ? html`${frame.first()}${answersCard(sections, context)}${frame.middle()}`
      : subPageBody(content, page, frame.pageArt(`${seed}${page.path}`), context, frame.grounds)
  return html`
    ${siteHeader(frame.header, context)}
    <main id="main" tabindex="-1">
      ${frame.drawings}
      ${inside}
      ${reachBar(sections)}
      ${frame.ending()}
    </main>
    ${foot(sections, frame.foot ?? {}, context)}
  `
}
