import { Check, CloudOff, LoaderCircle } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { SaveState } from '../../../session/kept-thing.ts'

/** How long it is said that a field is saved. */
const SAID_MS = 2000
/** Saving is said only when it takes longer than this. */
const SAVING_SHOWN_MS = 400

const STATES = {
  saving: { icon: LoaderCircle, text: 'Saving...', look: 'text-muted' },
  saved: { icon: Check, text: 'Saved', look: 'text-success' },
  failed: { icon: CloudOff, text: 'Not saved', look: 'text-danger' },
} as const
const NOTHING = { icon: null, text: '', look: '' }

type FieldSavedProps = {
  readonly save: SaveState
  /** How often the field was changed in this visit. */
  readonly changes: number
}

/** Beside a field that was changed: whether it is stored. A page says nothing of it; a single fact is a single deed. */
export function FieldSaved({ save, changes }: FieldSavedProps) {
  const [said, setSaid] = useState<keyof typeof STATES | null>(null)
  // A change is sent after a pause: until then nothing is saving, and nothing is saved.
  const isSent = useRef(false)
  useEffect(() => {
    const isStored = save === 'saved' && isSent.current
    isSent.current = save === 'saving'
    setSaid(isStored ? 'saved' : null)
    if (changes === 0 || (save !== 'saving' && !isStored)) return
    const timer = isStored
      ? setTimeout(() => setSaid(null), SAID_MS)
      : setTimeout(() => setSaid('saving'), SAVING_SHOWN_MS)
    return () => clearTimeout(timer)
  }, [save, changes])
  const state = changes === 0 ? null : save === 'failed' ? 'failed' : said
  const { icon: Icon, text, look } = state ? STATES[state] : NOTHING
  return (
    <span aria-live="polite" className={`ml-auto flex items-center gap-1 text-xs font-semibold ${look}`}>
      {Icon && <Icon className="size-3.5 stroke-2" />}
      <span>{text}</span>
    </span>
  )
}
