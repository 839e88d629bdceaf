import { useEffect, useState } from 'react'
import { Dialog } from '../../components/ui/dialog.tsx'
import { Facts } from '../../components/ui/facts.tsx'
import { singleKeys } from './use-desk-keys.ts'

const KEYS = [
  ['j, k', 'The next and the previous row'],
  ['e', 'Does what the row says; where words are needed, goes to the field'],
  ['Ctrl Enter', 'Sends what was typed'],
  ['Enter', 'Reads the row; pressed again, opens its page'],
  ['l', 'Later: tomorrow at 6 am'],
  ['z', 'Takes the last deed back'],
  ['x', 'Marks a row; e then does what all marked rows say'],
  ['/', 'Finds a person by exact address, code or site name'],
  ['g t, g p, g m', 'Goes to Today, People, Payouts'],
  ['Esc', 'Leaves the field, or closes this'],
] as const

/** The keys of the desk, and whether they are on. */
export function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  const [areOn, setAreOn] = useState(singleKeys.read() !== false)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key === '?') onClose()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [onClose])
  return (
    <Dialog title="Keys" description="They rest while you type." onClose={onClose}>
      <Facts facts={KEYS.map(([name, value]) => ({ name, value }))} values="beside" className="text-sm" />
      <label className="flex items-center gap-2 text-sm">
        <input
          type="checkbox"
          checked={areOn}
          onChange={({ currentTarget }) => {
            singleKeys.write(currentTarget.checked)
            setAreOn(currentTarget.checked)
          }}
        />
        Single keys are on
      </label>
    </Dialog>
  )
}
