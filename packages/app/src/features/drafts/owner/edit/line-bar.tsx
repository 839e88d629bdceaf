import clsx from 'clsx'
import { Check, ChevronDown, Monitor, RefreshCw, RotateCcw, Scale, TriangleAlert, X } from 'lucide-react'
import { type ReactNode, type RefObject, useId, useState } from 'react'
import { Button } from '../../../../components/ui/button.tsx'
import { adviceOn } from '../../../../site/edit-site.ts'
import type { SourceDescription } from '../describe-source.ts'
import type { SourceMark } from '../source-marks.ts'
import { type ChosenLine, useLinePlace } from '../use-line-place.ts'
import { fullness, lineKind } from './line-kinds.ts'
import { SectionMenu } from './section-menu.tsx'
import type { SectionActions } from './use-sections.ts'

/** What the bar knows of a line and can do with it. */
export type LineFacts = {
  readonly id: string
  /** As it is typed now. */
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
  readonly isSuggested: boolean
  /** How many lines a large one takes on a phone, where they are too many. */
  readonly phoneLines: number | null
}

type LineActions = {
  readonly decide: (decision: 'confirmed' | 'struck') => void
  readonly putBack: () => void
  readonly keepMine: () => void
  readonly takeReplaced: () => void
  readonly dropReplaced: () => void
  readonly changeAnswer: () => void
  readonly showOnPhone: () => void
  readonly close: () => void
}

type LineBarProps = {
  readonly line: ChosenLine
  readonly box: RefObject<HTMLElement | null>
  readonly facts: LineFacts
  readonly actions: LineActions
  readonly sections: SectionActions
  /** A sheet with a field instead of a bar at the line: on phones, and where the page cannot be typed in. */
  readonly field: { readonly onType: (text: string) => void; readonly onDone: () => void } | null
}

/** The one bar of a line: the question first, then where the words come from, what can be done, and how much room is left. */
export function LineBar({ line, box, facts, actions, sections, field }: LineBarProps) {
  const place = useLinePlace(line, box, field === null)
  const [isSourceOpen, setIsSourceOpen] = useState(false)
  const name = lineKind(facts.id).name
  return (
    <section
      ref={box}
      aria-label={`This line: ${name}`}
      onKeyDown={(event) => event.key === 'Escape' && actions.close()}
      // A press must not take the caret out of the line.
      onMouseDown={(event) => {
        if (!(event.target instanceof HTMLTextAreaElement)) event.preventDefault()
      }}
      style={field ? undefined : { left: place?.left ?? 0, top: place?.top ?? 0, opacity: place ? 1 : 0 }}
      className={
        field
          ? 'fixed inset-x-0 bottom-0 z-30 max-h-[70dvh] overflow-y-auto rounded-t-card border-t border-line bg-raised p-3 pb-5 text-sm shadow-3'
          : 'fixed z-30 w-max max-w-[min(36rem,calc(100vw-1.5rem))] rounded-[10px] border border-line bg-raised text-sm shadow-3'
      }
    >
      {field && <Field facts={facts} name={name} {...field} />}
      <div className={clsx('flex flex-wrap items-center gap-y-1', field ? 'mt-2' : 'p-1')}>
        {facts.isSuggested && <Question onDecide={actions.decide} />}
        <BarButton
          aria-expanded={isSourceOpen}
          onClick={() => setIsSourceOpen(!isSourceOpen)}
          className="font-[550]"
        >
          <Mark mark={facts.mark} />
          {MARK_NAMES[facts.mark]}
          <ChevronDown aria-hidden="true" className="size-4 text-muted" />
        </BarButton>
        {facts.ours !== null && (
          <BarButton onClick={actions.putBack}>
            <RotateCcw aria-hidden="true" className="size-4.5 text-muted" />
            Put our words back
          </BarButton>
        )}
        <SectionMenu sections={sections} kind={facts.id.slice(0, facts.id.indexOf('/'))} />
        {!field && <Count id={facts.id} text={facts.text} />}
        {field && (
          <Button size="small" className="ml-auto" onClick={field.onDone}>
            Done
          </Button>
        )}
      </div>
      {isSourceOpen && (
        <div className="border-t border-line px-3.5 py-3">
          <p className="font-[650]">{facts.source.title}</p>
          <p className="mt-0.5 text-muted">{facts.source.text}</p>
          {facts.ours !== null && <p className="mt-1.5 text-muted">Ours: “{facts.ours}”</p>}
          {facts.source.change?.kind === 'answer' && (
            <button type="button" className="mt-2 text-link" onClick={actions.changeAnswer}>
              Change the answer
            </button>
          )}
        </div>
      )}
      <Notes facts={facts} actions={actions} />
    </section>
  )
}

function Field({
  facts,
  name,
  onType,
  onDone,
}: { readonly facts: LineFacts; readonly name: string } & NonNullable<LineBarProps['field']>) {
  const id = useId()
  return (
    <>
      <div className="flex items-center gap-2 px-1 pb-1.5">
        <label htmlFor={id} className="font-[650]">
          {name}
        </label>
        <span className="ml-auto">
          <Count id={facts.id} text={facts.text} />
        </span>
      </div>
      <textarea
        id={id}
        // biome-ignore lint/a11y/noAutofocus: the owner has just tapped the line to type in it
        autoFocus
        rows={3}
        value={facts.text}
        onChange={({ target }) => onType(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
          event.preventDefault()
          onDone()
        }}
        className="block w-full resize-none rounded-control border border-control bg-surface px-3.5 py-2.5 text-[1.0625rem] leading-[1.45]"
      />
    </>
  )
}

function Question({ onDecide }: { readonly onDecide: LineActions['decide'] }) {
  const look = 'flex min-h-9 items-center gap-1.5 px-2.5 font-semibold hover:bg-quiet max-lg:min-h-11'
  return (
    <span className="mr-1 flex overflow-hidden rounded-[7px] border border-control">
      <button type="button" className={look} onClick={() => onDecide('confirmed')}>
        <Check aria-hidden="true" className="size-4 stroke-[2.25]" />
        Yes, that is us
      </button>
      <button type="button" className={`${look} border-l border-control`} onClick={() => onDecide('struck')}>
        <X aria-hidden="true" className="size-4 stroke-[2.25]" />
        Not us
      </button>
    </span>
  )
}

/** A button of the bar. */
function BarButton({ className, ...button }: React.ComponentProps<'button'>) {
  return (
    <button
      type="button"
      className={clsx(
        'inline-flex min-h-9 items-center gap-2 rounded-[6px] px-2.5 font-semibold whitespace-nowrap hover:bg-quiet max-lg:min-h-11',
        className,
      )}
      {...button}
    />
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

/** What is to be known of the words, each in one sentence: advice, never a wall. */
function Notes({ facts, actions }: { readonly facts: LineFacts; readonly actions: LineActions }) {
  const { id, text, ours, isOursNew, replaced, phoneLines } = facts
  const full = fullness(id, text)
  const isChanged = ours !== null
  const [advice] = isChanged ? adviceOn(text) : []
  return (
    <div aria-live="polite">
      {(full?.isOver || phoneLines !== null) && isChanged && (
        <Note icon={<TriangleAlert className="size-4.5 text-warning" />}>
          <b className="font-[650]">Long for this place.</b>{' '}
          {full?.isOver && `Up to ${full.limit} letters look best here. `}
          {phoneLines !== null && (
            <>
              On a phone it fills {phoneLines} lines.{' '}
              <button type="button" className="text-link" onClick={actions.showOnPhone}>
                Show it
              </button>
            </>
          )}
        </Note>
      )}
      {advice && (
        <Note icon={<Scale className="size-4.5 text-warning" />}>
          “{advice.claim}”: {advice.why}
        </Note>
      )}
      {isOursNew && (
        <Note icon={<RefreshCw className="size-4.5 text-info" />}>
          Since you changed an answer we would now write: “{ours}”
          <span className="mt-1.5 -ml-2.5 flex gap-1">
            <BarButton onClick={actions.putBack}>
              <Check aria-hidden="true" className="size-4.5 text-muted" />
              Use it
            </BarButton>
            <BarButton onClick={actions.keepMine}>
              <X aria-hidden="true" className="size-4.5 text-muted" />
              Keep mine
            </BarButton>
          </span>
        </Note>
      )}
      {replaced !== null && (
        <Note icon={<Monitor className="size-4.5 text-info" />}>
          This line was changed in two windows. The other words: “{replaced}”
          <span className="mt-1.5 -ml-2.5 flex gap-1">
            <BarButton onClick={actions.takeReplaced}>Use those words</BarButton>
            <BarButton onClick={actions.dropReplaced}>Keep these</BarButton>
          </span>
        </Note>
      )}
    </div>
  )
}

function Note({ icon, children }: { readonly icon: ReactNode; readonly children: ReactNode }) {
  return (
    <div className="flex max-w-108 gap-2 border-t border-line px-3.5 py-2.5 leading-[1.4]">
      <span aria-hidden="true" className="mt-px flex-none">
        {icon}
      </span>
      <div>{children}</div>
    </div>
  )
}
