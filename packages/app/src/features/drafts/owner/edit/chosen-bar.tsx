import type { Answers } from '@foyer/shared/onboarding/answers/answers.ts'
import type { RefObject } from 'react'
import type { SiteLine, SiteTask } from '../../../../site/review-site.ts'
import { describeSource } from '../describe-source.ts'
import { SourcePopover } from '../source-popover.tsx'
import type { OwnerActions } from '../use-owner-actions.ts'
import { addedLine } from './added-kinds.ts'
import { FactBar } from './fact-bar.tsx'
import { ItemBar } from './item-bar.tsx'
import { LineBar } from './line-bar.tsx'
import type { LineActions, LineFacts } from './line-notes.tsx'
import { isRefused } from './refuse-long.ts'
import type { Adding } from './use-added-items.ts'
import type { DetailSteps } from './use-detail-steps.ts'
import type { Facts } from './use-facts.ts'
import type { LineEditing } from './use-line-editing.ts'
import type { SectionActions } from './use-section-actions.ts'
import type { WordActions } from './use-word-actions.ts'

type ChosenBarProps = {
  readonly editing: LineEditing
  readonly box: RefObject<HTMLElement | null>
  readonly line: SiteLine | undefined
  readonly lineFacts: LineFacts | undefined
  readonly facts: Facts
  readonly tasks: readonly SiteTask[]
  readonly answers: Answers
  readonly steps: DetailSteps
  readonly sections: SectionActions
  readonly adding: Adding
  readonly actions: OwnerActions
  readonly lineActions: LineActions
  readonly isCompact: boolean
  readonly file: string | null
  readonly words: WordActions
  readonly onHold: (isHeld: boolean) => void
  readonly onOpenChecklist: () => void
  readonly onDone: (text: string) => void
}

/** What stands beside the line that is being worked on: its bar, the fields of a fact, or where it comes from. */
export function ChosenBar(props: ChosenBarProps) {
  const { editing, box, line, lineFacts, facts, tasks, steps, sections, adding, lineActions, isCompact } =
    props
  const { chosen } = editing
  if (!chosen) return null
  const id = addedLine(chosen.id)?.item
  const item = id && adding.items.all[id]
  if (id && item)
    return (
      <ItemBar
        key={id}
        id={id}
        item={item}
        line={chosen}
        box={box}
        adding={adding}
        sections={sections}
        text={chosen.work === 'item' ? null : chosen.text}
        isSheet={isCompact}
        onClose={(by) => editing.close(by)}
      />
    )
  if (chosen.work === 'fact') {
    const task = facts.taskOf(chosen.id)
    if (!task) return null
    return (
      <FactBar
        key={chosen.id}
        line={chosen}
        box={box}
        task={task}
        isDone={!tasks.some(({ id }) => id === task.id)}
        isSheet={isCompact}
        file={props.file}
        steps={steps}
        sections={sections}
        adding={adding}
        actions={props.actions}
        onClose={(isChanged) => {
          editing.close()
          if (isChanged) props.onDone('Saved.')
        }}
      />
    )
  }
  if (!line) return null
  if (chosen.work === 'source')
    return (
      <SourcePopover
        key={chosen.id}
        chosen={chosen}
        line={line}
        source={describeSource(line, props.answers)}
        isSheet={isCompact}
        onDecide={lineActions.decide}
        onChangeAnswer={lineActions.changeAnswer}
        onOpenChecklist={() => {
          editing.close()
          props.onOpenChecklist()
        }}
        onClose={() => editing.close()}
      />
    )
  if (!lineFacts) return null
  const onType = (text: string) => {
    if (isRefused(text)) return
    props.onHold(true)
    editing.setText(text)
    props.words.type(chosen.id, text)
  }
  return (
    <LineBar
      key={chosen.id}
      line={chosen}
      box={box}
      facts={lineFacts}
      sections={sections}
      adding={adding}
      actions={lineActions}
      field={chosen.work === 'field' ? { onType, onDone: () => editing.close('enter') } : null}
    />
  )
}
