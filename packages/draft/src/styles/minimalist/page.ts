import type { FullContent } from '../../content.ts'
import { html, ownMarkup } from '../../html.ts'
import { heroOf, sectionOf } from '../../sections.ts'
import { answersCard, reachBar } from '../../skeleton/answers.ts'
import { sheets as skeletonSheets } from '../../skeleton/sheets.generated.ts'
import { legendOnce } from '../../skeleton/skeleton.ts'
import { subPageBody } from '../../skeleton/sub-page.ts'
import { longestWord } from '../../text/longest-word.ts'
import { type ArtField, artField } from '../art-field.ts'
import { forAdded, type Renderers, renderSections } from '../render-sections.ts'
import { asOnPage } from '../section-groups.ts'
import type { Context, Page } from '../style.ts'
import { styleSheet } from '../style-sheet.ts'
import { faceScene, motif } from './art/line-pictures.ts'
import { castOf } from './art/scenes.ts'
import { fallbackFaces } from './fallback-faces.generated.ts'
import { CARE, type MinimalistLayout, minimalistGroups, minimalistLayout, placeOf } from './layout.ts'
import { renderAdded } from './sections/added.ts'
import { renderCare } from './sections/care.ts'
import { renderFoot, renderQuestions, renderVisit } from './sections/closing.ts'
import { renderHero, renderTop } from './sections/hero.ts'
import { drawnRule, type Minimalist, plainRule } from './sections/parts.ts'
import { renderPaying } from './sections/paying.ts'
import { renderStory } from './sections/story.ts'
import { sheets } from './sheets.generated.ts'

const SHEETS = [skeletonSheets.steadyTop, sheets.base, sheets.hero, sheets.sections, sheets.media]

const RENDERERS: Renderers<[Minimalist]> = {
  story: renderStory,
  questions: renderQuestions,
  ...forAdded(renderAdded),
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
    rule: rulesOf(seed, field, layout),
    legend: legendOnce(context, 'note legend'),
  }
  const hero = heroOf(sections)
  const groups = minimalistGroups(content)
  const band = (group: (typeof groups)[number]) => {
    if (group.includes('model') || group.includes('cost'))
      return renderPaying(sectionOf(sections, 'model'), sectionOf(sections, 'cost'), page)
    if (group.some((kind) => CARE.includes(kind))) {
      const care = {
        why: sectionOf(sections, 'why'),
        values: sectionOf(sections, 'values'),
        visit: sectionOf(sections, 'visit'),
        services: sectionOf(sections, 'services'),
      }
      return renderCare(care, layout.values, page)
    }
    return renderSections(group, sections, RENDERERS, page)
  }
  return {
    css: styleSheet(content, fallbackFaces, sheets, SHEETS, context.page),
    variables: { 'name-em': (longestWord(subject.name) * LETTER).toFixed(1) },
    body: html`
      ${renderTop(hero, asOnPage(sections, content, groups), subject, page)}
      <main id="main" tabindex="-1">
        ${
          context.page.kind === 'home'
            ? html`
                ${renderHero(hero, layout, { seed, field }, page)}
                ${answersCard(sections, context)}
                ${groups.map(band)}
              `
            : subPageBody(
                content,
                context.page,
                ownMarkup(faceScene(`${seed}${context.page.path}`, field)),
                context,
              )
        }
        ${reachBar(sections)}
        ${renderVisit(sectionOf(sections, 'where'), sectionOf(sections, 'contact'), emergency, page)}
      </main>
      ${renderFoot(sectionOf(sections, 'notices'), sectionOf(sections, 'footer'), page)}
    `,
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
