import type { FullContent } from '../../content.ts'
import { hasSuggestion, skipLink } from '../../fragments.ts'
import { html, type SafeHtml } from '../../html.ts'
import { type SectionOf, sectionOf } from '../../sections.ts'
import { longestWord } from '../../text/longest-word.ts'
import { compactSheet } from '../compact-sheet.ts'
import { hasSigns } from '../has-signs.ts'
import { steadyTextCss } from '../steady-text.ts'
import type { Context, Page } from '../style.ts'
import { baseCss } from './css/base.ts'
import { fallbackFaces, signFaces } from './css/fallback-faces.ts'
import { heroCss, heroFormCss, longWordCss } from './css/hero.ts'
import { letterCss, letterFormCss } from './css/letter.ts'
import { middleCss } from './css/middle.ts'
import { narrowCss } from './css/narrow.ts'
import { otherMediaCss } from './css/other-media.ts'
import { placesCss, stampFormCss } from './css/places.ts'
import { valuesCss, valuesFormCss } from './css/values.ts'
import { type WarmLayout, warmLayout } from './layout.ts'
import { warmPalette } from './palette.ts'
import { renderContact, renderFoot, renderQuestions } from './sections/closing.ts'
import { renderHero, renderTop } from './sections/hero.ts'
import { renderCare, renderPaying, renderWhy } from './sections/mats.ts'
import type { Warm } from './sections/parts.ts'
import { letterForm, renderLetter, renderValues } from './sections/table.ts'
import { renderStampDrawings, renderWhere, stampForm } from './sections/where.ts'

const baseAndHeroCss = compactSheet(fallbackFaces, steadyTextCss, baseCss, heroCss)
const letterAndValuesCss = compactSheet(letterCss, valuesCss)
const middleAndPlacesCss = compactSheet(middleCss, placesCss)
const signs = compactSheet(signFaces)
const longWord = compactSheet(longWordCss)
const otherScreensCss = compactSheet(narrowCss, otherMediaCss)

/** Letters of a word that any column has room for. */
const LONG_WORD = 12
/** The mean width of a letter of the display face, in em, rounded up. */
const LETTER = 0.6

/** A page carries the sheets of its own forms only. */
const sheetOf = (
  { hero, values }: WarmLayout,
  story: SectionOf<'story'> | undefined,
  states: number,
): string =>
  [
    baseAndHeroCss,
    heroFormCss[hero],
    letterAndValuesCss,
    story ? letterFormCss[letterForm(story)] : '',
    valuesFormCss[values],
    middleAndPlacesCss,
    stampFormCss[stampForm(states)],
    otherScreensCss,
  ].join('')

/** Renders a warm page: a table with a letter, plates, place mats, stamps and an envelope. */
export function warmPage(content: FullContent, context: Context): Page {
  const { seed, sections, subject, emergency } = content
  const layout = warmLayout(content)
  const warm: Warm = {
    context,
    seed,
    palette: warmPalette(seed),
    practiceType: subject.type,
    legend: legendOnce(context),
  }
  const longest = longestWord(subject.name)
  const isLong = longest > LONG_WORD
  const hero = sectionOf(sections, 'hero')
  if (!hero) throw new Error('A page needs a hero.')
  const story = sectionOf(sections, 'story')
  const values = sectionOf(sections, 'values')
  const why = sectionOf(sections, 'why')
  const where = sectionOf(sections, 'where')
  const questions = sectionOf(sections, 'questions')
  const contact = sectionOf(sections, 'contact')

  const order = (letter: SafeHtml | undefined, plates: SafeHtml | undefined) =>
    layout.table === 'letter-first' ? [letter, plates] : [plates, letter]
  const table = order(story && renderLetter(story, warm), values && renderValues(values, layout.values, warm))
  const care = renderCare(sectionOf(sections, 'services'), sectionOf(sections, 'visit'), warm)
  const paying = renderPaying(sectionOf(sections, 'model'), sectionOf(sections, 'cost'), warm)
  const places = where && renderWhere(where, warm)
  return {
    css: [sheetOf(layout, story, where?.states.length ?? 0), hasSigns(content) && signs, isLong && longWord]
      .filter(Boolean)
      .join(''),
    variables: isLong ? { 'name-em': (longest * LETTER).toFixed(1) } : {},
    body: html`${skipLink()}
${renderTop(hero, sections, layout, warm)}
<main id="main" tabindex="-1">
${renderStampDrawings(where, warm)}
${renderHero(hero, layout, warm)}
<div class="table">${table}</div>
${why && renderWhy(why, warm)}
${care}${layout.isCostLate ? [places, paying] : [paying, places]}
${questions && renderQuestions(questions, warm)}
${contact && renderContact(contact, where, hero.name, warm)}
</main>
${renderFoot(emergency, sectionOf(sections, 'notices'), sectionOf(sections, 'footer'), warm)}`,
  }
}

function legendOnce(context: Context): Warm['legend'] {
  let isSaid = false
  return (lines) => {
    if (isSaid || !hasSuggestion(lines, context)) return undefined
    isSaid = true
    return html`<p class="legend"><b>Please confirm.</b> Words with dots under them are our suggestion. Nobody has told us yet that they are true.</p>`
  }
}
