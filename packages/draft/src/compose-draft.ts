import { FACT_TASKS } from '@foyer/shared/facts/site-facts.ts'
import { isOptional } from './apply-edits.ts'
import { composeAnswers, gapOf } from './compose/answers.ts'
import { composeContact, composeCost, composeWhere } from './compose/closing-sections.ts'
import { emergencyOf } from './compose/emergency.ts'
import { composeFooter, composeNotices } from './compose/foot-sections.ts'
import { inPersonOf, mayComeHome } from './compose/in-person.ts'
import { listed, missing } from './compose/maker.ts'
import { metadataOf } from './compose/metadata.ts'
import { composeModel, composeServices, composeValues, composeWhy } from './compose/middle-sections.ts'
import { composeHero, composeStory, composeVisit } from './compose/opening-sections.ts'
import { composeProposal } from './compose/proposal.ts'
import { composeQuestions } from './compose/questions.ts'
import { entityOf, subjectOf } from './compose/subject.ts'
import { fieldOf, packOf } from './compose/type-of.ts'
import { isDecided, SHORT_STORY, toldStory, typedRepairs } from './compose/typed-repairs.ts'
import { type Say, wordingOf } from './compose/wording.ts'
import type { Content, FullContent, Subject } from './content.ts'
import type { Details } from './details.ts'
import { withoutParts } from './launch-content.ts'
import { type Gap, isGap, isLine, type Line } from './line.ts'
import type { People } from './packs/field-pack.ts'
import { PATIENTS } from './packs/people.ts'
import { withPageOffers } from './page-offers.ts'
import type { Practice } from './practice.ts'
import { withSafety } from './safety.ts'
import type { Section } from './sections.ts'
import { CITY_ADVICE, SHORT_STORY_WORDS } from './words/gaps.ts'

/** Letters that stand as examples. */
const LETTERS_SHOWN = 3

/**
 * Composes what a draft says, in what order, and where each sentence comes from. The order is the one in which patients
 * decide; a style may change it within its own table.
 */
export function composeDraft(practice: Practice): Content {
  const subject = subjectOf(practice)
  const { people } = packOf(practice)
  const say = wordingOf(practice, { people, isAtHome: inPersonOf(practice) === 'home' })
  const shared = {
    version: 1,
    seed: practice.seed,
    ...(practice.style && { style: practice.style }),
    subject,
    metadata: metadataOf(practice, subject, composeHero(practice, subject, say)),
    missing: missingOf(practice),
  } as const
  const content: Content =
    practice.branch === 'proposal'
      ? { kind: 'proposal', ...shared, sections: composeProposal(practice, subject, say) }
      : {
          kind: 'full',
          ...shared,
          entity: entityOf(practice, subject),
          ...repairsOf(practice),
          ...emergencyOf(practice),
          sections: sectionsOf(practice, subject, say),
        }
  const reviewed = afterReview(withPeople(content, people), practice.details)
  return reviewed.kind === 'full' ? withPageOffers(withSafety(reviewed)) : reviewed
}

// What waits for the owner is said in the words of the field, too.
function withPeople<Any>(value: Any, people: People): Any {
  if (people === PATIENTS || isLine(value)) return value
  if (isGap(value)) {
    const say = (text: string) =>
      text.replace(/\b(?:patient|visit)s?\b/g, (word) => people[word as keyof People])
    return { ...value, label: say(value.label), advice: say(value.advice) }
  }
  if (Array.isArray(value)) return value.map((part) => withPeople(part, people)) as Any
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, withPeople(part, people)]),
  ) as Any
}

function sectionsOf(practice: Practice, subject: Subject, say: Say): Section[] {
  const cost = composeCost(practice, say)
  return [
    composeHero(practice, subject, say),
    composeAnswers(practice, subject, say),
    composeVisit(practice, say),
    composeStory(practice, subject),
    ...(cost.isHigh ? [cost] : []),
    composeValues(practice, subject, say),
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

/** Typed words that are not shown, or not large, until their owner says so. */
function repairsOf(practice: Practice): Pick<FullContent, 'repairs'> {
  const repairs = typedRepairs(practice).filter(({ id }) => !isDecided(practice.details, id))
  return repairs.length > 0 ? { repairs } : {}
}

// Not shown on the page, but still on the checklist.
function missingOf(practice: Practice): Gap[] {
  const { details, branch, nameFrom, type, locations, city } = practice
  const told = toldStory(practice)
  // The card below the first screen asks for it.
  const asked = gapOf(practice)?.gap
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
          locations.includes('physical') &&
            mayComeHome(practice) &&
            isEmpty(details.homeArea) &&
            missing('missing/home-area', 'home-area'),
          // Patients don't travel to a home-visit practice.
          locations.includes('physical') &&
            inPersonOf(practice) !== 'home' &&
            isEmpty(details.steps) &&
            isEmpty(details.parking) &&
            missing('missing/getting-in', 'getting-in'),
          ...FACT_TASKS.map(
            ({ task, facts, hasOwnGap }) =>
              !hasOwnGap &&
              task !== asked &&
              !isForeign(practice, task) &&
              facts.every((fact) => isEmpty(details[fact])) &&
              missing(`missing/${task}`, task, adviceFor(practice, task)),
          ),
        ]),
  ]
  return gaps.filter((gap) => gap !== false)
}

// A coach has no license to show, and a vet takes no health insurance.
function isForeign(practice: Practice, task: string): boolean {
  const { insurance, letters, licence, notices } = packOf(practice)
  if (task === 'insurances') return !insurance.isBilled
  if (task === 'licence-line') return !licence
  if (task === 'credentials') return letters.length === 0
  return task === 'portal-link' && notices.length === 0
}

function adviceFor(practice: Practice, task: string): { advice?: string } {
  const { letters, licence } = packOf(practice)
  if (!fieldOf(practice)) return {}
  if (task === 'licence-line' && licence) return { advice: `As your board writes it, such as ${licence}.` }
  if (task !== 'credentials') return {}
  const examples = letters.slice(0, LETTERS_SHOWN).flatMap((some) => some.letters[0] ?? [])
  return {
    advice: `The letters behind your name, such as ${listed(examples, 'or')}, and your board or specialty.`,
  }
}

function isEmpty(fact: unknown): boolean {
  return fact === undefined || fact === '' || (Array.isArray(fact) && fact.length === 0)
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
