import { MOST_ADDED } from '@foyer/shared/api/site-edits.ts'
import { Plus } from 'lucide-react'
import { type FormEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '../../components/ui/button.tsx'
import { Card } from '../../components/ui/card.tsx'
import { TextField } from '../../components/ui/text-field.tsx'
import type { OwnEdits } from '../../site/use-site-edits.ts'
import { type PriceItem, priceItems } from './price-items.ts'

type PriceListProps = { readonly edits: OwnEdits }

/** The prices of the site, which are changed here or on the page: there is one list. */
export function PriceList({ edits }: PriceListProps) {
  const [changing, setChanging] = useState<string | null>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  const items = priceItems(edits.edits)
  const isFull = Object.keys(edits.edits.added).length >= MOST_ADDED
  const close = () => {
    setChanging(null)
    addButton.current?.focus()
  }
  const save = (item: PriceItem) => {
    const { id, ...kept } = item
    edits.change({ added: { [id]: kept } })
    close()
  }
  return (
    <Card title="Price list">
      {items.length > 0 ? (
        <table className="mt-3 w-full text-sm">
          <thead className="sr-only">
            <tr>
              <th scope="col">Item</th>
              <th scope="col">Price</th>
              <th scope="col">Change</th>
            </tr>
          </thead>
          <tbody>
            {items.map((item) =>
              changing === item.id ? (
                <tr key={item.id} className="border-t border-line first:border-t-0">
                  <td colSpan={3} className="py-3">
                    <ItemForm
                      item={item}
                      onSave={save}
                      onRemove={() => {
                        edits.change({ added: { [item.id]: null } })
                        close()
                      }}
                      onCancel={close}
                    />
                  </td>
                </tr>
              ) : (
                <tr key={item.id} className="border-t border-line align-baseline first:border-t-0">
                  <th scope="row" className="py-2.5 pr-4 text-left font-normal wrap-anywhere">
                    <b className="font-[650]">{item.name || 'No name yet'}</b>
                    {item.text && <span className="block text-muted">{item.text}</span>}
                  </th>
                  <td className="py-2.5 pr-4 text-right font-[650] tabular-nums">{item.price || '–'}</td>
                  <td className="w-0 text-right">
                    <button type="button" className="min-h-11 text-link" onClick={() => setChanging(item.id)}>
                      Change<span className="sr-only"> {item.name}</span>
                    </button>
                  </td>
                </tr>
              ),
            )}
          </tbody>
        </table>
      ) : (
        changing === null && (
          <p className="mt-2 max-w-[34rem] text-sm text-pretty text-muted">
            No prices yet. People who pay themselves look for them first: write the visit that most of them
            book, or what a membership costs.
          </p>
        )
      )}
      {changing === 'new' ? (
        <div className="mt-3 border-t border-line pt-3">
          <ItemForm item={newItem(items)} onSave={save} onCancel={close} />
        </div>
      ) : (
        <Button
          ref={addButton}
          look="second"
          size="small"
          className="mt-3"
          disabled={isFull}
          onClick={() => setChanging('new')}
        >
          <Plus />
          Add an item
        </Button>
      )}
      <p className="mt-3 text-sm text-pretty text-muted">
        These are the items of your site. A change here goes there when you publish.
        <span>{isFull && ' Your site holds as many items as it can: take one out first.'}</span>
      </p>
    </Card>
  )
}

function newItem(items: readonly PriceItem[]): PriceItem {
  const at = Math.max(0, ...items.map((item) => item.at)) + 1
  const letters = crypto
    .getRandomValues(new Uint32Array(2))
    .reduce((sum, part) => sum + part.toString(36), '')
  return { id: `add-${letters.slice(0, 10)}`, kind: 'price', at, name: '', price: '', text: '' }
}

type ItemFormProps = {
  readonly item: PriceItem
  readonly onSave: (item: PriceItem) => void
  readonly onRemove?: () => void
  readonly onCancel: () => void
}

function ItemForm({ item, onSave, onRemove, onCancel }: ItemFormProps) {
  const [typed, setTyped] = useState(item)
  const [problem, setProblem] = useState<string>()
  const form = useRef<HTMLFormElement>(null)
  const id = useId()
  const name = () => form.current?.querySelector('input')
  useLayoutEffect(() => form.current?.querySelector('input')?.focus(), [])
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (typed.name.trim()) return onSave({ ...typed, name: typed.name.trim() })
    setProblem('Write what it is, so that people can find it.')
    name()?.focus()
  }
  const type = (part: Partial<PriceItem>) => {
    setTyped((before) => ({ ...before, ...part }) as PriceItem)
    setProblem(undefined)
  }
  return (
    <form ref={form} id={id} noValidate className="grid gap-3" onSubmit={handleSubmit}>
      <div className="grid gap-3 sm:@md:grid-cols-[minmax(0,1fr)_9rem]">
        <TextField
          label="Item"
          limit={120}
          value={typed.name}
          error={problem}
          onChange={({ target }) => type({ name: target.value })}
        />
        <TextField
          label="Price"
          limit={40}
          value={typed.price}
          onChange={({ target }) => type({ price: target.value })}
        />
      </div>
      <TextField
        label="What it includes"
        optional="in a few words"
        limit={300}
        value={typed.text}
        onChange={({ target }) => type({ text: target.value })}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="small">
          Save the item
        </Button>
        <Button look="ghost" size="small" onClick={onCancel}>
          Cancel
        </Button>
        {onRemove && (
          <Button look="danger" size="small" onClick={onRemove} className="ml-auto">
            Take it out
          </Button>
        )}
      </div>
    </form>
  )
}
