import { isParagraph } from '@foyer/shared/api/site-edits.ts'
import clsx from 'clsx'
import { ChevronDown } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { isComposing } from '../../../../lib/keys.ts'
import type { SourceMark } from '../source-marks.ts'
import { type BarPlace, type BarSlots, EditBar } from './edit-bar.tsx'
import { type EditCommandItem, lineCommands } from './edit-commands.ts'
import type { LineActions } from './line-actions.ts'
import type { LineFacts, LineTyped } from './line-facts.ts'
import { fullness, lineKind } from './line-kinds.ts'
import { BarButton, CommandButton, lineNotes } from './line-notes.tsx'
import { SectionTools } from './section-menu.tsx'
import { useTyped, type WorkedText } from './typed-text.ts'
import type { Adding } from './use-added-items.ts'
import { usePhoneLines } from './use-phone-lines.ts'
import type { SectionActions } from './use-section-actions.ts'

type LineBarProps = {
  readonly place: BarPlace
  readonly typed: WorkedText
  readonly factsOf: (typed: LineTyped) => LineFacts
  readonly actions: LineActions
  readonly sections: SectionActions
  readonly adding: Adding
  /** Only its question is asked. */
  readonly isAsked: boolean
  /** Where it is typed, where that is not the page. */
  readonly field: {
    /** Before so many letters; at the end without it. */
    readonly caret: number | undefined
    readonly onType: (text: string) => void
    readonly onLeave: () => void
  } | null
}

/** The bar of a line: the question first, then where the words come from, what can be done, and how much room is left. */
export function LineBar(props: LineBarProps) {
  const { place, typed, factsOf, actions, sections, adding, isAsked, field } = props
  const { line, isSheet } = place
  const isTyped = useTyped(typed, typed.isChanged)
  const facts = factsOf({ text: useTyped(typed, typed.rested), isTyped })
  // Ours fit.
  const phoneLines = usePhoneLines(line, facts.ours === null || facts.text === facts.ours ? null : facts.text)
  const [isSourceOpen, setIsSourceOpen] = useState(false)
  const { name } = lineKind(facts.id)
  const commands = lineCommands(facts, actions)
  const slots: BarSlots = {
    name,
    isNamed: field !== null,
    notes: lineNotes(facts, commands, phoneLines, actions.showOnPhone),
    fields: (field || isSheet || isSourceOpen) && (
      <>
        {field && <Field id={facts.id} typed={typed} name={name} {...field} onDone={actions.done} />}
        {isSheet && !field && <p>{facts.text}</p>}
        {isSourceOpen && <Source facts={facts} actions={actions} />}
      </>
    ),
    tools: (
      <>
        {facts.isSuggested && <Question isAsked={isAsked} answers={commands.question} />}
        <BarButton
          aria-expanded={isSourceOpen}
          onClick={() => setIsSourceOpen(!isSourceOpen)}
          className="font-[550]"
        >
          <Mark mark={facts.mark} />
          <span>{facts.isConfirmed ? 'Confirmed by you' : MARK_NAMES[facts.mark]}</span>
          <ChevronDown className="size-4 text-muted stroke-2" />
        </BarButton>
        {commands.tools.map(({ key, ...command }) => (
          <CommandButton key={key} {...command} />
        ))}
        <SectionTools sections={sections} kind={facts.id.slice(0, facts.id.indexOf('/'))} adding={adding} />
        {!field && isParagraph(facts.id) && (
          <span className="px-2.5 whitespace-nowrap text-muted">Enter: new paragraph</span>
        )}
      </>
    ),
    count: !field && <TypedCount id={facts.id} typed={typed} />,
    done: { label: 'Done', press: actions.done },
  }
  return <EditBar place={place} slots={slots} />
}

/** Where the words of a line come from, and where ours are changed. */
function Source({ facts, actions }: { readonly facts: LineFacts; readonly actions: LineActions }) {
  const { title, text, change } = facts.source
  return (
    <div className="py-2">
      <p className="font-[650]">{title}</p>
      <p className="mt-0.5 text-muted">{text}</p>
      {facts.ours !== null && <p className="mt-1.5 text-muted">Ours: “{facts.ours}”</p>}
      {change?.kind === 'answer' && (
        <button type="button" className="mt-2 text-link" onClick={actions.changeAnswer}>
          Change the answer
        </button>
      )}
      {change?.kind === 'detail' && actions.changeFact && (
        <button type="button" className="mt-2 text-link" onClick={actions.changeFact}>
          Change what you added
        </button>
      )}
    </div>
  )
}

type FieldProps = NonNullable<LineBarProps['field']> & {
  /** Of the line. */
  readonly id: string
  readonly typed: WorkedText
  readonly name: string
  readonly onDone: () => void
}

function Field({ id: lineId, typed, name, caret, onType, onLeave, onDone }: FieldProps) {
  const id = useId()
  const text = useTyped(typed, typed.read)
  const field = useRef<HTMLTextAreaElement>(null)
  // Where the line was pressed, once.
  useEffect(() => {
    const place = caret ?? field.current?.value.length ?? 0
    field.current?.setSelectionRange(place, place)
  }, [caret])
  return (
    <>
      <div className="flex items-center gap-2 pb-1.5">
        <label htmlFor={id} className="font-[650]">
          {name}
        </label>
        <span className="ml-auto">
          <Count id={lineId} text={text} />
        </span>
      </div>
      <textarea
        ref={field}
        id={id}
        // biome-ignore lint/a11y/noAutofocus: the owner has just tapped the line to type in it
        autoFocus
        rows={3}
        value={text}
        onChange={({ target }) => onType(target.value)}
        onBlur={onLeave}
        onKeyDown={(event) => {
          const isBreak = isParagraph(lineId) && !event.ctrlKey && !event.metaKey
          if (event.key !== 'Enter' || isComposing(event.nativeEvent) || isBreak) return
          event.preventDefault()
          onDone()
        }}
        className="block w-full resize-none rounded-control border border-control bg-surface px-3.5 py-2.5 text-[1.0625rem] leading-[1.45]"
      />
    </>
  )
}

type QuestionProps = {
  /** It has the focus: the answer to another one has led here. */
  readonly isAsked: boolean
  readonly answers: readonly EditCommandItem[]
}

function Question({ isAsked, answers }: QuestionProps) {
  const yes = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isAsked) yes.current?.focus({ preventScroll: true })
  }, [isAsked])
  return (
    <span className="mr-1 flex divide-x divide-control overflow-hidden rounded-[7px] border border-control">
      {answers.map(({ key, label, icon: Icon, run }, index) => (
        <button
          key={key}
          ref={index === 0 ? yes : null}
          type="button"
          className="flex min-h-9 items-center gap-1.5 px-2.5 font-semibold hover:bg-quiet max-lg:min-h-11"
          // The second press of a double click is no answer to the question that has just come.
          onClick={({ detail }) => detail < 2 && run()}
        >
          <Icon className="size-4 stroke-[2.25]" />
          {label}
        </button>
      ))}
    </span>
  )
}

/** What the marks mean. */
export const MARK_NAMES: { readonly [Mark in SourceMark]: string } = {
  own: 'Your words',
  choice: 'From a choice',
  suggestion: 'Our suggestion',
  none: 'Every page has this',
}

const MARK_LOOKS: { readonly [Mark in SourceMark]: string } = {
  own: 'border-b-[2.5px] border-[light-dark(#2f7a5f,#7fb59f)]',
  choice: 'border-b-2 border-dashed border-control',
  suggestion: 'rounded-[2px] bg-[#fff0bf] shadow-[inset_0_0_0_1px_#b79a4a]',
  none: 'border-b-2 border-line',
}

/** The mark of a line as it stands in the page, beside words. */
export function Mark({ mark }: { readonly mark: SourceMark }) {
  return <i aria-hidden="true" className={clsx('inline-block h-3 w-5 flex-none', MARK_LOOKS[mark])} />
}

/** How full the line is that is being typed. */
export function TypedCount({ id, typed }: { readonly id: string; readonly typed: WorkedText }) {
  const text = useTyped(typed, () => (fullness(id, typed.read()) ? typed.read() : ''))
  return <Count id={id} text={text} />
}

/** How full a line is, from four fifths on. */
export function Count({ id, text }: { readonly id: string; readonly text: string }) {
  const full = fullness(id, text)
  if (!full) return null
  return (
    <span
      className={clsx('px-2.5 font-semibold whitespace-nowrap', full.isOver ? 'text-danger' : 'text-warning')}
    >
      {full.length} of {full.limit}
    </span>
  )
}
