// Composes the owner's site for screens that show parts of it: loaded after they can be used.
import { checklistOf } from '@foyer/draft/checklist.ts'
import { inPersonOf } from '@foyer/draft/compose/in-person.ts'
import { reviewRule } from '@foyer/draft/compose/review-rule.ts'
import { owesEstimate, packOf } from '@foyer/draft/compose/type-of.ts'
import { contentSchema, type FullContent } from '@foyer/draft/content.ts'
import { detailsFromRow } from '@foyer/draft/details.ts'
import { joinSentences } from '@foyer/draft/join-sentences.ts'
import { isLine, type Line } from '@foyer/draft/line.ts'
import { linesOf } from '@foyer/draft/lines-of.ts'
import { type Practice, practiceFromAnswers } from '@foyer/draft/practice.ts'
import { publishRefusals } from '@foyer/draft/publish-refusal.ts'
import { sectionOf } from '@foyer/draft/sections.ts'
import { answersToBuild } from '@foyer/shared/onboarding/flow/completion.ts'
import { stateName } from '@foyer/shared/places/us-states.ts'
import type { OwnSite, OwnWords } from './own-site.ts'
import { composeSite, loadPlace, type SiteFacts, styleOf } from './render-site.ts'

/**
 * Returns what screens say of a site.
 *
 * @throws when the place of the office cannot be loaded
 */
export async function describeSite(facts: SiteFacts): Promise<OwnSite> {
  const answers = answersToBuild(facts.answers)
  await loadPlace(answers)
  const content = composeSite({ ...facts, answers })
  const { subject } = content
  const details = facts.added?.details ?? {}
  const full = content.kind === 'full' ? content : undefined
  const tasks = checklistOf(content)
  const practice = practiceFromAnswers(answers, facts.profile, detailsFromRow(facts.added ?? null))
  return {
    content,
    style: styleOf(content),
    isProposal: !full,
    name: subject.name,
    person: subject.person,
    city: full?.entity.city ?? details.city ?? '',
    region: full?.entity.region ?? '',
    phone: details.phone ?? '',
    address: full ? addressOf(full) : [details.street ?? '', details.city ?? ''].filter(Boolean),
    videoStates: subject.hasVideo ? subject.states.map(stateName) : [],
    words: full ? wordsIn(full) : { typed: [], confirmed: [], cards: [] },
    fees: full ? feesIn(full) : [],
    action: full ? (sectionOf(full.sections, 'hero')?.action.label.text ?? '') : '',
    bookingPlaces: full ? bookingPlacesIn(full) : [],
    hours: full ? hoursIn(full) : [],
    open: tasks.flatMap((task) => (task.kind === 'confirm' ? [task.text] : [])),
    reviews: reviewRule(practice),
    field: fieldAdvice(practice),
    gaps: gapsBefore(content),
  }
}

/**
 * Returns where a stored content leads to book, `null` without such a link.
 *
 * @throws when an earlier release stored it in a form that cannot be read
 */
export function bookingLinkIn(stored: unknown): string | null {
  const content = contentSchema.parse(stored)
  if (content.kind !== 'full') return null
  return sectionOf(content.sections, 'contact')?.booking?.href ?? null
}

function fieldAdvice(practice: Practice): OwnSite['field'] {
  const { people, posts, plan, insurance } = packOf(practice)
  return {
    people,
    posts,
    plan,
    isBilled: insurance.isBilled,
    owesEstimate: owesEstimate(practice),
    inPerson: inPersonOf(practice),
  }
}

const REFUSALS = { nameless: 'the name of your practice', unreachable: 'a way to reach you' } as const

function gapsBefore(content: OwnSite['content']): readonly string[] {
  return publishRefusals(content).flatMap((refusal) =>
    refusal === 'nameless' || refusal === 'unreachable' ? [REFUSALS[refusal]] : [],
  )
}

function addressOf({ sections, entity }: FullContent): readonly string[] {
  const office = sectionOf(sections, 'where')?.office
  const { street } = entity
  if (!office) return []
  return [street ?? '', office.zip.text].filter(Boolean)
}

const isOwners = (line: Line | undefined): line is Line => line?.standing === 'given'

/** Typed by the owner or confirmed as theirs: a card that was chosen is no sentence that its owner has said. */
const isSaid = (line: Line): boolean =>
  line.typed === true ||
  line.sources.some(
    (source) => source.from === 'owner' || (source.from === 'detail' && source.field === 'confirmed'),
  )

/** Told elsewhere: the story, the cards, and facts that are no sentences. */
const APART = /^(?:story|values|why|contact|footer|cost|where|notices)\//

/** Sentences as they stand: a paragraph is cut between them, never inside one. */
function sentencesOf({ text }: Line): string[] {
  const segments = new Intl.Segmenter('en', { granularity: 'sentence' }).segment(text)
  return [...segments]
    .map(({ segment }) => segment.trim())
    .filter((sentence) => /[.!?]["”’)]?$/u.test(sentence))
}

function wordsIn({ sections }: FullContent): OwnWords {
  const story = sectionOf(sections, 'story')
  const [values, why] = [sectionOf(sections, 'values'), sectionOf(sections, 'why')]
  const own = [...(values?.items ?? []), ...(why?.own ?? [])]
  const confirmed = linesOf(sections).filter((line) => isSaid(line) && !APART.test(line.id))
  const cards = own
    .filter(({ title, text }) => isOwners(title) && text.length > 0 && text.every(isOwners))
    // Cards that the owner wrote stand before those of the catalogue.
    .sort((one, other) => Number(other.isOwn) - Number(one.isOwn))
  return {
    typed: (story?.paragraphs ?? []).filter(isOwners).flatMap(sentencesOf),
    confirmed: confirmed.flatMap(sentencesOf),
    cards: cards.map(({ title, text }) => ({
      title: title.text,
      text: joinSentences(text.map((line) => line.text)),
    })),
  }
}

function feesIn({ sections }: FullContent): readonly string[] {
  const [model, cost] = [sectionOf(sections, 'model'), sectionOf(sections, 'cost')]
  const said = (lines: readonly (Line | undefined)[]) =>
    joinSentences(lines.flatMap((line) => (line && line.standing !== 'suggested' ? [line.text] : [])))
  const terms = model?.terms.filter(({ id, title }) =>
    /fee|cost|price|pay|bill|insurance/.test(`${id} ${title.text}`),
  )
  return [
    model ? said([model.lead, ...(terms ?? []).flatMap(({ text }) => text)]) : '',
    isLine(cost?.costs) ? said([cost.costs]) : '',
    cost ? said(cost.estimate?.text ?? []) : '',
  ].filter(Boolean)
}

function hoursIn({ sections }: FullContent): OwnSite['hours'] {
  const week = sectionOf(sections, 'hours')
  if (week) return week.rows.map(({ title, value }) => ({ days: title.text, times: value.text }))
  const said = sectionOf(sections, 'where')?.office?.hours
  return said ? [{ days: 'As on your site', times: said.text }] : []
}

function bookingPlacesIn({ sections }: FullContent): OwnSite['bookingPlaces'] {
  const booking = sectionOf(sections, 'contact')?.booking
  const action = sectionOf(sections, 'hero')?.action
  if (!booking) return []
  return action?.href === booking.href ? ['top', 'end'] : ['end']
}
