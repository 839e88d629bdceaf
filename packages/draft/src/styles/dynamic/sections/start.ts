import type { FullContent } from '../../../content.ts'
import { drawing, html, ownMarkup, type SafeHtml } from '../../../html.ts'
import { type SectionKind, type SectionOf, sectionOf } from '../../../sections.ts'
import { facesOf, firstScreen } from '../../../skeleton/first-screen.ts'
import type { Header } from '../../../skeleton/site-header.ts'
import { factList, isSaidOnce, setLine, steadyWords, words } from '../../../skeleton/skeleton.ts'
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
export function headerOf(hero: SectionOf<'hero'>, content: FullContent, { context }: Parts): Header {
  const { sections } = content
  const { name } = hero
  // What screen readers alone hear needs no steady box.
  const said = isSaidOnce(name, context) ? words(name, context) : steadyWords([name], context)
  const named = IN_MENU.flatMap((kind) => {
    const section = sectionOf(sections, kind)
    return section ? [{ kind, label: section.label }] : []
  }).slice(-MENU_LENGTH)
  return { hero, said, entries: asOnPage(named, content, dynamicGroups(content)) }
}

/** The name at the start of its lanes, and the first sentence in the field that they bend around. */
export function renderStart(
  hero: SectionOf<'hero'>,
  art: { readonly wide: StartArt; readonly narrow: StartArt | undefined },
  { context, layout, seed, colors }: Parts,
  hasCard: boolean,
): SafeHtml {
  const name = nameOf(hero, layout.name.lines, context)
  const look =
    facesOf(hero).length > 0
      ? { hero, name, art: ownMarkup(faceLanes(seed, colors, layout.name.lines.length)) }
      : {
          hero,
          name,
          art: html`${lanesArt(art.wide, art.narrow && 'lanes far')}${art.narrow && lanesArt(art.narrow, 'lanes near')}`,
          className: layout.hero,
        }
  return html`${firstScreen(look, context)}${!hasCard && factList(hero, context, ['person'])}`
}

// All lines in one: on narrow screens they run on in the direction of the name.
function nameOf({ name }: SectionOf<'hero'>, lines: readonly string[], context: Parts['context']): SafeHtml {
  const set = lines.map((line, index) => {
    const isJoined = line.endsWith('-') || line.endsWith(SOFT_BREAK)
    const text = html`${line.split(SOFT_BREAK).map((part, at) => html`${at > 0 && ownMarkup('<wbr>')}${part}`)}`
    return html`
      <span class="l" data-t="${line}"><span>${text}</span></span>
      ${index < lines.length - 1 && !isJoined && ' '}
    `
  })
  return setLine(name, name.typed ? html`<bdi>${set}</bdi>` : html`${set}`, context)
}

function lanesArt({ height, paths }: StartArt, className = 'lanes'): SafeHtml {
  return ownMarkup(
    drawing`
      <svg class="${className}" viewBox="0 0 ${BOX} ${short(height)}" preserveAspectRatio="xMaxYMin"
      aria-hidden="true">${paths}</svg>
    `,
  )
}
