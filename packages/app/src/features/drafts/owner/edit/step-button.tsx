import { Redo2, Undo2 } from 'lucide-react'
import { IconButton } from '../../icon-button.tsx'
import { useTyped } from './typed-text.ts'
import type { EditWork } from './use-edit-work.ts'

type StepButtonProps = { readonly work: EditWork; readonly way: 'undo' | 'redo' }

/** Takes the last step back, or forth again. What is being typed is the first that goes, though it is no step yet. */
export function StepButton({ work, way }: StepButtonProps) {
  const { last, next } = work.history
  const { typed } = work.editing
  const isTyped = useTyped(typed, typed.isChanged)
  const undone = isTyped ? work.typedLabel : last?.label
  const label = way === 'undo' ? undone : isTyped ? undefined : next?.label
  const name = way === 'undo' ? 'Undo' : 'Redo'
  return (
    <IconButton
      icon={way === 'undo' ? Undo2 : Redo2}
      label={label ? `${name}: ${label}` : name}
      disabled={!label}
      onClick={() => work.step(way)}
      className="disabled:opacity-45"
    />
  )
}
