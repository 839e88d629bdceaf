import { type SyntheticEvent, useLayoutEffect, useState } from 'react'

/** For how many ms a new question ignores presses: a second, impatient press must not answer it unread. */
const SETTLE_MS = 300

/** Returns the props of an element around a question that ignore presses while the question has only just appeared. */
export function useSettling(questionKey: string) {
  const [settled, setSettled] = useState<string | null>(null)
  const isSettling = settled !== questionKey
  useLayoutEffect(() => {
    const timer = setTimeout(() => setSettled(questionKey), SETTLE_MS)
    return () => clearTimeout(timer)
  }, [questionKey])

  function ignore(event: SyntheticEvent) {
    if (!isSettling || !isAnswer(event)) return
    event.preventDefault()
    event.stopPropagation()
  }
  return { 'data-settling': isSettling || undefined, onClickCapture: ignore, onKeyDownCapture: ignore }
}

// Tab, Back and "Save and exit" do not answer the question.
function isAnswer({ target, nativeEvent }: SyntheticEvent): boolean {
  if (nativeEvent instanceof KeyboardEvent && !/^(Enter| |Arrow\w+|[1-9])$/.test(nativeEvent.key))
    return false
  return target instanceof Element && target.closest('[data-card], [data-continue], h1') !== null
}
