import { useSyncExternalStore } from 'react'
import { describeSource } from '../describe-source.ts'
import { addedLine } from './added-kinds.ts'
import type { BarPlace } from './edit-bar.tsx'
import { lineCommands } from './edit-commands.ts'
import type { EditModeProps } from './edit-mode-props.ts'
import { FactBar } from './fact-bar.tsx'
import { ItemBar } from './item-bar.tsx'
import { LineBar } from './line-bar.tsx'
import { isRefused } from './refuse-long.ts'
import { SourceBar } from './source-bar.tsx'
import type { EditWork } from './use-edit-work.ts'

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
  const onDone = () => editing.send({ type: 'done' })
  const place: BarPlace = {
    line: chosen,
    box,
    isSheet: isCompact,
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
        place={place}
        adding={adding}
        sections={sections}
        advise={advise}
        typed={chosen.work === 'typing' || chosen.work === 'bar' ? editing.typed : null}
        onChoose={(part) => editing.choose({ id: part })}
        onFields={() => editing.send({ type: 'item' })}
        onDone={onDone}
      />
    )
  if (chosen.work === 'fact') {
    const task = facts.taskOf(chosen.id)
    if (!task) return null
    return (
      <FactBar
        key={chosen.id}
        place={place}
        task={task}
        isDone={!tasks.some((one) => one.id === task.id)}
        file={props.file}
        steps={steps}
        sections={sections}
        adding={adding}
        actions={props.actions}
        onDone={onDone}
      />
    )
  }
  if (!line) return null
  if (chosen.work === 'source')
    return (
      <SourceBar
        key={chosen.id}
        place={place}
        source={describeSource(line, props.answers)}
        answers={lineCommands(factsOf(line, { text: line.text, isTyped: false }), lineActions).question}
        onChangeAnswer={lineActions.changeAnswer}
        onOpenChecklist={() => {
          editing.close()
          props.onOpenChecklist()
        }}
        onDone={onDone}
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
      place={place}
      typed={editing.typed}
      factsOf={(typed) => factsOf(line, typed)}
      sections={sections}
      adding={adding}
      actions={lineActions}
      isAsked={chosen.work === 'bar' && chosen.isAsked === true}
      field={chosen.work === 'field' ? { caret: chosen.caret, onType, onLeave: editing.blurField } : null}
    />
  )
}
