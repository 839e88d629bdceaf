import {
  composeContact,
  composeCost,
  composeFooter,
  composeNotices,
  composeWhere,
} from './compose/closing-sections.ts'
import { general, missing } from './compose/maker.ts'
import {
  composeModel,
  composeQuestions,
  composeServices,
  composeValues,
  composeWhy,
} from './compose/middle-sections.ts'
import { composeHero, composeStory, composeVisit } from './compose/opening-sections.ts'
import { composeProposal } from './compose/proposal.ts'
import { entityOf, nameSources, subjectOf, typeSource } from './compose/subject.ts'
import type { Content, Subject } from './content.ts'
import type { Details } from './details.ts'
import { withoutParts } from './launch-content.ts'
import { type Gap, isLine, type Line } from './line.ts'
import type { Practice } from './practice.ts'
import type { Section } from './sections.ts'

/**
 * Says what a draft says, in which order, and where each sentence comes from. The order is the one in which patients
 * decide; a style may change it within its own table.
 */
export function composeDraft(practice: Practice): Content {
  const subject = subjectOf(practice)
  const shared = {
    version: 1,
    seed: practice.seed,
    ...(practice.style && { style: practice.style }),
    subject,
    metadata: metadataOf(practice, subject),
    missing: missingOf(practice),
  } as const
  const content: Content =
    practice.branch === 'proposal'
      ? { kind: 'proposal', ...shared, sections: composeProposal(practice, subject) }
      : {
          kind: 'full',
          ...shared,
          entity: entityOf(practice, subject),
          emergency: general('emergency', 'If this is an emergency, call 911.', {
            from: 'rule',
            rule: 'emergency',
          }),
          sections: sectionsOf(practice, subject),
        }
  return afterReview(content, practice.details)
}

function sectionsOf(practice: Practice, subject: Subject): Section[] {
  const cost = composeCost(practice)
  const model = composeModel(practice)
  const questions = composeQuestions(practice)
  return [
    composeHero(practice, subject),
    composeVisit(practice),
    composeStory(practice, subject),
    composeValues(practice),
    composeWhy(practice),
    composeServices(practice),
    model,
    ...(cost.isHigh ? [cost] : []),
    composeWhere(practice, subject),
    ...(cost.isHigh ? [] : [cost]),
    questions,
    composeContact(practice, subject),
    composeNotices(practice),
    composeFooter(practice, subject),
  ].filter((section) => section !== undefined)
}

function metadataOf(practice: Practice, subject: Subject): Content['metadata'] {
  const sources = nameSources(practice)
  if (practice.branch === 'proposal') {
    const title = `Redesign proposal for ${subject.name}`
    return {
      title: general('metadata/title', title, ...sources),
      description: general(
        'metadata/description',
        `What we would change, and ${subject.name} in five styles.`,
        ...sources,
      ),
      lang: 'en',
    }
  }
  const { lede, how } = composeHero(practice, subject)
  const text = [lede.text, how?.text].filter(Boolean).join(' ')
  return {
    title: general('metadata/title', subject.name, ...sources),
    description: general('metadata/description', text.slice(0, 155), ...sources, typeSource(practice)),
    lang: 'en',
  }
}

// Not shown on the page, still to be asked for.
function missingOf({ details, branch }: Practice): Gap[] {
  if (branch === 'proposal') return []
  const gaps: (Gap | false)[] = [
    !details.bookingUrl &&
      missing('missing/booking', 'booking-link', 'a booking link', 'The page where people pick a time.'),
    !details.hours && missing('missing/hours', 'hours', 'your hours', 'And when someone answers the phone.'),
    !details.patientEmail &&
      missing(
        'missing/email',
        'patient-email',
        'an address for patients',
        'Only if someone reads it each day.',
      ),
    !details.portalUrl && missing('missing/portal', 'portal-link', 'your patient portal', 'If you have one.'),
    !details.insurances &&
      missing('missing/insurances', 'insurances', 'insurance plans', 'Which ones you take, if any.'),
    !details.licenceLine &&
      missing(
        'missing/licence',
        'licence-line',
        'your licenses',
        'Some states ask for the number on the page.',
      ),
  ]
  return gaps.filter((gap) => gap !== false)
}

// What the owner has confirmed is given from then on; what was struck is gone.
function afterReview(content: Content, { confirmed, struck }: Details): Content {
  if (confirmed.length === 0 && struck.length === 0) return content
  const kept = withoutParts(
    content,
    (part) => isLine(part) && part.standing === 'suggested' && struck.includes(part.id),
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
