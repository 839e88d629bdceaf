import type { FullContent } from '../../content.ts'
import { html } from '../../html.ts'
import { heroOf, sectionOf } from '../../sections.ts'
import { pageFrame } from '../../skeleton/page-frame.ts'
import { legendOnce } from '../../skeleton/skeleton.ts'
import { longestWord } from '../../text/longest-word.ts'
import { MARK_NAME } from '../../words/page-words.ts'
import { type Renderers, renderSections } from '../render-sections.ts'
import type { Context, Page } from '../style.ts'
import { styleSheet } from '../style-sheet.ts'
import { shore } from './art/shore.ts'
import { fallbackFaces } from './fallback-faces.generated.ts'
import { modernGroups, modernLayout } from './layout.ts'
import { renderContact, renderWhere } from './sections/closing.ts'
import { MIDDLE } from './sections/middle.ts'
import { headerOf, renderHero } from './sections/opening.ts'
import type { Modern } from './sections/parts.ts'
import { sheets } from './sheets.generated.ts'

const SHEETS = [sheets.base, sheets.opening, sheets.middle, sheets.closing, sheets.media]

const RENDERERS: Renderers<[Modern]> = { ...MIDDLE, where: renderWhere }

/** The mean width of a letter of the display face, in em, rounded up: a line of capitals still fits. */
const LETTER = 0.6
/** That of a long word of small letters. */
const SMALL_LETTER = 0.54
/** So many letters of a name fit one of its lines beside the chart. */
const LINE = 13

/** A modern page: whole bands of one hue, from the shore to the deep. */
export function modernPage(content: FullContent, context: Context): Page {
  const { sections, subject } = content
  const layout = modernLayout(content)
  const modern: Modern = {
    content,
    context,
    layout,
    legend: legendOnce(context, 'legend soft'),
    legendIn: 'head',
  }
  const hero = heroOf(sections)
  const contact = sectionOf(sections, 'contact')
  const bands = () =>
    modernGroups(content).map((group) => {
      const rendered = renderSections(group, sections, RENDERERS, modern)
      if (group.includes('services') || group.includes('visit'))
        return html`<div class="band pale">${rendered}</div>`
      if (group.includes('why') || group.includes('story')) return html`<div class="band">${rendered}</div>`
      if (group.includes('model') || group.includes('cost'))
        return html`<div class="band"><div class="paying">${rendered}</div></div>`
      return rendered
    })
  return {
    css: styleSheet(content, fallbackFaces, sheets, SHEETS, context.page),
    bodyClass: `${layout.order} on-${layout.hero}`,
    variables: {
      suggested: `"${MARK_NAME}"`,
      'name-em': (longestWord(subject.name) * LETTER).toFixed(1),
      'story-em': (longestWord(sectionOf(sections, 'story')?.heading.text ?? '') * SMALL_LETTER).toFixed(1),
      'name-lines': linesOfName(subject.name),
      'contact-em': (longestWord(contact?.heading.text ?? '') * LETTER).toFixed(1),
    },
    body: pageFrame(
      content,
      {
        header: headerOf(hero, modern),
        first: () => renderHero(hero, modern),
        middle: () => html`${bands()}`,
        pageArt: shore,
        ending: () => contact && renderContact(contact, modern),
        foot: { className: 'deep' },
      },
      context,
    ),
  }
}

function linesOfName(name: string): number {
  let [lines, letters] = [1, 0]
  for (const { length } of name.split(' ')) {
    const isNew = letters > 0 && letters + 1 + length > LINE
    lines += isNew ? 1 : 0
    letters = isNew ? length : letters + 1 + length
  }
  return lines
}
