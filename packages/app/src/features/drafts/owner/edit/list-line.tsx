import { isParagraph, type SiteEdits } from '@foyer/shared/api/site-edits.ts'
import type { Answers } from '@foyer/shared/onboarding/answers/answers.ts'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import { Button } from '../../../../components/ui/button.tsx'
import { isComposing } from '../../../../lib/keys.ts'
import type { SiteLine } from '../../../../site/review-site.ts'
import { markOf } from '../source-marks.ts'
import { AdviceList } from './advice-list.tsx'
import { lineCommands } from './edit-commands.ts'
import type { LineActions } from './line-actions.ts'
import { Count, MARK_NAMES, Mark } from './line-bar.tsx'
import { type Advise, lineFacts } from './line-facts.ts'
import { lineKind } from './line-kinds.ts'
import { isRefused } from './refuse-long.ts'
import type { WordActions } from './use-word-actions.ts'

export type ListLineProps = {
  readonly line: SiteLine
  readonly ours: ReadonlyMap<string, SiteLine>
  readonly edits: SiteEdits
  readonly answers: Answers
  readonly words: WordActions
  readonly advise: Advise
  readonly actions: LineActions
  readonly onHold: (isHeld: boolean) => void
  /** The field has the focus. */
  readonly onField: (field: ListField) => void
}

/** Takes back what was typed in the field at work, where something was; returns whether. */
export type ListField = () => boolean

/** A line in the list, with its field, its mark and what can be done with it. */
export function ListLine({
  line,
  ours,
  edits,
  answers,
  words,
  advise,
  actions,
  onHold,
  onField,
}: ListLineProps) {
  const id = useId()
  // While it is typed; else the line.
  const [typed, setTyped] = useState<string | null>(null)
  const text = typed ?? line.text
  const facts = lineFacts({ line, text, isTyped: typed !== null, ours, edits, answers, advise })
  const { question, tools, ours: ofOurs, other } = lineCommands(facts, actions)
  const mark = markOf(line)
  const finish = () => {
    if (typed === null) return
    words.finish(line.id, typed)
    setTyped(null)
    onHold(false)
  }
  const takeBack = useEffectEvent(() => {
    if (typed === null || typed === line.text) return false
    words.takeBack(line.id, typed)
    setTyped(null)
    onHold(false)
    return true
  })
  const leave = useEffectEvent(finish)
  // Back closes the list with the focus still in the field.
  useEffect(() => () => leave(), [])
  return (
    <div className="mt-4">
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
        rows={text.length > 70 ? 3 : 1}
        value={text}
        aria-describedby={`${id}-notes`}
        onChange={({ target }) => {
          if (isRefused(target.value)) return
          onHold(true)
          setTyped(target.value)
          words.type(line.id, target.value)
        }}
        onFocus={() => onField(() => takeBack())}
        onBlur={finish}
        onKeyDown={(event) => {
          if (isComposing(event.nativeEvent)) return
          const isBreak = isParagraph(line.id) && !event.ctrlKey && !event.metaKey
          if (event.key === 'Enter' && !isBreak) {
            event.preventDefault()
            finish()
          }
        }}
        className="mt-1 field-sizing-content block w-full resize-y rounded-control border border-control bg-surface px-3.5 py-2.5 leading-[1.45]"
      />
      <div id={`${id}-notes`} className="mt-1 text-sm text-muted">
        <span className="-ml-2.5">
          <Count id={line.id} text={text} />
        </span>
        <span>{facts.isOursNew && `Since you changed an answer we would now write: “${facts.ours}” `}</span>
        <span>
          {facts.replaced !== null && `Changed in another window. The other words: “${facts.replaced}” `}
        </span>
        <AdviceList advice={facts.advice} />
      </div>
      <div className="mt-1.5 flex flex-wrap gap-2">
        {[...question, ...tools, ...ofOurs, ...other].map(({ key, label, run }) => (
          <Button key={key} look="second" size="small" onClick={run}>
            {label}
          </Button>
        ))}
      </div>
    </div>
  )
}
