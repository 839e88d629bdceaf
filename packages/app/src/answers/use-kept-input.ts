import { type Answers, parseAnswer } from '@foyer/shared/onboarding/answers/answers.ts'
import type { FormKey, InputKey, QuestionKey } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import type * as z from 'zod/mini'
import { useSignedInPerson } from '../session/signed-in-person.ts'
import type { Input } from './api/unsaved-inputs.ts'
import { unsavedInputsQuery } from './api/unsaved-inputs.ts'
import { isSameTime } from './kept-answers.ts'
import { type KeptInput, keptInput, latestInput, nextInput, seenIn } from './kept-inputs.ts'

/** The pause in typing after which the input is sent to the server. */
const SEND_AFTER_MS = 1000

type Keeper = {
  /** Keeps what is entered; `null` when the fields show the saved answer again. */
  readonly keep: (input: Input | null) => void
  /** Stops keeping it, because it is saved or discarded. */
  readonly forget: () => void
}

type Opened = {
  readonly key: InputKey
  /** `updated_at` of the saved answer that is being edited; `null` when there is none. */
  readonly basedOn: string | null
  /** The latest copy of this browser and the server when the fields were opened. */
  readonly latest: KeptInput | null
}

/**
 * Keeps one input until it is saved, also when the page is hidden or left.
 *
 * @param opened how the fields were opened; another object starts anew
 */
function useKeeper(opened: Opened): Keeper {
  const person = useSignedInPerson()
  const { key, basedOn, latest } = opened
  const kept = keptInput(person.id, key)
  /** What was entered here and is not saved. */
  const own = useRef<KeptInput | null>(null)
  useLayoutEffect(() => {
    // What is entered next replaces the version that is shown.
    if (latest) kept.write(latest, SEND_AFTER_MS)
    const leave = () => {
      const last = kept.read()
      // Another tab has saved or discarded its own input: this one is still on the screen.
      if (own.current && !last?.input)
        kept.write({ ...own.current, version: last?.version ?? 0, seen: seenIn(last) })
      kept.send()
    }
    const leaveHidden = () => document.visibilityState === 'hidden' && leave()
    document.addEventListener('visibilitychange', leaveHidden)
    addEventListener('pagehide', leave)
    return () => {
      leave()
      own.current = null
      document.removeEventListener('visibilitychange', leaveHidden)
      removeEventListener('pagehide', leave)
    }
  }, [kept, latest])

  const forget = useCallback(() => {
    const mine = own.current ?? latest
    own.current = null
    const last = kept.read()
    if (!mine || !last?.input) return
    // Another tab has entered something since.
    if (Date.parse(last.typedAt) > Date.parse(mine.typedAt)) return
    const isHereOnly = last.version === 0 && !latest && !kept.wasSent()
    kept.write(isHereOnly ? null : { ...last, input: null, seen: seenIn(last), isSent: false })
  }, [kept, latest])
  const keep = useCallback(
    (input: Input | null) => {
      if (!input) return forget()
      own.current = nextInput(input, basedOn, kept.read())
      kept.write(own.current, SEND_AFTER_MS)
    },
    [kept, basedOn, forget],
  )
  return { keep, forget }
}

/** Returns how to read the latest copy of an input, in this browser or on the server. */
function useLatestInput(): (key: InputKey) => KeptInput | null {
  const person = useSignedInPerson()
  const queryClient = useQueryClient()
  return (key) => {
    const stored = queryClient.getQueryData(unsavedInputsQuery(person.id).queryKey)
    return latestInput(keptInput(person.id, key).read(), stored?.[key])
  }
}

/**
 * Restores what a person has typed into a form and not sent, and keeps what is typed now. The form is shown once
 * `unsavedInputsQuery` has an answer.
 *
 * @param schema the fields as they are kept; anything else is not restored
 */
export function useKeptForm<Schema extends z.ZodMiniType>(key: FormKey, schema: Schema) {
  const latestOf = useLatestInput()
  const [opened] = useState(() => ({ key, basedOn: null, latest: latestOf(key) }))
  const [restored] = useState(() => schema.safeParse(opened.latest?.input).data ?? null)
  return { restored, ...useKeeper(opened) }
}

type OpenedQuestion = Opened & {
  readonly key: QuestionKey
  readonly areAnswersKnown: boolean
  /** What was entered earlier and not saved; the fields start with it. */
  readonly restored: Input | null
  /** Different for each time that the fields start anew. */
  readonly version: number
  /** The answer was saved elsewhere since the restored input was begun. */
  readonly isBehind: boolean
}

/** The unsaved input of the question that is shown. */
export type UnsavedInputState = OpenedQuestion &
  Keeper & {
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
  const latestOf = useLatestInput()
  const open = (version: number): OpenedQuestion => {
    const latest = latestOf(key)
    const restored = latest?.input && !isSaved(key, latest.input, answers) ? latest.input : null
    const answeredAt = answers[key]?.updated_at ?? null
    const basedOn = latest && restored ? latest.basedOn : answeredAt
    const isBehind = answeredAt !== null && !isSameTime(answeredAt, basedOn)
    return { key, areAnswersKnown, latest, restored, version, basedOn, isBehind }
  }
  const [opened, setOpened] = useState(() => open(0))
  const isSame = opened.key === key && opened.areAnswersKnown === areAnswersKnown
  const current = isSame ? opened : open(opened.version + 1)
  if (current !== opened) setOpened(current)

  const { keep, forget } = useKeeper(current)
  function startOver(newer: Answers = answers) {
    forget()
    const basedOn = newer[key]?.updated_at ?? null
    const version = current.version + 1
    setOpened({ ...current, latest: null, restored: null, version, isBehind: false, basedOn })
  }
  return { ...current, keep, forget, startOver }
}

/** Returns whether an input is the saved answer: the page was closed before it could be forgotten. */
function isSaved(key: QuestionKey, input: Input, answers: Answers): boolean {
  const stored = answers[key]
  const answer = parseAnswer(key, { ...input, updated_at: stored?.updated_at })
  const hasMore = 'dialog' in input || 'typed_state' in input || 'pdf' in input
  return !hasMore && stored !== undefined && JSON.stringify(answer) === JSON.stringify(stored)
}
