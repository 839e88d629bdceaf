import { X } from 'lucide-react'
import { TextField } from '../../components/ui/text-field.tsx'
import type { EstimateItem } from './estimate.ts'

type ItemFieldsProps = {
  readonly item: EstimateItem
  readonly number: number
  readonly onChange: (part: Partial<EstimateItem>) => void
  readonly onRemove: () => void
}

/** One line of an estimate: what, how often and at which price. */
export function ItemFields({ item, number, onChange, onRemove }: ItemFieldsProps) {
  const name = item.name || `line ${number}`
  return (
    <li className="grid grid-cols-[5rem_minmax(0,1fr)_2.75rem] items-end gap-2.5 border-line py-2.5 not-first:border-t sm:@md:grid-cols-[minmax(0,1fr)_4.5rem_6.5rem_2.75rem]">
      <TextField
        label={<Named visible="Item" name={`line ${number}`} />}
        value={item.name}
        onChange={({ target }) => onChange({ name: target.value })}
        className="col-span-full sm:@md:col-span-1"
      />
      <TextField
        label={<Named visible="Times" name={name} />}
        inputMode="numeric"
        value={item.times}
        onChange={({ target }) => onChange({ times: target.value })}
      />
      <TextField
        label={<Named visible="Price" name={name} />}
        inputMode="decimal"
        value={item.price}
        onChange={({ target }) => onChange({ price: target.value })}
      />
      <button
        type="button"
        aria-label={`Take out ${name}`}
        onClick={onRemove}
        className="mb-0.5 grid size-11 place-items-center rounded-control text-muted hover:bg-quiet"
      >
        <X />
      </button>
    </li>
  )
}

function Named({ visible, name }: { readonly visible: string; readonly name: string }) {
  return (
    <>
      {visible}
      <span className="sr-only">, {name}</span>
    </>
  )
}
