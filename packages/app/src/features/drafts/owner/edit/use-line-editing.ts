import { isParagraph } from '@foyer/shared/api/site-edits.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { SiteLine } from '../../../../site/review-site.ts'
import { buttonAround } from '../frame-buttons.ts'
import {
  type HeardPress,
  hearPresses,
  type LinePress,
  paragraphsOf,
  partsOf,
  takePress,
} from '../line-press.ts'
import { elementOf, markOf, markSources, showChosen } from '../source-marks.ts'
import { lineKind } from './line-kinds.ts'
import type { LineEditingOptions, ShownPage, WorkedLine } from './line-work.ts'
import { joinParts, placeOf, showLine } from './page-lines.ts'
import { canTypeIn, type TypingEnd, typeInLine } from './type-in-line.ts'
import { makeTypedText, restingText } from './typed-text.ts'

const MARK_WORDS = {
  own: 'your words',
  choice: 'from a choice',
  suggestion: 'our suggestion',
  none: 'on every page',
}

/**
 * Marks the lines of the page as buttons and lets one at a time be worked on. A press, or Enter, puts the caret where it was
 * pressed; leaving keeps the words.
 */
export function useLineEditing(options: LineEditingOptions) {
  const { isOn, shown, html } = options
  const [chosen, setChosen] = useState<WorkedLine | null>(null)
  const [typed] = useState(() => makeTypedText((id, text) => latest.current.onType(id, text)))
  // Counts up when the page has to be marked again although it says the same.
  const [round, setRound] = useState(0)
  const latest = useRef(options)
  latest.current = options
  const wanted = useRef<LinePress | null>(null)
  const returnTo = useRef<string | null>(null)
  const pointer = useRef<HeardPress | null>(null)
  const stopTyping = useRef<(() => void) | null>(null)
  const afterPress = useRef<(() => void) | null>(null)
  const restoreLine = useRef<(() => void) | null>(null)

  /** Does what waits for the end of a press; returns whether there was something. */
  const finishPress = () => {
    const finish = afterPress.current
    afterPress.current = null
    finish?.()
    return finish !== null
  }

  const release = () => {
    latest.current.onHold(false)
    setRound((count) => count + 1)
  }

  function type(page: ShownPage, id: string, element: HTMLElement, caret?: number) {
    const line = latest.current.lines.get(id)
    if (!line) return
    const text = latest.current.textOf?.(id) ?? line.text
    let next: string | undefined
    const split = joinParts(page.page, id)
    // The button around the line would take the keys.
    element.closest('[data-button]')?.replaceWith(element)
    latest.current.onHold(true)
    typed.begin(id, text)
    setChosen({ id, ...page, work: 'typing' })
    stopTyping.current = typeInLine(element, {
      text,
      blank: latest.current.blankOf?.(id),
      hasBreaks: isParagraph(id),
      onTab: (isBack) => {
        next = latest.current.nextOf?.(id, isBack)
        return next !== undefined
      },
      name: `${lineKind(id).name}, edit`,
      description: `${MARK_WORDS[markOf(line)]}, up to ${lineKind(id).limit} letters look best`,
      caret,
      onType: typed.type,
      onRefuse: () => latest.current.onRefuse(),
      onEnd: (end) => {
        stopTyping.current = null
        split()
        typed.rest()
        latest.current.onTyped(id, end)
        if (next !== undefined) {
          wanted.current = { id: next }
          setChosen((now) => now && { ...now, work: 'rest' })
          release()
          return
        }
        if (end.by !== 'leaving') {
          returnTo.current = id
          setChosen(null)
          release()
          return
        }
        // A press on another line ends after this; the page must not change under it.
        const finish = () => {
          const box = latest.current.box.current
          // A menu of the bar has the focus outside of it.
          const stays =
            box?.contains(document.activeElement) ||
            box?.querySelector('[aria-haspopup=menu][data-state=open]')
          setChosen((now) =>
            now?.id !== id || now.work !== 'typing' ? now : stays ? { ...now, work: 'rest' } : null,
          )
          release()
        }
        if (pointer.current?.isDown) afterPress.current = finish
        else requestAnimationFrame(finish)
      },
    })
  }

  const leaveField = useEffectEvent((by: TypingEnd['by']) => {
    // Words that are kept are rendered again; others leave the page as it was.
    restoreLine.current?.()
    restoreLine.current = null
    if (chosen?.work !== 'field') return
    typed.rest()
    options.onTyped(chosen.id, { text: typed.read(), by })
  })

  const choose = useEffectEvent((line: LinePress) => {
    leaveField('leaving')
    if (chosen?.work === 'field') options.onHold(false)
    wanted.current = line
    if (!finishPress()) setRound((count) => count + 1)
  })

  const begin = useEffectEvent((page: ShownPage) => {
    const early = options.pressed?.current
    if (options.pressed) options.pressed.current = null
    const next = wanted.current ?? early ?? null
    wanted.current = null
    if (!next) return
    const text = options.textOf?.(next.id) ?? options.lines.get(next.id)?.text ?? ''
    const isOne = paragraphsOf(page.page, next.id).length === 0
    const pressed = isOne ? partsOf(page.page, next.id)[next.index ?? -1] : undefined
    const element = pressed ?? elementOf(page.page, next.id)
    if (!element) {
      // What was just added comes with the next rendering.
      wanted.current = next
      return
    }
    const isTyped = !options.isCompact && canTypeIn(page.page)
    const work = options.workFor(next.id, isTyped)
    const isSheet = !isTyped
    if (isTyped && next.letters === undefined) showLine(element)
    // The fields of an item are as high as a sheet.
    if (work === 'item' || (isSheet && work !== 'source')) {
      element.scrollIntoView({ block: 'start', behavior: 'instant' })
      page.page.defaultView?.scrollBy({ top: -96, behavior: 'instant' })
    }
    if (work !== 'words') setChosen({ id: next.id, ...page, work })
    else if (isSheet) {
      const nodes = Array.from(element.childNodes, (node) => node.cloneNode(true))
      const split = joinParts(page.page, next.id)
      restoreLine.current = () => {
        split()
        element.replaceChildren(...nodes)
      }
      typed.begin(next.id, text)
      setChosen({ id: next.id, ...page, work: 'field', caret: next.letters })
    } else type(page, next.id, element, next.letters)
  })

  const hearKey = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target as Element | null
    const line = target?.querySelector?.<HTMLElement>(':scope > draft-line')
    options.onKey(event, line?.dataset.line)
  })
  const decorate = useEffectEvent((page: Document) => options.decorate(page))
  const nameOf = useEffectEvent((line: SiteLine) => {
    const kind = lineKind(line.id).name.toLowerCase()
    const name = `${line.text} (${kind}, ${MARK_WORDS[markOf(line)]})`
    return options.workFor(line.id, true) === 'source' ? name : `${name}, edit`
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: another html is another page in the same document
  useEffect(() => {
    if (!isOn || !shown) return
    const { page } = shown
    const removeMarks = markSources(
      page,
      latest.current.lines,
      (id) => choose(takePress(pointer, id)),
      nameOf,
    )
    const removeRest = decorate(page)
    const listening = new AbortController()
    const { signal } = listening
    hearPresses(page, pointer, signal, finishPress)
    page.addEventListener('keydown', (event) => hearKey(event), { signal })
    if (returnTo.current) buttonAround(placeOf(page, returnTo.current))?.focus({ preventScroll: true })
    returnTo.current = null
    begin(shown)
    return () => {
      listening.abort()
      removeRest()
      removeMarks()
    }
  }, [isOn, shown, html, round])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page is marked again
  useEffect(() => {
    if (chosen && ['field', 'fact', 'item'].includes(chosen.work)) showChosen(chosen.page, chosen.id)
  }, [chosen, html, round])

  // Switching to Look in the middle of a word keeps it.
  useEffect(() => {
    if (isOn) return
    stopTyping.current?.()
    leaveField('leaving')
    latest.current.onHold(false)
    setChosen(null)
  }, [isOn])

  // What is typed when the tab or the editor is left is kept; before what is kept is sent, which hears the same.
  useEffect(() => {
    addEventListener('pagehide', typed.rest, true)
    document.addEventListener('visibilitychange', typed.rest, true)
    return () => {
      removeEventListener('pagehide', typed.rest, true)
      document.removeEventListener('visibilitychange', typed.rest, true)
      typed.rest()
    }
  }, [typed])

  const textNow = chosen && (options.textOf?.(chosen.id) ?? options.lines.get(chosen.id)?.text)
  return {
    chosen,
    /** The words of the line that is being worked on. At rest, Undo and others change them. */
    typed: chosen?.work === 'rest' ? restingText(textNow ?? '') : typed,
    /** Works on a line as a press on it does. */
    choose: (id: string) => choose({ id }),
    /** Shows what is typed in the field in the line of the page. */
    setText: (text: string) => {
      const line = chosen && elementOf(chosen.page, chosen.id)
      if (line) line.textContent = text
      typed.type(text)
    },
    /** The field has lost the focus: what saves, shares or publishes the page knows all of its words. */
    blurField: () => {
      typed.rest()
      // A press on the page must find it unchanged.
      requestAnimationFrame(() => {
        if (document.activeElement !== chosen?.frame) latest.current.onHold(false)
      })
    },
    /** Works on the fact behind the words of the line. */
    showFact: () => {
      stopTyping.current?.()
      leaveField('leaving')
      setChosen((now) => now && { ...now, work: 'fact' })
      release()
    },
    /** Ends the work on a line; the focus goes back to it. By default its words are kept. */
    close: (by: TypingEnd['by'] = 'leaving') => {
      if (!chosen) return
      stopTyping.current?.()
      leaveField(by)
      returnTo.current = chosen.id
      showChosen(chosen.page, null)
      setChosen(null)
      release()
    },
  }
}

export type LineEditing = ReturnType<typeof useLineEditing>
