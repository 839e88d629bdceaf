import type { FullContent } from '../../content.ts'
import { html, ownMarkup, type SafeHtml } from '../../html.ts'
import { portraitOf } from '../../pictures-in.ts'
import { heroOf, type SectionKind, sectionOf } from '../../sections.ts'
import { image } from '../../skeleton/image.ts'
import { pageFrame } from '../../skeleton/page-frame.ts'
import { legendOnce } from '../../skeleton/skeleton.ts'
import { longestWord } from '../../text/longest-word.ts'
import { type ArtField, artField } from '../art-field.ts'
import { renderSections } from '../render-sections.ts'
import { asOnPage } from '../section-groups.ts'
import type { Context, Page } from '../style.ts'
import { styleSheet } from '../style-sheet.ts'
import { faceScene, motif } from './art/line-pictures.ts'
import { castOf } from './art/scenes.ts'
import { fallbackFaces } from './fallback-faces.generated.ts'
import { type MinimalistLayout, minimalistGroups, minimalistLayout, placeOf } from './layout.ts'
import { renderVisit } from './sections/closing.ts'
import { COLUMN } from './sections/column.ts'
import { headerOf, renderHero } from './sections/hero.ts'
import { drawnRule, type Minimalist, plainRule } from './sections/parts.ts'
import { sheets } from './sheets.generated.ts'

const SHEETS = [sheets.base, sheets.hero, sheets.sections, sheets.media]

/** How high, in px, the thing on the line over a band may be. */
const TALLEST: { readonly [Kind in SectionKind]?: number } = {
  story: 200,
  why: 130,
  values: 130,
  visit: 130,
  services: 130,
  questions: 100,
}

/** The mean width of a letter of a name, in em, rounded up. */
const LETTER = 0.56

/**
 * Renders a minimalist page: one line from the name to the full stop, names in the margin, sentences in the column.
 */
export function minimalistPage(content: FullContent, context: Context): Page {
  const { seed, sections, subject, emergency } = content
  const layout = minimalistLayout(content)
  const field = artField(subject)
  const page: Minimalist = {
    context,
    layout,
    rule: rulesOf(seed, field, layout),
    legend: legendOnce(context, 'note legend'),
  }
  const hero = heroOf(sections)
  const groups = minimalistGroups(content)
  const story = sectionOf(sections, 'story')
  const portrait = story && portraitOf(story)
  const lineOver = (kinds: readonly SectionKind[]): SafeHtml => {
    if (kinds.includes('story') && portrait) {
      const shown = image({ slot: 'portrait', picture: portrait, sizes: '240px' }, context)
      return html`<div class="rule plain stands"><div>${shown}</div></div>`
    }
    const tallest = kinds.map((kind) => TALLEST[kind]).find(Boolean)
    return tallest ? page.rule(tallest) : plainRule
  }
  const band = (group: (typeof groups)[number]) => {
    const rendered = renderSections(group, sections, COLUMN, page)
    return rendered.some(Boolean) && html`<div class="band">${lineOver(group)}${rendered}</div>`
  }
  return {
    css: styleSheet(content, fallbackFaces, sheets, SHEETS, context.page),
    variables: { 'name-em': (longestWord(subject.name) * LETTER).toFixed(1) },
    body: pageFrame(
      content,
      {
        header: headerOf(hero, asOnPage(sections, content, groups), subject, page),
        first: () => renderHero(hero, layout, { seed, field }, page),
        middle: () => html`${groups.map(band)}`,
        pageArt: (pageSeed) => ownMarkup(faceScene(pageSeed, field)),
        ending: () =>
          renderVisit(sectionOf(sections, 'where'), sectionOf(sections, 'contact'), emergency, page),
        foot: { isBrief: true },
      },
      context,
    ),
  }
}

/** Gives out the lines of the sections: no thing twice on a page, and none twice in a row at the same place. */
function rulesOf(seed: string, field: ArtField, layout: MinimalistLayout): Minimalist['rule'] {
  const { rest } = castOf(seed, field)
  let used = 0
  return (tallest) => {
    const name = rest[used]
    if (!name) return plainRule
    return drawnRule(motif(name, seed, tallest), placeOf(used++, layout))
  }
}
