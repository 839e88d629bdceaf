import type { SiteDetails } from '@foyer/shared/api/site-details.ts'
import type { SiteEdits } from '@foyer/shared/api/site-edits.ts'
import type { Answers } from '@foyer/shared/onboarding/answers/answers.ts'
import { type Advice, canBeTakenOut } from '../../../../site/edit-site.ts'
import type { SiteLine, SiteTask } from '../../../../site/review-site.ts'
import { describeSource } from '../describe-source.ts'
import { markOf } from '../source-marks.ts'
import type { LineFacts } from './line-notes.tsx'

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
  readonly edits: SiteEdits
  readonly answers: Answers
  /** Returns the advice on words of the owner. */
  readonly advise: Advise
}

export type Advise = (text: string) => readonly Advice[]

/** Returns what the bar of a line says. */
export function lineFacts({ line, text, isTyped, ours, edits, answers, advise }: Known): LineFacts {
  const { id } = line
  const our = ours.get(id) ?? line
  const own = edits.words[id]
  const isOwn = isTyped || Boolean(own?.text)
  const mark = isOwn ? 'own' : markOf(our)
  return {
    id,
    text,
    mark,
    source: describeSource(our, answers),
    ours: isOwn ? our.text : null,
    // What is typed replaces what we say now.
    isOursNew: isOwn && !isTyped && own?.ours !== our.text,
    replaced: own?.replaced ?? null,
    isSuggested: !isOwn && our.standing === 'suggested',
    isConfirmed: !isOwn && our.sources.some((one) => one.from === 'detail' && one.field === 'confirmed'),
    canGo: canBeTakenOut(our),
    advice: mark === 'own' ? advise(text) : [],
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
  const item = id.slice(0, id.lastIndexOf('/') + 1)
  const confirmed = Object.keys(statements).filter(
    (one) => one.startsWith(item) && statements[one] === 'confirmed',
  )
  return confirmed.includes(id) ? confirmed : [id]
}
