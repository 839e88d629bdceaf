import { PenLine, Plus, Printer } from 'lucide-react'
import { useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { PrintSheet } from '../../components/print-sheet.tsx'
import { Button } from '../../components/ui/button.tsx'
import { Card } from '../../components/ui/card.tsx'
import { RuleList } from '../../components/ui/rule-list.tsx'
import { ScreenTitle } from '../../components/ui/screen-title.tsx'
import { SelectField } from '../../components/ui/select-field.tsx'
import { TextField } from '../../components/ui/text-field.tsx'
import { PATHS } from '../../config/paths.ts'
import { WithOwnSite, type WithSite } from '../../site/with-own-site.tsx'
import { type Estimate, type EstimateItem, isNpi, readItems } from './estimate.ts'
import { EstimatePaper } from './estimate-paper.tsx'
import { ItemFields } from './item-fields.tsx'
import { centsOf, dollars, type PriceItem, priceItems } from './price-items.ts'

/** An estimate for one person, in the memory of this screen alone: nothing of it is stored, sent or in the address. */
export function EstimateScreen() {
  return (
    <>
      <p className="text-sm">
        <Link to={PATHS.payments} className="inline-flex min-h-11 items-center text-link md:min-h-6">
          Payments
        </Link>
      </p>
      <ScreenTitle size="medium">Write an estimate</ScreenTitle>
      <p className="mt-1 max-w-[40rem] text-balance text-muted">
        This form stays on this screen. We do not save it or send it anywhere. Closing the page clears it.
      </p>
      <WithOwnSite>
        {(own) => (own.site.field.owesEstimate ? <EstimateForm own={own} /> : <NotOwed />)}
      </WithOwnSite>
    </>
  )
}

// The form cites the law on licensed health care: given to others it would promise them a right that they do not have.
function NotOwed() {
  return (
    <Card title="This form is for licensed health care" className="mt-6">
      <p className="mt-1.5 text-sm text-pretty text-muted">
        Federal law does not ask you for a Good Faith Estimate, as far as we know your field. Put your prices
        on the page instead. If you hold a license, add it to the checklist, and the form opens.
      </p>
    </Card>
  )
}

type EstimateFormProps = { readonly own: WithSite }

function EstimateForm({ own: { site, edits } }: EstimateFormProps) {
  const prices = priceItems(edits.edits)
  const nextKey = useRef(1)
  const [items, setItems] = useState<readonly EstimateItem[]>([EMPTY])
  const [visit, setVisit] = useState('')
  const [npi, setNpi] = useState('')
  const [isNpiLeft, setIsNpiLeft] = useState(false)
  const [isPrinting, setIsPrinting] = useState(false)
  const addButton = useRef<HTMLButtonElement>(null)
  const read = readItems(items)
  const estimate: Estimate = { ...read, visit, npi: npi.trim() }
  const today = new Date()
  const add = (item: Omit<EstimateItem, 'key'>) => {
    const key = nextKey.current++
    // An empty first line gives its place to what is chosen.
    setItems((before) => [...before.filter(({ name, price }) => name || price), { ...item, key }])
  }
  const change = (key: number, part: Partial<EstimateItem>) =>
    setItems((before) => before.map((item) => (item.key === key ? { ...item, ...part } : item)))
  const clear = () => {
    setItems([EMPTY])
    setVisit('')
    setNpi('')
    setIsNpiLeft(false)
  }
  return (
    <form
      autoComplete="off"
      noValidate
      onSubmit={(event) => event.preventDefault()}
      className="mt-6 grid items-start gap-4 lg:@2xl:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)] lg:gap-5"
    >
      <div className="grid gap-4 lg:gap-5">
        <Card title="What you expect to do">
          <ul className="mt-3">
            {items.map((item, index) => (
              <ItemFields
                key={item.key}
                item={item}
                number={index + 1}
                onChange={(part) => change(item.key, part)}
                onRemove={() => {
                  setItems((before) =>
                    before.length > 1 ? before.filter(({ key }) => key !== item.key) : [EMPTY],
                  )
                  addButton.current?.focus()
                }}
              />
            ))}
          </ul>
          <div className="mt-2 flex flex-wrap items-end gap-x-4 gap-y-3">
            {prices.length > 0 && <FromList prices={prices} onAdd={add} />}
            <Button
              ref={addButton}
              look="second"
              size="small"
              onClick={() => add({ name: '', times: '1', price: '' })}
              disabled={items.some(({ name, price }) => !name && !price)}
            >
              <Plus />
              Add another line
            </Button>
            <p role="status" className="ml-auto font-[650] tabular-nums">
              {read.totalCents !== null && `Expected total ${dollars(read.totalCents)}`}
            </p>
          </div>
        </Card>
        <Card title="About the visit">
          <div className="mt-3.5 grid gap-4 sm:@md:grid-cols-2">
            <TextField
              label="Date of visit"
              optional="if booked"
              type="date"
              value={visit}
              onChange={({ target }) => setVisit(target.value)}
            />
            <TextField
              label="Your NPI"
              inputMode="numeric"
              value={npi}
              error={
                isNpiLeft && npi.trim() && !isNpi(npi.trim())
                  ? 'An NPI has ten digits. One of these is not right.'
                  : undefined
              }
              onBlur={() => setIsNpiLeft(true)}
              onChange={({ target }) => setNpi(target.value)}
            />
          </div>
          <p className="mt-2 text-sm text-muted">The practice details come from your site.</p>
        </Card>
        <Card title="Write these by hand, after printing">
          <RuleList rules={BY_HAND} />
          <p className="mt-2 text-sm text-muted">
            Left out on purpose. Nothing about a person reaches Foyer.
          </p>
        </Card>
      </div>
      <div className="grid gap-4">
        <section
          aria-label="The page as it is printed"
          className="overflow-x-auto rounded-badge bg-[#fff] p-4.5 shadow-2 outline outline-line"
        >
          <EstimatePaper site={site} estimate={estimate} today={today} />
        </section>
        <div className="flex flex-wrap gap-2">
          <Button disabled={read.items.length === 0} onClick={() => setIsPrinting(true)}>
            <Printer />
            Print the estimate
          </Button>
          <Button look="ghost" onClick={clear}>
            Clear the form
          </Button>
        </div>
        {read.items.length > 0 && read.totalCents === null && (
          <p role="status" className="text-sm text-muted">
            A price or a number cannot be read: its place is left for the pen.
          </p>
        )}
      </div>
      {isPrinting && (
        <PrintSheet onDone={() => setIsPrinting(false)}>
          <div className="px-[0.75in] py-[0.6in]">
            <EstimatePaper site={site} estimate={estimate} today={today} isPrinted />
          </div>
        </PrintSheet>
      )}
    </form>
  )
}

const EMPTY: EstimateItem = { key: 0, name: '', times: '1', price: '' }

const BY_HAND = [
  'The person’s name and date of birth',
  'Service codes, and diagnosis codes if they apply',
  'Your tax ID',
].map((text) => ({ key: text, icon: PenLine, text }))

type FromListProps = {
  readonly prices: readonly PriceItem[]
  readonly onAdd: (item: Omit<EstimateItem, 'key'>) => void
}

function FromList({ prices, onAdd }: FromListProps) {
  return (
    <SelectField
      label="Add from the price list"
      value=""
      onChange={({ target }) => {
        const chosen = prices.find(({ id }) => id === target.value)
        if (!chosen) return
        const cents = centsOf(chosen.price)
        onAdd({ name: chosen.name, times: '1', price: cents === null ? '' : dollars(cents) })
      }}
      className="min-w-48"
    >
      <option value="">Choose an item</option>
      {prices.map(({ id, name, price }) => (
        <option key={id} value={id}>
          {[name, price].filter(Boolean).join(', ')}
        </option>
      ))}
    </SelectField>
  )
}
