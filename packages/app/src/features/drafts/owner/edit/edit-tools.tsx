import { History as HistoryIcon, List, Redo2, Undo2 } from 'lucide-react'
import { IconButton } from '../../icon-button.tsx'
import type { History } from './use-history.ts'

type EditToolsProps = {
  readonly history: History
  /** How many things the owner has changed. */
  readonly changes: number
  readonly isCompact: boolean
  readonly hasList: boolean
  readonly onStep: (way: 'undo' | 'redo') => void
  readonly onOpen: (drawer: 'changes' | 'list') => void
}

/** The tools of Edit in the bar. */
export function EditTools({ history, changes, isCompact, hasList, onStep, onOpen }: EditToolsProps) {
  const { last, next } = history
  return (
    <>
      <IconButton
        icon={Undo2}
        label={last ? `Undo: ${last.label}` : 'Undo'}
        disabled={!last}
        onClick={() => onStep('undo')}
        className="disabled:opacity-45"
      />
      <IconButton
        icon={Redo2}
        label={next ? `Redo: ${next.label}` : 'Redo'}
        disabled={!next}
        onClick={() => onStep('redo')}
        className="disabled:opacity-45"
      />
      {hasList && (
        <>
          <IconButton
            icon={HistoryIcon}
            label={changes > 0 ? `What I changed, ${changes}` : 'What I changed'}
            aria-haspopup="dialog"
            onClick={() => onOpen('changes')}
          />
          <IconButton
            icon={List}
            label="Edit as a list"
            aria-haspopup="dialog"
            onClick={() => onOpen('list')}
            className={isCompact ? '' : 'lg:w-10'}
          />
        </>
      )}
    </>
  )
}
