import { isParagraph } from '@foyer/shared/api/site-edits.ts'
import { useId } from 'react'
import { Button } from '../../../../components/ui/button.tsx'
import { isComposing } from '../../../../lib/keys.ts'
import { rowsOf } from '../../../../lib/rows-of.ts'
import type { SiteLine } from '../../../../site/review-site.ts'
import { useCompact } from '../../use-compact.ts'
import { markOf } from '../source-marks.ts'
import { AdviceList } from './advice-list.tsx'
import { lineCommands } from './edit-commands.ts'
import { Count, MARK_NAMES, Mark } from './line-bar.tsx'
import { lineKind } from './line-kinds.ts'
import { otherWordsText } from './line-notes.tsx'
import { listenToField } from './list-field.ts'
import { isRefused } from './refuse-long.ts'
import { restingText, useTyped } from './typed-text.ts'
import type { EditWork } from './use-edit-work.ts'

type ListLineProps = { readonly line: SiteLine; readonly work: EditWork }

/** A line in the list, with its field, its mark and what can be done with it. */
export function ListLine({ line, work }: ListLineProps) {
  const { editing, factsOf, actionsOf } = work
  const id = useId()
  const isCompact = useCompact()
  const words = editing.list?.field?.id === line.id ? editing.typed : restingText(line.text)
  const text = useTyped(words, words.read)
  const isTyped = useTyped(words, words.isChanged)
  const facts = factsOf(line, { text: useTyped(words, words.rested), isTyped })
  const { question, tools, ours, other } = lineCommands(facts, actionsOf(line.id))
  const mark = markOf(line)
  const listeners = listenToField(editing, { at: 'field', id: line.id })
  return (
    <div className="mt-4" {...listeners}>
      <div className="flex items-center gap-2 text-sm">
        <label htmlFor={id} className="font-semibold">
          {lineKind(line.id).name}
        </label>
        <span className="ml-auto flex items-center gap-2 text-muted">
          <Mark mark={mark} />
          {MARK_NAMES[mark]}
        </span>
      </div>
      <textarea
        id={id}
        rows={rowsOf(text, isCompact ? 'narrow' : 'wide')}
        value={text}
        aria-describedby={`${id}-notes`}
        onChange={({ target }) => {
          if (!isRefused(target.value)) editing.setText(target.value)
        }}
        onKeyDown={(event) => {
          if (isComposing(event.nativeEvent)) return
          const isBreak = isParagraph(line.id) && !event.ctrlKey && !event.metaKey
          if (event.key === 'Enter' && !isBreak) {
            event.preventDefault()
            editing.send({ type: 'done' })
          }
        }}
        className="mt-1 field-sizing-content block w-full resize-y rounded-control border border-control bg-surface px-3.5 py-2.5 leading-[1.45]"
      />
      <div id={`${id}-notes`} className="mt-1 text-sm text-muted">
        <span className="-ml-2.5">
          <Count id={line.id} text={text} />
        </span>
        <span>{facts.isOursNew && `Since you changed an answer we would now write: “${facts.ours}” `}</span>
        <span role="status">{other.length > 0 && otherWordsText(facts)}</span>
        <AdviceList advice={facts.advice} />
      </div>
      <div className="mt-1.5 flex flex-wrap gap-2">
        {[...question, ...tools, ...ours, ...other].map(({ key, label, run }) => (
          <Button key={key} look="second" size="small" onClick={run}>
            {label}
          </Button>
        ))}
      </div>
    </div>
  )
}
