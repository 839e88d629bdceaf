import type { SiteDetails } from '@foyer/shared/api/site-details.ts'
import type { SiteEdits } from '@foyer/shared/api/site-edits.ts'
import type { Answers } from '@foyer/shared/onboarding/answers/answers.ts'
import { type Advice, canBeTakenOut } from '../../../../site/edit-site.ts'
import { decisionOf, type SiteLine, type SiteTask } from '../../../../site/review-site.ts'
import { describeSource, type SourceDescription } from '../describe-source.ts'
import { markOf, type SourceMark } from '../source-marks.ts'

/** What the bar knows of a line. */
export type LineFacts = {
  readonly id: string
  readonly text: string
  readonly mark: SourceMark
  /** Where our words come from. */
  readonly source: SourceDescription
  /** Our words, where the owner's stand in their place. */
  readonly ours: string | null
  /** Our words have changed since the owner replaced them. */
  readonly isOursNew: boolean
  /** Other words of the owner, which another window replaced. */
  readonly replaced: string | null
  /** What another window has stored in the line while it is worked on; an empty text is ours. */
  readonly unseen: string | null
  readonly isSuggested: boolean
  /** The owner has said that our suggestion is true. */
  readonly isConfirmed: boolean
  /** The page can do without it. */
  readonly canGo: boolean
  /** On the owner's words; there is none on ours. */
  readonly advice: readonly Advice[]
}

/** What is typed in a line. */
export type LineTyped = {
  /** Its words, now or when the typing rested. */
  readonly text: string
  /** Whether they are others than those that the typing began with. */
  readonly isTyped: boolean
}

type Known = LineTyped & {
  readonly line: SiteLine
  readonly ours: ReadonlyMap<string, SiteLine>
  /** As the page shows them: while a line is typed, those of before. */
  readonly edits: SiteEdits
  /** As they are now: what is chosen in the bar of a typed line is not on the page yet. */
  readonly latest?: SiteEdits
  /** What another window has stored in the line since then. */
  readonly unseen?: string | null
  readonly answers: Answers
  /** Returns the advice on words of the owner. */
  readonly advise: Advise
}

export type Advise = (text: string) => readonly Advice[]

/** Returns what the bar of a line says. */
export function lineFacts(known: Known): LineFacts {
  const { line, text, isTyped, ours, edits, latest = edits, unseen = null, answers, advise } = known
  const { id } = line
  const our = ours.get(id) ?? line
  const own = edits.words[id]
  const now = latest.words[id] ?? own
  const isOwn = isTyped || Boolean(own?.text)
  const ourMark = markOf(our)
  return {
    id,
    text,
    mark: isOwn ? 'own' : ourMark,
    source: describeSource(our, answers),
    ours: isOwn ? our.text : null,
    // What is typed replaces what we say now.
    isOursNew: isOwn && !isTyped && now?.ours !== our.text,
    replaced: now?.replaced ?? null,
    unseen,
    isSuggested: !isOwn && our.standing === 'suggested',
    isConfirmed: !isOwn && our.sources.some((one) => one.from === 'detail' && one.field === 'confirmed'),
    canGo: canBeTakenOut(our),
    // Until the typing rests, the text of a line that has just been begun is still ours.
    advice: ourMark === 'own' || (isOwn && text !== our.text) ? advise(text) : [],
  }
}

/** Returns the lines that one decision covers: those of a suggestion are true or untrue together, and stay so. */
export function linesOfDecision(
  id: string,
  tasks: readonly SiteTask[],
  statements: SiteDetails['statements'],
): readonly string[] {
  const task = tasks.find((one) => one.kind === 'confirm' && one.ids.includes(id))
  if (task?.kind === 'confirm') return task.ids
  if (statements[id] !== 'confirmed') return [id]
  const item = decisionOf(id)
  return Object.keys(statements).filter((one) => decisionOf(one) === item && statements[one] === 'confirmed')
}

/** Returns the suggestion that follows a line on the page, or the first of all, without those that were just decided. */
export function nextSuggestion(
  lines: ReadonlyMap<string, SiteLine>,
  id: string,
  decided: readonly string[],
): string | null {
  const ids = [...lines.keys()]
  const after = ids.slice(ids.indexOf(id) + 1)
  const isOpen = (one: string) => lines.get(one)?.standing === 'suggested' && !decided.includes(one)
  return [...after, ...ids].find(isOpen) ?? null
}

/** Returns the first line of each suggestion that waits for an answer, in the order of the page: as many as are counted. */
export function suggestionsOf(
  lines: ReadonlyMap<string, SiteLine>,
  tasks: readonly SiteTask[],
): readonly string[] {
  const open = tasks.filter((task) => task.kind === 'confirm')
  const first = open.map(({ ids }) => [...lines.keys()].find((id) => ids.includes(id)))
  return [...lines.keys()].filter((id) => first.includes(id))
}
