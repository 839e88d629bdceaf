import { Check, Copy } from 'lucide-react'
import { type ComponentProps, useEffect, useState } from 'react'
import { copyText } from '../../lib/copy-text.ts'
import { Button } from './button.tsx'

const SHOWN_MS = 4000

type CopyButtonProps = Omit<ComponentProps<typeof Button>, 'onClick' | 'children'> & {
  /** What is copied. */
  readonly text: string
  /** What the button says, `Copy link` for example. */
  readonly label: string
  /** The visible beginning of the label, where the surroundings say the rest. */
  readonly shortLabel?: string
}

/** Copies a text and reports the result visibly and to screen readers. What to do after a failure stays. */
export function CopyButton({ text, label, shortLabel = label, ...button }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null)
  useEffect(() => {
    if (outcome !== 'copied') return
    const timer = setTimeout(() => setOutcome(null), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [outcome])
  const copy = async () => {
    setOutcome((await copyText(text)) ? 'copied' : 'failed')
  }
  const Icon = outcome === 'copied' ? Check : Copy
  return (
    <>
      <Button look="second" disabled={!text} onClick={() => void copy()} {...button}>
        <Icon className="flex-none" />
        <span>
          <span>{outcome === 'copied' ? 'Copied' : outcome === 'failed' ? 'Not copied' : shortLabel}</span>
          {!outcome && label !== shortLabel && (
            <span className="sr-only">{label.slice(shortLabel.length)}</span>
          )}
        </span>
      </Button>
      <span
        role="status"
        className={
          outcome === 'failed' ? 'order-last col-span-full basis-full text-sm text-danger' : 'sr-only'
        }
      >
        <span>{outcome === 'copied' && 'Copied.'}</span>
        <span>
          {outcome === 'failed' && 'The browser did not let us copy. Select the text and copy it yourself.'}
        </span>
      </span>
    </>
  )
}
