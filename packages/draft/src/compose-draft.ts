import { isOptional } from './apply-edits.ts'
import {
  composeContact,
  composeCost,
  composeFooter,
  composeNotices,
  composeWhere,
} from './compose/closing-sections.ts'
import { descriptionOf, shortened } from './compose/description.ts'
import { general, missing } from './compose/maker.ts'
import { composeModel, composeServices, composeValues, composeWhy } from './compose/middle-sections.ts'
import { composeHero, composeStory, composeVisit, SHORT_STORY } from './compose/opening-sections.ts'
import { composeProposal } from './compose/proposal.ts'
import { composeQuestions } from './compose/questions.ts'
import { entityOf, nameSources, subjectOf, typeSource } from './compose/subject.ts'
import { typeWords } from './compose/type-of.ts'
import { type Say, wordingOf } from './compose/wording.ts'
import type { Content, Subject } from './content.ts'
import type { Details } from './details.ts'
import { withoutParts } from './launch-content.ts'
import { type Gap, isLine, type Line, type Source } from './line.ts'
import type { Practice } from './practice.ts'
import type { Section } from './sections.ts'
import { EMERGENCY } from './words/contact.ts'
import { CITY_ADVICE, SHORT_STORY_WORDS } from './words/gaps.ts'
import { PRACTICE_TYPE_WORDS } from './words/practice-types.ts'

const TITLE_LENGTH = 70

/**
 * Composes what a draft says, in what order, and where each sentence comes from. The order is the one in which patients
 * decide; a style may change it within its own table.
 */
export function composeDraft(practice: Practice): Content {
  const subject = subjectOf(practice)
  const say = wordingOf(practice)
  const shared = {
    version: 1,
    seed: practice.seed,
    ...(practice.style && { style: practice.style }),
    subject,
    metadata: metadataOf(practice, subject, say),
    missing: missingOf(practice),
  } as const
  const content: Content =
    practice.branch === 'proposal'
      ? { kind: 'proposal', ...shared, sections: composeProposal(practice, subject, say) }
      : {
          kind: 'full',
          ...shared,
          entity: entityOf(practice, subject),
          emergency: general('emergency', typeWords(practice).emergency ?? EMERGENCY, {
            from: 'rule',
            rule: 'emergency',
          }),
          sections: sectionsOf(practice, subject, say),
        }
  return afterReview(content, practice.details)
}

function sectionsOf(practice: Practice, subject: Subject, say: Say): Section[] {
  const cost = composeCost(practice, say)
  return [
    composeHero(practice, subject, say),
    composeVisit(practice, say),
    composeStory(practice, subject),
    ...(cost.isHigh ? [cost] : []),
    composeValues(practice, say),
    composeWhy(practice, say),
    composeServices(practice, say),
    composeModel(practice, subject, say),
    composeWhere(practice, subject, say),
    ...(cost.isHigh ? [] : [cost]),
    composeQuestions(practice, subject, say),
    composeContact(practice, subject, say),
    composeNotices(practice, say),
    composeFooter(practice, subject),
  ].filter((section) => section !== undefined)
}

function metadataOf(practice: Practice, subject: Subject, say: Say): Content['metadata'] {
  const { name } = subject
  const sources = nameSources(practice)
  const line = (part: string, text: string, ...more: Source[]) =>
    general(`metadata/${part}`, text, ...sources, ...more)
  if (practice.branch === 'proposal') {
    return {
      title: line('title', `Redesign proposal for ${name}`),
      description: line(
        'description',
        shortened(`What we would change first, and the first screen of ${name} in five styles.`),
      ),
      lang: 'en',
    }
  }
  const { type } = practice
  const field = type?.kind === 'option' ? PRACTICE_TYPE_WORDS[type.id].noun : (type?.item.title ?? '')
  // "Stride Sports Medicine: sports medicine" would say it twice.
  const isSaid = name.replaceAll('’', "'").toLowerCase().includes(field.toLowerCase())
  const title = field && !isSaid ? `${name}: ${field}` : name
  return {
    title: line('title', title.length <= TITLE_LENGTH ? title : name, typeSource(practice)),
    description: line(
      'description',
      descriptionOf(composeHero(practice, subject, say)),
      typeSource(practice),
    ),
    lang: 'en',
  }
}

// Not shown on the page, but still on the checklist.
function missingOf({ details, branch, nameFrom, type, story, locations, city }: Practice): Gap[] {
  const told = [story.text, ...[...details.storyAnswers, ...details.passages].map(({ text }) => text)]
    .join(' ')
    .trim()
  const gaps: (Gap | false)[] = [
    nameFrom === 'nowhere' && missing('missing/name', 'name'),
    ...(branch === 'proposal'
      ? []
      : [
          type?.kind === 'custom' && !details.services?.length && missing('missing/services', 'services'),
          told !== '' &&
            told.split(/\s+/u).length < SHORT_STORY &&
            missing('missing/story', 'story', SHORT_STORY_WORDS),
          // The page shows the street, which is not enough to find the office.
          Boolean(details.street) &&
            !city &&
            locations.includes('physical') &&
            missing('where/office/address', 'address', { advice: CITY_ADVICE }),
          !details.bookingUrl && missing('missing/booking', 'booking-link'),
          !details.hours && missing('missing/hours', 'hours'),
          !details.patientEmail && missing('missing/email', 'patient-email'),
          !details.portalUrl && missing('missing/portal', 'portal-link'),
          !details.insurances && missing('missing/insurances', 'insurances'),
          !details.licenceLine && missing('missing/licence', 'licence-line'),
        ]),
  ]
  return gaps.filter((gap) => gap !== false)
}

// Suggestions that the owner has confirmed count as given; what is struck is left out, unless the page needs it.
function afterReview(content: Content, { confirmed, struck }: Details): Content {
  if (confirmed.length === 0 && struck.length === 0) return content
  const kept = withoutParts(
    content,
    (part) => isLine(part) && struck.includes(part.id) && (part.standing === 'suggested' || isOptional(part)),
  )
  return withConfirmed(kept, confirmed)
}

function withConfirmed<Any>(value: Any, confirmed: readonly string[]): Any {
  if (isLine(value)) {
    const line: Line = value
    return line.standing === 'suggested' && confirmed.includes(line.id)
      ? { ...value, standing: 'given', sources: [...line.sources, { from: 'detail', field: 'confirmed' }] }
      : value
  }
  if (Array.isArray(value)) return value.map((part) => withConfirmed(part, confirmed)) as Any
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, withConfirmed(part, confirmed)]),
  ) as Any
}
