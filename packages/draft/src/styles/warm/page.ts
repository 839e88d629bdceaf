import type { FullContent } from '../../content.ts'
import { html } from '../../html.ts'
import { heroOf, type Section, sectionOf } from '../../sections.ts'
import { hasAnswers } from '../../skeleton/answers.ts'
import { pageFrame } from '../../skeleton/page-frame.ts'
import { hasMore } from '../../skeleton/services.ts'
import { factList, legendOnce } from '../../skeleton/skeleton.ts'
import { longestWord } from '../../text/longest-word.ts'
import { artField } from '../art-field.ts'
import { type Renderers, renderSections } from '../render-sections.ts'
import { asOnPage } from '../section-groups.ts'
import type { Context, Page } from '../style.ts'
import { styleSheet } from '../style-sheet.ts'
import { stillLife } from './art/still-life.ts'
import { fallbackFaces } from './fallback-faces.generated.ts'
import { type HeroForm, type ValuesForm, type WarmLayout, warmGroups, warmLayout } from './layout.ts'
import { warmPalette } from './palette.ts'
import { renderContact } from './sections/closing.ts'
import { headerOf, renderHero } from './sections/hero.ts'
import { picture, type Warm } from './sections/parts.ts'
import { type LetterForm, letterForm, renderValues, TABLE } from './sections/table.ts'
import { renderStampDrawings, renderWhere, stampForm } from './sections/where.ts'
import { sheets } from './sheets.generated.ts'

/** Letters of a word that any column has room for. */
const LONG_WORD = 9
/** The mean width of a letter of the display face, in em, rounded up. */
const LETTER = 0.6

/** So many plates stand beside the heading. */
const MOST_FEW = 2

/** The sheets of forms of which a page has one: it carries no others. */
const HERO_FORMS: Readonly<Record<HeroForm, string>> = {
  beside: sheets.heroBeside,
  frieze: sheets.heroFrieze,
  laid: sheets.heroLaid,
}
const LETTER_FORMS: Readonly<Record<LetterForm, string>> = {
  large: sheets.letterLarge,
  text: sheets.letterText,
  one: sheets.letterOne,
  quotation: sheets.letterQuotation,
  lines: sheets.letterLines,
}
const VALUES_FORMS: Readonly<Record<ValuesForm, string>> = {
  plates: sheets.valuesPlates,
  platters: sheets.valuesPlates,
  note: sheets.valuesNote,
}

const RENDERERS: Renderers<[Warm]> = { ...TABLE, where: renderWhere }

function sheetsOf({ hero, values: form }: WarmLayout, sections: readonly Section[]): readonly string[] {
  const story = sectionOf(sections, 'story')
  const plates = sectionOf(sections, 'values')?.items.length ?? 0
  const dishes = sectionOf(sections, 'services')?.items ?? []
  const states = sectionOf(sections, 'where')?.states.length ?? 0
  return [
    sheets.base,
    sheets.hero,
    HERO_FORMS[hero],
    sheets.letter,
    sheets.values,
    story ? LETTER_FORMS[letterForm(story)] : '',
    VALUES_FORMS[form],
    form !== 'note' && plates <= MOST_FEW ? sheets.valuesFew : '',
    sheets.middle,
    hasMore(dishes) ? sheets.servicesMenu : sheets.servicesSentence,
    sheets.places,
    stampForm(states) === 'many' ? sheets.stampsSheet : sheets.stampsLoose,
    sheets.narrow,
    sheets.otherMedia,
  ]
}

/** Renders a warm page: a table with a letter, plates, place mats, stamps and an envelope. */
export function warmPage(content: FullContent, context: Context): Page {
  const { seed, sections, subject, emergency } = content
  const layout = warmLayout(content)
  const warm: Warm = {
    context,
    seed,
    palette: warmPalette(seed),
    field: artField(subject),
    legend: legendOnce(context, 'legend'),
  }
  const longest = longestWord(subject.name)
  const isLong = longest > LONG_WORD
  const hero = heroOf(sections)
  const values = sectionOf(sections, 'values')
  const where = sectionOf(sections, 'where')
  const contact = sectionOf(sections, 'contact')

  const groups = warmGroups(content)
  const below = (group: (typeof groups)[number]) => {
    const rendered = renderSections(group, sections, RENDERERS, warm)
    if (!rendered.some(Boolean)) return undefined
    if (group.includes('services') || group.includes('visit'))
      return html`<div class="mat from-left">${rendered}</div>`
    if (group.includes('model') || group.includes('cost')) {
      const isAlone = !sections.some(({ kind }) => kind === 'model')
      return html`<div class="mat from-right"><div class="mat-in${isAlone && ' alone'}">${rendered}</div></div>`
    }
    return rendered
  }
  const middle = () => {
    const facts = !hasAnswers(sections) && factList(hero, context, ['person'])
    const letter = html`${renderSections(['story'], sections, RENDERERS, warm)}`
    const plates = values && renderValues(values, layout.values, warm)
    const table = layout.order === 'letter-first' ? [letter, plates] : [plates, letter]
    return html`<div class="table">${facts}${table}</div>${groups.map(below)}`
  }
  return {
    css:
      styleSheet(content, fallbackFaces, sheets, sheetsOf(layout, sections), context.page) +
      (isLong ? sheets.heroLongWord : ''),
    variables: isLong ? { 'name-em': (longest * LETTER).toFixed(1) } : {},
    body: pageFrame(
      content,
      {
        header: headerOf(hero, asOnPage(sections, content, groups), layout, warm),
        drawings: renderStampDrawings(where, warm),
        first: () => renderHero(hero, layout, warm),
        middle,
        pageArt: (pageSeed) =>
          picture('44 6 812 704', stillLife(pageSeed, warm.palette, warm.field, 'window')),
        ending: () => contact && renderContact(contact, where, hero.name, warm),
        foot: { emergency, isBrief: true, order: 'notices first' },
      },
      context,
    ),
  }
}
