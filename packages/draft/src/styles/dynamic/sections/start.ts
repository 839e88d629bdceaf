import type { FullContent } from '../../../content.ts'
import { drawing, html, link, ownMarkup, type SafeHtml } from '../../../html.ts'
import { type SectionKind, type SectionOf, sectionOf } from '../../../sections.ts'
import { facesOf, firstScreen } from '../../../skeleton/first-screen.ts'
import { brand } from '../../../skeleton/image.ts'
import { factList, isSaidOnce, menu, setLine, steadyWords, words } from '../../../skeleton/skeleton.ts'
import { asOnPage } from '../../section-groups.ts'
import { faceLanes } from '../art/face-lanes.ts'
import { BOX, short } from '../art/lanes.ts'
import type { StartArt } from '../art/start.ts'
import { dynamicGroups } from '../layout.ts'
import { SOFT_BREAK } from '../name-lines.ts'
import type { Parts } from './parts.ts'

const IN_MENU = ['story', 'visit', 'services', 'where', 'cost', 'questions'] as const satisfies SectionKind[]
const MENU_LENGTH = 5

/** The strip above the first screen: name, menu, the one thing to do. */
export function renderTop(hero: SectionOf<'hero'>, content: FullContent, { context }: Parts): SafeHtml {
  const { sections } = content
  const { name, action } = hero
  // What screen readers alone hear needs no steady box.
  const said = isSaidOnce(name, context) ? words(name, context) : steadyWords([name], context)
  const named = IN_MENU.flatMap((kind) => {
    const section = sectionOf(sections, kind)
    return section ? [{ kind, label: section.label }] : []
  }).slice(-MENU_LENGTH)
  const items = asOnPage(named, content, dynamicGroups(content))
  return html`
    <header class="top">
      <p class="brand">${brand(hero, said, context)}</p>
      ${items.length > 0 && menu(items, context)}
      ${link(action.href, steadyWords([action.label], context), 'go')}
    </header>
  `
}

/** The name at the start of its lanes, and the first sentence in the field that they bend around. */
export function renderStart(
  hero: SectionOf<'hero'>,
  art: { readonly wide: StartArt; readonly narrow: StartArt | undefined },
  { context, layout, seed, colors }: Parts,
  hasCard: boolean,
): SafeHtml {
  const { name, person, lede, how, action, second } = hero
  const { lines } = layout.name
  const set = lines.map((line, index) => {
    const isJoined = line.endsWith('-') || line.endsWith(SOFT_BREAK)
    const text = html`${line.split(SOFT_BREAK).map((part, at) => html`${at > 0 && ownMarkup('<wbr>')}${part}`)}`
    return html`
      <span class="l" data-t="${line}"><span>${text}</span></span>
      ${index < lines.length - 1 && !isJoined && ' '}
    `
  })
  // All lines in one: on narrow screens they run on in the direction of the name.
  const title = setLine(name, name.typed ? html`<bdi>${set}</bdi>` : html`${set}`, context)
  if (facesOf(hero).length > 0) {
    const lanes = ownMarkup(faceLanes(seed, colors, lines.length))
    return html`
      ${firstScreen({ hero, name: title, art: lanes }, context)}
      ${!hasCard && factList(hero, context, ['person'])}
    `
  }
  return html`
    <div class="hero ${layout.hero}">
      <div class="name">
        <h1>${title}</h1>
        <div class="art">
          ${lanesArt(art.wide, art.narrow && 'lanes far')}${art.narrow && lanesArt(art.narrow, 'lanes near')}
        </div>
      </div>
      <div class="infield">
        <p class="first">${steadyWords([lede], context)}</p>
        <p class="act">
          ${link(
            action.href,
            steadyWords([action.label], context),
            layout.hero === 'night' ? 'go' : 'go dark',
          )} ${second && link(second.href, steadyWords([second.label], context), 'plain')}
        </p>
        <div class="known">
          ${how && html`<p>${steadyWords([how], context)}</p>`}
          ${person && html`<p>${steadyWords([person], context)}</p>`}
        </div>
      </div>
    </div>
    ${!hasCard && factList(hero, context, ['person'])}
  `
}

function lanesArt({ height, paths }: StartArt, className = 'lanes'): SafeHtml {
  return ownMarkup(
    drawing`
      <svg class="${className}" viewBox="0 0 ${BOX} ${short(height)}" preserveAspectRatio="xMaxYMin"
      aria-hidden="true">${paths}</svg>
    `,
  )
}
