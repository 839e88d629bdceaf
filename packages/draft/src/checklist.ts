import { CLAIM_REASONS, typedClaims } from './claims.ts'
import type { Content, Entity, Repair } from './content.ts'
import { joinSentences } from './join-sentences.ts'
import type { Gap, Line } from './line.ts'
import { gapsOf, linesOf } from './lines-of.ts'
import { type PublishRefusal, publishRefusals } from './publish-refusal.ts'
import { FIRST_GAPS, GAP_KINDS, GAP_WORDS, REPAIR_WORDS, REVIEW_WORDS } from './words/gaps.ts'

/** One thing for the owner to do before the page is published; `id` is that of the line or gap it is about. */
export type ChecklistLine = {
  readonly id: string
  readonly text: string
  /** Why it matters, in one sentence. */
  readonly why: string
  /** About how long it takes. */
  readonly minutes: number
} & (
  | {
      readonly kind: 'add'
      readonly gap: Gap['gap']
      readonly advice: string
      /** Without it the site cannot be published. */
      readonly isNeeded: boolean
    }
  /** All the lines that one decision covers, such as a service and what is said of it. */
  | { readonly kind: 'confirm'; readonly ids: readonly string[] }
  | { readonly kind: 'prove'; readonly claim: string }
  /** Typed words that do not stand large until their owner keeps them; `text` is what was typed. */
  | { readonly kind: 'repair'; readonly place: Repair['place'] }
)

/** The gap with which a refusal ends; a practice that cannot be reached is asked for its phone number. */
const NEEDED: { readonly [Refusal in PublishRefusal]?: Gap['gap'] } = {
  nameless: 'name',
  unreachable: 'phone',
}
// An address is a fact that may hold "Dr" for Drive.
const NO_CLAIM = /^where\/office\/|^answers\/where\/value$|^cover\/website$|\/address$/

/**
 * What is missing, what is to be confirmed and what may have to be proved, in the order in which patients need it:
 * how to reach the practice, where, at what cost; then whether the page is true; then who is behind it, and the
 * notices.
 */
export function checklistOf(content: Content): ChecklistLine[] {
  const { missing, metadata: _, ...page } = content
  const gaps = [...gapsOf(page), ...missing].sort((one, other) => place(one) - place(other))
  const lines = linesOf(page)
  const refusals = publishRefusals(content)
  const toAdd = ({ id, gap, label, advice }: Gap): ChecklistLine => {
    const { why, minutes } = GAP_WORDS[gap]
    const isNeeded = refusals.some((refusal) => NEEDED[refusal] === gap)
    return { kind: 'add', id, gap, text: label, advice, isNeeded, why, minutes }
  }
  return [
    ...gaps.filter(({ gap }) => FIRST_GAPS.includes(gap)).map(toAdd),
    ...toConfirm(lines.filter(({ standing }) => standing === 'suggested')),
    ...toProve(lines, content.kind === 'full' ? placeOf(content.entity) : ''),
    ...(content.kind === 'full' ? (content.repairs ?? []) : []).map(
      ({ id, typed, place }): ChecklistLine => ({
        kind: 'repair',
        id,
        place,
        text: typed,
        why: REPAIR_WORDS[place],
        minutes: 1,
      }),
    ),
    ...gaps.filter(({ gap }) => !FIRST_GAPS.includes(gap)).map(toAdd),
  ]
}

function place({ gap }: Gap): number {
  return GAP_KINDS.indexOf(gap)
}

/**
 * Returns what one decision is about: a name with the sentence that explains it, which are true or untrue together, or a single
 * sentence. Two sentences of one paragraph are two decisions.
 */
export function decisionOf(id: string): string {
  return id.replace(/\/(?:title|more)$/, '')
}

// The lines of one decision are adjacent.
function toConfirm(lines: readonly Line[]): ChecklistLine[] {
  const items = new Map<string, Line[]>()
  for (const line of lines) {
    const item = decisionOf(line.id)
    items.set(item, [...(items.get(item) ?? []), line])
  }
  return [...items.values()].map((ofItem) => {
    const ids = ofItem.map(({ id }) => id)
    const text = joinSentences(ofItem.map(({ text }) => text))
    return { kind: 'confirm', id: ids[0] ?? '', ids, text, ...REVIEW_WORDS.confirm }
  })
}

function placeOf({ city, region }: Entity): string {
  return city && region ? `${city}, ${region}` : ''
}

// A name stands in several lines: each claim once for each thing that was typed.
function toProve(lines: readonly Line[], ofPractice: string): ChecklistLine[] {
  const seen = new Set<string>()
  return lines
    .filter(({ id, typed }) => typed && !NO_CLAIM.test(id))
    .flatMap(({ id, text, sources }) =>
      typedClaims(text, ofPractice).flatMap(({ claim, kind }): ChecklistLine[] => {
        const key = `${claim.toLowerCase()} ${JSON.stringify(sources[0])}`
        if (seen.has(key)) return []
        seen.add(key)
        const why = CLAIM_REASONS[kind]
        return [{ kind: 'prove', id, text, claim, why, minutes: REVIEW_WORDS.prove.minutes }]
      }),
    )
}

export type AddLine = Extract<ChecklistLine, { kind: 'add' }>
export type ConfirmLine = Extract<ChecklistLine, { kind: 'confirm' }>

/** What is left, in the three lists that are counted. Claims to be proved are in none of them. */
export type SiteLists = {
  /** Without these a site cannot be published. */
  readonly toShow: readonly AddLine[]
  /** Suggestions that wait for a decision, which stop a publication as well. */
  readonly toConfirm: readonly ConfirmLine[]
  /** Everything else that the page has a place for. */
  readonly worthAdding: readonly AddLine[]
}

/** Divides a checklist: each line stands in one list, in its order. */
export function siteLists(lines: readonly ChecklistLine[]): SiteLists {
  const adds = lines.filter((line) => line.kind === 'add')
  return {
    toShow: adds.filter(({ isNeeded }) => isNeeded),
    toConfirm: lines.filter((line) => line.kind === 'confirm'),
    worthAdding: adds.filter(({ isNeeded }) => !isNeeded),
  }
}

/** How many lines the lists of a content have. */
export function siteCounts(content: Content): { readonly [List in keyof SiteLists]: number } {
  const { toShow, toConfirm, worthAdding } = siteLists(checklistOf(content))
  return { toShow: toShow.length, toConfirm: toConfirm.length, worthAdding: worthAdding.length }
}
