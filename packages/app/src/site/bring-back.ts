// Enters again what an owner had entered when the site said something else.

import { isWhole } from '@foyer/draft/added-item.ts'
import { type Content, contentSchema } from '@foyer/draft/content.ts'
import { linesOf } from '@foyer/draft/lines-of.ts'
import type { SiteDetails } from '@foyer/shared/api/site-details.ts'
import type { SavedState } from './api/draft-versions.ts'
import { type Entered, enteredThen } from './entered.ts'
import { composeSite, editSite, type SiteFacts } from './render-site.ts'
import type { SiteChange } from './site-change.ts'
import { undoChange } from './undo-change.ts'
import { undone } from './undone.ts'
import { unpublishedChanges } from './unpublished-changes.ts'

export type BroughtBack = Entered & {
  /** What still differs from that state: it comes from answers, and is changed there. */
  readonly left: readonly SiteChange[]
}

type Now = Omit<SiteFacts, 'added' | 'edits'> & Entered

/** One undo may make another one possible, such as a line in a section that was hidden. */
const MOST_ROUNDS = 4

/**
 * Returns what to enter so that the site says what an earlier state said; `null` when an earlier release stored that state in
 * a form that cannot be read, and for a proposal. What was begun since and is not on the page stays.
 *
 * @param now what is entered now, once the place of the office is loaded
 */
export function bringBack({ content, entered }: SavedState, now: Now): BroughtBack | null {
  const { data: past } = contentSchema.safeParse(content)
  if (past?.kind !== 'full') return null
  const { added, edits, ...facts } = now
  let own: Entered = enteredAgain({ added, edits }, entered, past)
  for (let round = 0; ; round++) {
    const composed = composeSite({ ...facts, added: own.added })
    const shown = editSite(composed, own.edits)
    const left = unpublishedChanges(past, shown) ?? []
    const undos = left.flatMap(
      (change) =>
        undoChange(change, {
          published: past,
          content: shown,
          composed,
          details: own.added,
          edits: own.edits,
        }) ?? [],
    )
    if (undos.length === 0 || round === MOST_ROUNDS) return { ...own, left }
    own = undos.reduce(undone, own)
  }
}

function enteredAgain(now: Entered, entered: unknown, past: Content): Entered {
  const then = enteredThen(entered)
  if (!then) return now
  const { added, edits } = now
  const before = then.added
  return {
    added: {
      details: { ...cleared(added.details), ...before.details },
      statements: { ...decidedSince(added.statements, past), ...before.statements },
      passages: before.passages,
      style: before.style,
    },
    edits: {
      ...then.edits,
      added: {
        ...Object.fromEntries(Object.entries(edits.added).filter(([, item]) => !isWhole(item))),
        ...then.edits.added,
      },
    },
  }
}

// A suggestion that was not made yet stays decided; one that was open then is open again.
function decidedSince(statements: SiteDetails['statements'], past: Content): SiteDetails['statements'] {
  const made = new Set(linesOf(past.sections).map(({ id }) => id))
  return Object.fromEntries(Object.entries(statements).filter(([id]) => !made.has(id)))
}

// Which words a practice gets was not always asked, and an answer to that cannot be empty.
function cleared({ field, storyAnswers, ...texts }: SiteDetails['details']): SiteDetails['details'] {
  return {
    ...(field && { field }),
    ...(storyAnswers && { storyAnswers: [] }),
    ...Object.fromEntries(Object.keys(texts).map((name) => [name, ''])),
  }
}
