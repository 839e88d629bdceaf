import { useSyncExternalStore } from 'react'

/** After this pause the typing rests. */
const PAUSE_MS = 400
/** The most that is lost when the computer stops during typing without a pause. */
const LONGEST_MS = 2000

/** The words of the line that is being worked on, outside of React: a key renders nothing but what shows it. */
export type WorkedText = {
  readonly subscribe: (listener: () => void) => () => void
  /** As they stand now. */
  readonly read: () => string
  /** As they were when the typing rested last. */
  readonly rested: () => string
  /** Whether they differ from those that the typing began with. */
  readonly isChanged: () => boolean
}

/**
 * Words while they are typed. What costs more than showing them waits until the typing rests: after a pause, at its end,
 * and when the tab is left.
 */
export type TypedText = WorkedText & {
  /** Begins with the words of a line. */
  readonly begin: (id: string, text: string) => void
  readonly type: (text: string) => void
  /** The words that the typing began with. */
  readonly first: () => string
  /** Has those words again. Nothing is kept: what takes words back stores that itself. */
  readonly reset: () => void
  /** Lets the typing rest now. */
  readonly rest: () => void
}

/** @param keep is told what was typed when the typing rests, and every two seconds while it does not */
export function makeTypedText(keep: (id: string, text: string) => void): TypedText {
  const listeners = new Set<() => void>()
  const line = { id: '', first: '', text: '', rested: '' }
  let timer: ReturnType<typeof setTimeout> | undefined
  /** When the first word was typed that is not kept yet. */
  let unkeptFrom: number | null = null
  const show = () => {
    for (const listener of listeners) listener()
  }
  const keepNow = () => {
    if (unkeptFrom === null) return
    unkeptFrom = null
    keep(line.id, line.text)
  }
  const rest = () => {
    clearTimeout(timer)
    keepNow()
    if (line.rested === line.text) return
    line.rested = line.text
    show()
  }
  return {
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    read: () => line.text,
    rested: () => line.rested,
    isChanged: () => line.text !== line.first,
    begin: (id, text) => {
      rest()
      Object.assign(line, { id, first: text, text, rested: text })
      show()
    },
    first: () => line.first,
    reset: () => {
      clearTimeout(timer)
      unkeptFrom = null
      Object.assign(line, { text: line.first, rested: line.first })
      show()
    },
    type: (text) => {
      line.text = text
      clearTimeout(timer)
      timer = setTimeout(rest, PAUSE_MS)
      unkeptFrom ??= performance.now()
      if (performance.now() - unkeptFrom > LONGEST_MS) keepNow()
      show()
    },
    rest,
  }
}

/** The words of a line in which nobody types. */
export function restingText(text: string): WorkedText {
  return { subscribe: hearNothing, read: () => text, rested: () => text, isChanged: () => false }
}

const hearNothing = () => () => {}

/** Returns what a component shows of the words; it is rendered when that changes. */
export function useTyped<Shown extends string | boolean | null>(
  { subscribe }: WorkedText,
  show: () => Shown,
): Shown {
  return useSyncExternalStore(subscribe, show)
}
