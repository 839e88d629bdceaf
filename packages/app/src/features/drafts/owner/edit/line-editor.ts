import { isParagraph } from '@foyer/shared/api/site-edits.ts'
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
import { elementOf, markSources, showChosen } from '../source-marks.ts'
import {
  AT_REST,
  type EditCommand,
  type EditEvent,
  type EditState,
  type LineWork,
  type ListState,
  moveEdit,
  workAt,
} from './edit-machine.ts'
import { endField } from './end-field.ts'
import { hearPage } from './hear-page.ts'
import { lineKind } from './line-kinds.ts'
import { fieldDescription } from './line-names.ts'
import type { LineEditingOptions, ShownPage, WorkedLine } from './line-work.ts'
import { makeOverTyped, placeOf, putWords, showAbove, showLine } from './page-lines.ts'
import { canTypeIn, type Typing, typeInLine } from './type-in-line.ts'
import { makeTypedText } from './typed-text.ts'

/** The part of the editor that touches the page: it tells the machine what happens there, and does what the machine says. */
export type LineEditor = ReturnType<typeof makeLineEditor>

/**
 * @param read returns what the page and the app know now
 * @param onChange is told what is worked on
 * @param onList is told what is worked on in the list; `null` while it is closed
 * @param onRelease the page is to be rendered and marked again
 */
export function makeLineEditor(
  read: () => LineEditingOptions,
  onChange: (worked: WorkedLine | null) => void,
  onList: (list: ListState | null) => void,
  onRelease: () => void,
) {
  const typed = makeTypedText((id, text) => read().onType(id, text))
  const press: { current: HeardPress | null } = { current: null }
  let state: EditState = AT_REST
  let worked: WorkedLine | null = null
  let shown: ShownPage | null = null
  let typing: Typing | null = null
  const overTyped = makeOverTyped(() => read().html)
  /** The line that has the focus once the page is marked again. */
  let focused: string | null = null

  const canType = (page: Document) => !read().isCompact && canTypeIn(page)
  const textAtWork = (at: EditState) =>
    ['typing', 'field'].includes(workAt(at)?.at ?? '') ? typed.read() : null
  const textOf = (id: string) => read().textOf?.(id) ?? read().lines.get(id)?.text ?? ''
  const show = (next: WorkedLine | null) => {
    worked = next
    onChange(next)
  }

  const commands: { readonly [Name in EditCommand]: (before: EditState) => void } = {
    keep: (before) => {
      typing?.settle()
      if (state !== before) endField(workAt(before)?.at ?? before.at)
      const text = textAtWork(before)
      typing?.end()
      typing = null
      typed.rest()
      read().fields.keep(before, text)
    },
    takeBack: (before) => {
      typing?.settle()
      const text = textAtWork(before)
      typed.rest()
      if (text !== null) {
        if (typing) typing.put(typed.first())
        else setText(typed.first())
        typed.reset()
      }
      read().fields.takeBack(before, text)
    },
    begin: (before) => {
      if (before.at === 'opening' && shown && 'id' in state && state.at !== 'left')
        begin(shown, before.line, state.at, before.isAsked)
    },
    enter: () => {
      const work = workAt(state)
      if (work?.at !== 'field') return
      typed.begin(work.id, textOf(work.id))
      read().onHold(true)
    },
    release: () => {
      read().onHold(false)
      onRelease()
    },
    focus: () => {
      focused = worked?.id ?? null
    },
    undo: () => read().onStep('undo'),
    redo: () => read().onStep('redo'),
    closePicture: () => read().onClosePicture(),
  }

  function send(event: EditEvent): void {
    const before = state
    const move = moveEdit(before, event)
    state = move.state
    for (const command of move.commands) commands[command](before)
    // A command may have led on.
    if (state !== move.state || state === before) return
    onList(state.at === 'list' ? state : null)
    if (state.at === 'rest' || state.at === 'picture' || state.at === 'list') {
      if (worked) showChosen(worked.page, null)
      show(null)
    } else if (worked && 'id' in state && state.at !== 'left' && state.at !== worked.work)
      show({ ...worked, work: state.at })
  }

  function setText(text: string): void {
    if (state.at === 'field' && worked) putWords(worked.page, worked.id, text)
    typed.type(text)
  }

  function choose(line: LinePress, isAsked = false): void {
    send({ type: 'press', line, isAsked })
  }

  function pressEscape(): void {
    const isChanged = textAtWork(state) === null ? read().fields.isChanged(state) : typed.isChanged()
    send({ type: 'escape', isChanged })
  }

  /** Works on the line that was pressed, if this rendering has it. */
  function find(page: Document): void {
    if (state.at !== 'opening' || !elementOf(page, state.line.id)) return
    const isTyped = canType(page)
    const work = read().workFor(state.line.id, isTyped)
    send({
      type: 'found',
      work: work !== 'words' ? work : state.isAsked ? 'bar' : isTyped ? 'typing' : 'field',
    })
  }

  function begin(on: ShownPage, { id, index, letters }: LinePress, work: LineWork, isAsked: boolean): void {
    const isOne = paragraphsOf(on.page, id).length === 0
    const pressed = isOne ? partsOf(on.page, id)[index ?? -1] : undefined
    const element = pressed ?? elementOf(on.page, id)
    if (!element) return
    const isSheet = !canType(on.page)
    if (!isSheet && letters === undefined) showLine(element)
    // The fields of an item are as high as a sheet.
    if (work === 'item' || (isSheet && work !== 'source')) showAbove(element)
    if (work === 'typing' || work === 'field') {
      overTyped.remember(on.page, id, element)
      typed.begin(id, textOf(id))
      // What another window stores from now on is told, and not rendered over what is typed.
      read().onHold(true)
    }
    if (work === 'typing') type(id, element, letters)
    show({ id, ...on, work, caret: letters, isAsked })
  }

  function type(id: string, element: HTMLElement, caret: number | undefined): void {
    // The button around the line would take the keys.
    element.closest('[data-button]')?.replaceWith(element)
    typing = typeInLine(element, {
      text: typed.first(),
      blank: read().blankOf?.(id),
      hasBreaks: isParagraph(id),
      onTab: (isBack) => {
        const next = read().nextOf?.(id, isBack)
        if (next !== undefined) choose({ id: next })
        return next !== undefined
      },
      name: `${lineKind(id).name}, edit`,
      description: fieldDescription(id, read().lines.get(id)),
      caret,
      onType: typed.type,
      onRefuse: () => read().onRefuse(),
      onDone: () => send({ type: 'done' }),
      onEscape: pressEscape,
      onBlur: () => {
        send({ type: 'blur' })
        // The page must not change under a press: what is pressed is told with its click, and then the press is over.
        if (!press.current?.isDown) requestAnimationFrame(settle)
      },
    })
  }

  function settle(): void {
    const box = read().box.current
    // A menu of the bar has the focus outside of it.
    const isInBar =
      box?.contains(document.activeElement) || box?.querySelector('[aria-haspopup=menu][data-state=open]')
    send({ type: 'settled', isInBar: Boolean(isInBar) })
  }

  return {
    typed,
    rest: (): void => {
      typing?.settle()
      typed.rest()
    },
    send,
    pressEscape,
    choose,
    setText,
    isEntered: (id: string): boolean => state.at === 'list' && state.field?.id === id,
    /**
     * Marks a rendering of the page, and works on the line that was pressed.
     *
     * @returns takes the marks away
     */
    mark: (on: ShownPage, nameOf: (line: SiteLine) => string): (() => void) => {
      const { page } = on
      shown = on
      if (!typing) overTyped.putRight(page, state.at === 'field' ? state.id : null)
      const begun = read().heard
      if (begun?.current?.isDown) press.current = begun.current
      if (begun) begun.current = null
      const removeMarks = markSources(page, read().lines, (id) => choose(takePress(press, id)), nameOf)
      const removeRest = read().decorate(page)
      const listening = new AbortController()
      const { signal } = listening
      hearPresses(page, press, signal, settle)
      hearPage(
        page,
        signal,
        () => send({ type: 'outside' }),
        (...key) => read().onKey(...key),
      )
      if (focused) buttonAround(placeOf(page, focused))?.focus({ preventScroll: true })
      focused = null
      const early = read().pressed
      if (early?.current && state.at === 'rest') choose(early.current)
      else find(page)
      if (early) early.current = null
      return () => {
        listening.abort()
        removeRest()
        removeMarks()
      }
    },
  }
}
