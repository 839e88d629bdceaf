import type { FullContent } from '../../content.ts'
import { html, type SafeHtml } from '../../html.ts'
import { sectionOf } from '../../sections.ts'
import { newsBand } from '../../skeleton/added.ts'
import { sheets as skeletonSheets } from '../../skeleton/sheets.generated.ts'
import { legendOnce, skipLink } from '../../skeleton/skeleton.ts'
import { longestWord } from '../../text/longest-word.ts'
import { MARK_NAME } from '../../words/page-words.ts'
import { rareSheets } from '../rare-sheets.ts'
import type { Context, Page } from '../style.ts'
import { modernGroups, modernLayout } from './layout.ts'
import { renderAdded } from './sections/added.ts'
import { renderContact, renderFoot, renderQuestions, renderWhere } from './sections/closing.ts'
import { renderCost, renderModel, renderServices, renderStory, renderVisit } from './sections/middle.ts'
import { renderHero, renderTop, renderValues, renderWhy } from './sections/opening.ts'
import type { Modern } from './sections/parts.ts'
import { sheets } from './sheets.generated.ts'

const css = [
  sheets.fallbackFaces,
  skeletonSheets.steadyText,
  skeletonSheets.steadyTop,
  sheets.base,
  sheets.opening,
  sheets.middle,
  sheets.closing,
  sheets.media,
].join('')

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
  const modern: Modern = { content, context, layout, legend: legendOnce(context, 'legend soft') }
  const hero = sectionOf(sections, 'hero')
  if (!hero) throw new Error('A page needs a hero.')
  const values = sectionOf(sections, 'values')
  const where = sectionOf(sections, 'where')
  const questions = sectionOf(sections, 'questions')
  const contact = sectionOf(sections, 'contact')

  const top = renderTop(hero, modern)
  const first = renderHero(hero, modern)
  const bands = modernGroups(content).map((group) => {
    if (group.includes('values')) return values && renderValues(values, modern)
    if (group.includes('where')) return where && renderWhere(where, modern)
    if (group.includes('questions')) return questions && renderQuestions(questions, modern)
    const [kind] = group
    if (kind === 'team' || kind === 'prices' || kind === 'hours' || kind === 'places')
      return renderAdded(sectionOf(sections, kind), modern)
    if (group.includes('services') || group.includes('visit')) return renderCare(modern)
    return group.includes('why') || group.includes('story') ? renderPerson(modern) : renderPaying(modern)
  })
  return {
    css: css + rareSheets(content, sheets),
    bodyClass: `${layout.order} on-${layout.hero}`,
    variables: {
      suggested: `"${MARK_NAME}"`,
      'name-em': (longestWord(subject.name) * LETTER).toFixed(1),
      'story-em': (longestWord(sectionOf(sections, 'story')?.heading.text ?? '') * SMALL_LETTER).toFixed(1),
      'name-lines': linesOfName(subject.name),
      'contact-em': (longestWord(contact?.heading.text ?? '') * LETTER).toFixed(1),
    },
    body: html`
      ${skipLink()}
      ${newsBand(sectionOf(sections, 'news'), context)}
      ${top}
      <main id="main" tabindex="-1">
        ${first}
        ${bands}
        ${contact && renderContact(contact, modern)}
      </main>
      ${renderFoot(modern)}
    `,
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

function renderPerson(modern: Modern): SafeHtml | undefined {
  const why = sectionOf(modern.content.sections, 'why')
  const story = sectionOf(modern.content.sections, 'story')
  if (!why && !story) return undefined
  return html`<div class="band">${why && renderWhy(why, modern)}${story && renderStory(story, modern)}</div>`
}

function renderCare(modern: Modern): SafeHtml | undefined {
  const services = sectionOf(modern.content.sections, 'services')
  const visit = sectionOf(modern.content.sections, 'visit')
  if (!services && !visit) return undefined
  return html`
    <div class="band pale">
      ${services && renderServices(services, modern)}${visit && renderVisit(visit, modern)}
    </div>
  `
}

function renderPaying(modern: Modern): SafeHtml | undefined {
  const model = sectionOf(modern.content.sections, 'model')
  const cost = sectionOf(modern.content.sections, 'cost')
  if (!model && !cost) return undefined
  return html`
    <div class="band">
      <div class="in paying">${model && renderModel(model, modern)}${cost && renderCost(cost, modern)}</div>
    </div>
  `
}
