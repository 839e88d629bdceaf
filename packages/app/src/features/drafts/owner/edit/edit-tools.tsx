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

/** Says that a redesign proposal is not edited, and what leads to a draft that is. */
export function ProposalNote({ onAsk }: { readonly onAsk: () => void }) {
  return (
    <div className="absolute inset-x-0 top-0 z-10 flex flex-wrap items-center justify-center gap-x-4 gap-y-1 border-b border-line bg-info-bg px-4 py-2 text-sm text-info">
      A redesign proposal is not edited. Six questions make it a full draft, and that you can edit.
      <button type="button" className="text-link" onClick={onAsk}>
        Answer six questions
      </button>
    </div>
  )
}
