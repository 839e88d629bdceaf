import { useSyncExternalStore } from 'react'
import { describeSource } from '../describe-source.ts'
import { SourcePopover } from '../source-popover.tsx'
import { addedLine } from './added-kinds.ts'
import { FactBar } from './fact-bar.tsx'
import { ItemBar } from './item-bar.tsx'
import { LineBar } from './line-bar.tsx'
import { isRefused } from './refuse-long.ts'
import type { EditModeProps, EditWork } from './use-edit-work.ts'

type ChosenBarProps = Pick<
  EditModeProps,
  'own' | 'tasks' | 'answers' | 'actions' | 'isCompact' | 'file' | 'onHold' | 'onOpenChecklist'
> & { readonly work: EditWork }

/** What stands beside the line that is being worked on: its bar, the fields of a fact, or where it comes from. */
export function ChosenBar(props: ChosenBarProps) {
  const { tasks, isCompact } = props
  const { editing, box, line, factsOf, facts, steps, sections, adding, lineActions, advise } = props.work
  const { chosen } = editing
  const { subscribe, unseen } = props.own
  useSyncExternalStore(subscribe, () => chosen && unseen(chosen.id))
  if (!chosen) return null
  const ways = {
    onDone: () => editing.send({ type: 'done' }),
    onEscape: editing.pressEscape,
    onBack: () => editing.send({ type: 'back' }),
  }
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
        advise={advise}
        typed={chosen.work === 'typing' || chosen.work === 'bar' ? editing.typed : null}
        isSheet={isCompact}
        {...ways}
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
        {...ways}
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
  const onType = (text: string) => {
    if (isRefused(text)) return
    props.onHold(true)
    editing.setText(text)
  }
  return (
    <LineBar
      key={chosen.id}
      line={chosen}
      box={box}
      typed={editing.typed}
      factsOf={(typed) => factsOf(line, typed)}
      sections={sections}
      adding={adding}
      actions={lineActions}
      isSheet={isCompact || chosen.work === 'field'}
      isAsked={chosen.work === 'bar' && chosen.isAsked === true}
      field={
        chosen.work === 'field'
          ? {
              caret: chosen.caret,
              onType,
              onLeave: editing.blurField,
            }
          : null
      }
    />
  )
}
