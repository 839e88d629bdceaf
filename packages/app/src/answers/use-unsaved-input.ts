import { type Answers, parseAnswer } from '@foyer/shared/onboarding/answers/answers.ts'
import type { QuestionKey } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSignedInPerson } from '../session/signed-in-person.ts'
import { type Input, keptInput, latestInput, type UnsavedInput } from './unsaved-input.ts'
import { unsavedInputsQuery } from './unsaved-inputs-query.ts'
import { useInputKeeper } from './use-input-keeper.ts'

type Opened = {
  readonly key: QuestionKey
  readonly areAnswersKnown: boolean
  /** What was entered earlier and not saved; the fields start with it. */
  readonly restored: UnsavedInput | null
  /** Different for each time that the fields start anew. */
  readonly version: number
  /** `updated_at` of the answer that the fields show or that was being edited; `null` without an answer. */
  readonly basedOn: string | null
  /** The answer was saved elsewhere after the restored input was begun. */
  readonly isBehind: boolean
}

/** The unsaved input of the question that is shown. */
export type UnsavedInputState = Opened & {
  readonly keep: (input: Input | null) => void
  /** Forgets it, because it is saved. */
  readonly forget: () => void
  /** Forgets it and starts the fields anew, with this answer instead of the one at hand. */
  readonly startOver: (answers?: Answers) => void
}

/**
 * Restores what was entered at a question and not saved, and keeps what is entered now.
 *
 * @param areAnswersKnown `false` while earlier answers could not be loaded; the fields start anew once they are
 */
export function useUnsavedInput(
  key: QuestionKey,
  answers: Answers,
  areAnswersKnown: boolean,
): UnsavedInputState {
  const person = useSignedInPerson()
  const queryClient = useQueryClient()
  const open = (version: number): Opened => {
    const stored = queryClient.getQueryData(unsavedInputsQuery(person.id).queryKey)
    const latest = latestInput(keptInput(person.id, key).read(), stored && (stored[key] ?? null))
    const restored = latest && !isSaved(key, latest.input, answers) ? latest : null
    const { basedOn } = basisOf(key, answers)
    if (!restored) return { key, areAnswersKnown, restored, version, basedOn, isBehind: false }
    return {
      key,
      areAnswersKnown,
      restored,
      version,
      basedOn: restored.basedOn,
      isBehind: isLater(basedOn, restored.basedOn),
    }
  }
  const [opened, setOpened] = useState(() => open(0))
  const isSame = opened.key === key && opened.areAnswersKnown === areAnswersKnown
  const current = isSame ? opened : open(opened.version + 1)
  if (current !== opened) setOpened(current)

  const { keep, forget } = useInputKeeper(current)
  function startOver(newer: Answers = answers) {
    forget()
    setOpened({
      key,
      areAnswersKnown,
      restored: null,
      version: current.version + 1,
      isBehind: false,
      ...basisOf(key, newer),
    })
  }
  return { ...current, keep, forget, startOver }
}

function basisOf(key: QuestionKey, answers: Answers): Pick<Opened, 'basedOn'> {
  return { basedOn: answers[key]?.updated_at ?? null }
}

function isLater(time: string | null, than: string | null): boolean {
  return time !== null && (than === null || Date.parse(time) > Date.parse(than))
}

/** Returns whether an input is the saved answer: the page was closed before it could be forgotten. */
function isSaved(key: QuestionKey, input: Input, answers: Answers): boolean {
  const stored = answers[key]
  const answer = parseAnswer(key, { ...input, updated_at: stored?.updated_at })
  const hasMore = 'dialog' in input || 'typed_state' in input || 'pdf' in input
  return !hasMore && stored !== undefined && JSON.stringify(answer) === JSON.stringify(stored)
}
