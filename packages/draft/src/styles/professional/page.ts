import type { FullContent } from '../../content.ts'
import { html, type SafeHtml } from '../../html.ts'
import { sectionOf } from '../../sections.ts'
import { newsBand } from '../../skeleton/added.ts'
import { sheets as skeletonSheets } from '../../skeleton/sheets.generated.ts'
import { legendOnce, skipLink } from '../../skeleton/skeleton.ts'
import { longestWord } from '../../text/longest-word.ts'
import { rareSheets } from '../rare-sheets.ts'
import type { Context, Page } from '../style.ts'
import { sharedFaces } from './fonts.ts'
import { professionalGroups, professionalLayout } from './layout.ts'
import { renderAdded } from './sections/added.ts'
import { renderContact, renderFoot } from './sections/closing.ts'
import { renderHero, renderStory, renderTop, renderValues, renderWhy } from './sections/opening.ts'
import type { Professional } from './sections/parts.ts'
import {
  renderCost,
  renderModel,
  renderQuestions,
  renderServices,
  renderVisit,
  renderWhere,
} from './sections/record.ts'
import { sheets } from './sheets.generated.ts'

const css = [
  sheets.fallbackFaces,
  skeletonSheets.steadyText,
  skeletonSheets.steadyTop,
  sheets.base,
  sheets.opening,
  sheets.record,
  sheets.closing,
  sheets.media,
].join('')

/** The mean width of a letter of the display face, in em, rounded up: a line of capitals still fits. */
const LETTER = 0.56

/** A professional page: printed like a bond, one ink on cool paper, facts on rules. */
export function professionalPage(content: FullContent, context: Context): Page {
  const { sections, subject } = content
  const layout = professionalLayout(content)
  const professional: Professional = { content, context, layout, legend: legendOnce(context, 'query') }
  const hero = sectionOf(sections, 'hero')
  if (!hero) throw new Error('A page needs a hero.')
  const story = sectionOf(sections, 'story')
  const values = sectionOf(sections, 'values')
  const why = sectionOf(sections, 'why')
  const model = sectionOf(sections, 'model')
  const cost = sectionOf(sections, 'cost')
  const where = sectionOf(sections, 'where')
  const questions = sectionOf(sections, 'questions')
  const contact = sectionOf(sections, 'contact')

  const top = renderTop(hero, professional)
  const first = renderHero(hero, professional)
  const middle = professionalGroups(content).map(([kind]) => {
    switch (kind) {
      case 'story':
        return story && renderStory(story, professional)
      case 'values':
        return values && renderValues(values, professional)
      case 'why':
        return why && renderWhy(why, professional)
      case 'model':
        return model && renderModel(model, professional)
      case 'cost':
        return cost && renderCost(cost, professional)
      case 'where':
        return where && renderWhere(where, professional)
      case 'questions':
        return questions && renderQuestions(questions, professional)
      case 'team':
      case 'prices':
      case 'hours':
      case 'places':
        return renderAdded(sectionOf(sections, kind), professional)
      default:
        return renderCare(professional)
    }
  })
  return {
    css: sharedFaces(context.assetBase) + css + rareSheets(content, sheets),
    bodyClass: layout.order,
    variables: {
      'name-em': (longestWord(subject.name) * LETTER).toFixed(1),
      'story-em': (longestWord(story?.heading.text ?? '') * LETTER).toFixed(1),
    },
    body: html`
      ${skipLink()}
      ${newsBand(sectionOf(sections, 'news'), context)}
      ${top}
      <main id="main" tabindex="-1">
        ${first}
        ${middle}
        ${contact && renderContact(contact, hero, professional)}
      </main>
      ${renderFoot(professional)}
    `,
  }
}

function renderCare(professional: Professional): SafeHtml | undefined {
  const services = sectionOf(professional.content.sections, 'services')
  const visit = sectionOf(professional.content.sections, 'visit')
  if (!services && !visit) return undefined
  return html`
    <div class="care">
      ${services && renderServices(services, professional)}${visit && renderVisit(visit, professional)}
    </div>
  `
}
