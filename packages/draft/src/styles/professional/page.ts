import type { FullContent } from '../../content.ts'
import { html } from '../../html.ts'
import { heroOf, sectionOf } from '../../sections.ts'
import { pageFrame } from '../../skeleton/page-frame.ts'
import { legendOnce } from '../../skeleton/skeleton.ts'
import { longestWord } from '../../text/longest-word.ts'
import { renderSections } from '../render-sections.ts'
import type { Context, Page } from '../style.ts'
import { styleSheet } from '../style-sheet.ts'
import { fallbackFaces } from './fallback-faces.generated.ts'
import { sharedFaces } from './fonts.ts'
import { professionalGroups, professionalLayout } from './layout.ts'
import { renderContact } from './sections/closing.ts'
import { headerOf, renderHero, sealArt } from './sections/opening.ts'
import type { Professional } from './sections/parts.ts'
import { RECORD } from './sections/record.ts'
import { sheets } from './sheets.generated.ts'

const SHEETS = [sheets.base, sheets.opening, sheets.record, sheets.closing, sheets.media]

/** The mean width of a letter of the display face, in em, rounded up: a line of capitals still fits. */
const LETTER = 0.56

/** A professional page: printed like a bond, one ink on cool paper, facts on rules. */
export function professionalPage(content: FullContent, context: Context): Page {
  const { sections, subject } = content
  const layout = professionalLayout(content)
  const professional: Professional = {
    content,
    context,
    layout,
    legend: legendOnce(context, 'query'),
    legendIn: 'head',
  }
  const hero = heroOf(sections)
  const contact = sectionOf(sections, 'contact')
  const middle = () =>
    professionalGroups(content).map((group) => {
      const rows = renderSections(group, sections, RECORD, professional)
      return group.includes('services') || group.includes('visit')
        ? html`<div class="care">${rows}</div>`
        : rows
    })
  return {
    css: sharedFaces(context.assetBase) + styleSheet(content, fallbackFaces, sheets, SHEETS, context.page),
    bodyClass: layout.order,
    variables: {
      'name-em': (longestWord(subject.name) * LETTER).toFixed(1),
      'story-em': (longestWord(sectionOf(sections, 'story')?.heading.text ?? '') * LETTER).toFixed(1),
    },
    body: pageFrame(
      content,
      {
        header: headerOf(hero, professional),
        first: () => renderHero(hero, professional),
        middle: () => html`${middle()}`,
        pageArt: (seed) => sealArt(seed, subject),
        ending: () => contact && renderContact(contact, hero, professional),
        foot: { emergency: content.emergency, order: 'notices first' },
      },
      context,
    ),
  }
}
