import { formatDay } from '@foyer/shared/dates/format-day.ts'
import { REFERRAL_WORDS } from '@foyer/shared/referrals/statuses.ts'
import { Mail } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { Button } from '../../components/ui/button.tsx'
import { Card } from '../../components/ui/card.tsx'
import { type Column, DataTable, type ListLoading } from '../../components/ui/data-table.tsx'
import { SelectField } from '../../components/ui/select-field.tsx'
import type { Sort } from '../../components/ui/sorting.ts'
import { Tag } from '../../components/ui/tag.tsx'
import { TextField } from '../../components/ui/text-field.tsx'
import { StatusTag } from '../../referrals/status-tag.tsx'
import {
  type Contact,
  type ContactChoice,
  type ContactsPage,
  countStages,
  STAGE_WORDS,
  type StageWord,
} from './api/contacts.ts'

/** A search is sent when typing pauses. */
const SETTLE_MS = 250
/** The characters that `partners.contacts` reads; a longer search is marked and not sent. */
const SEARCH_LIMIT = 200

/** The ids are the orders that `public.referral_contacts` knows. */
const COLUMNS: readonly Column<Contact>[] = [
  {
    id: 'person',
    title: 'Person',
    // A very long address of a page would take the width and break the email inside its words.
    cell: ({ masked_email }) => <span className="block md:@3xl:min-w-44">{masked_email}</span>,
    sortBy: 'server',
  },
  { id: 'stage', title: 'Stage', cell: ({ stage }) => <StageTag stage={stage} />, sortBy: 'server' },
  {
    id: 'source',
    title: 'Source',
    cell: (contact) => (
      <>
        <span className="whitespace-nowrap">{channelOf(contact)}</span>
        {sourceOf(contact) && <span className="text-muted md:block"> {sourceOf(contact)}</span>}
      </>
    ),
    sortBy: 'server',
    isNamedOnPhone: true,
  },
  {
    id: 'page',
    title: 'Page',
    cell: (contact) => pageOf(contact) || <span className="text-muted">Not known</span>,
    sortBy: 'server',
    isNamedOnPhone: true,
  },
  {
    id: 'first',
    title: 'First seen',
    cell: ({ first_captured_at }) => formatDay(first_captured_at, new Date()),
    sortBy: 'server',
    isNamedOnPhone: true,
  },
  {
    id: 'last',
    title: 'Last seen',
    cell: ({ last_captured_at }) => formatDay(last_captured_at, new Date()),
    sortBy: 'server',
    isNamedOnPhone: true,
  },
]

const LAST_SEEN_FIRST = { sortBy: 'last', isDescending: true } as const

type ContactsListProps = {
  readonly pages: readonly ContactsPage[]
  readonly onChoose: (choice: ContactChoice) => void
  /** What stands in place of the contacts if the chosen ones could not be loaded. */
  readonly missing: ReactNode
  /** How the pages are loading. */
  readonly list: Omit<ListLoading, 'total'>
}

/** The contacts as a table with search and filter, which the database does. */
export function ContactsList({ pages, onChoose, missing, list }: ContactsListProps) {
  const [search, setSearch] = useState('')
  const [stage, setStage] = useState<StageWord>()
  const [sort, setSort] = useState<Sort>(null)
  useEffect(() => {
    const order = sort ? { sortBy: sort.id, isDescending: sort.direction === 'descending' } : LAST_SEEN_FIRST
    if (search.length > SEARCH_LIMIT) return
    const words = search.trim()
    const send = () => onChoose({ ...order, ...(stage && { stage }), ...(words && { search: words }) })
    const timer = setTimeout(send, words ? SETTLE_MS : 0)
    return () => clearTimeout(timer)
  }, [search, stage, sort, onChoose])

  const [first] = pages
  if (!first) return null
  const rows = pages.flatMap((page) => page.rows)
  // A search among many people counts them page by page.
  const total = first.total ?? (pages.at(-1)?.next ? null : rows.length)
  const everybody = Object.values(first.stages).reduce((sum, amount) => sum + amount, 0)
  return (
    <Card>
      <div className="mb-4 grid gap-4 md:@md:grid-cols-[minmax(0,1fr)_15rem] md:gap-5">
        <TextField
          label="Search"
          type="search"
          limit={SEARCH_LIMIT}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
        <SelectField
          label="Stage"
          value={stage ?? ''}
          onChange={({ target }) => setStage(STAGE_WORDS.find((one) => one === target.value))}
        >
          <option value="">All</option>
          {STAGE_WORDS.filter((one) => one === stage || countStages(first, one) > 0).map((one) => (
            <option key={one} value={one}>
              {stageLabel(one)}
            </option>
          ))}
        </SelectField>
      </div>
      {!missing && (
        <p role="status" className="mb-2 text-sm text-muted tabular-nums">
          {describeCount(total, rows.length, everybody)}
        </p>
      )}
      {missing ? (
        missing
      ) : total !== 0 ? (
        <DataTable
          caption="Contacts"
          columns={COLUMNS}
          rows={rows}
          rowKey={({ id }) => id}
          sort={sort}
          onSort={setSort}
          usualOrder="Last seen first"
          pages={{ ...list, total }}
        />
      ) : (
        <Button
          look="second"
          size="small"
          onClick={() => {
            setSearch('')
            setStage(undefined)
          }}
        >
          Show everybody
        </Button>
      )}
    </Card>
  )
}

function StageTag({ stage }: Pick<Contact, 'stage'>) {
  if (stage !== 'lead') return <StatusTag status={stage} />
  return (
    <Tag look="neutral" icon={Mail}>
      {stageLabel(stage)}
    </Tag>
  )
}

function stageLabel(stage: StageWord): string {
  return stage === 'lead' ? 'Lead' : REFERRAL_WORDS[stage].label
}

function describeCount(found: number | null, shown: number, all: number): string {
  if (found === null)
    return `More than ${shown.toLocaleString('en-US')} of ${all.toLocaleString('en-US')} people`
  if (found === all) return all === 1 ? '1 person' : `${all.toLocaleString('en-US')} people`
  if (found === 0) return 'No one matches this search.'
  return `${found.toLocaleString('en-US')} of ${all.toLocaleString('en-US')} people`
}

const CHANNELS: Readonly<Record<string, string>> = {
  widget: 'Your snippet',
  form: 'Your form',
  link: 'Your link',
}

/** The channel of a contact, in words: those of `partners.contacts`, which searches in them. */
function channelOf({ channel }: Contact): string {
  return CHANNELS[channel] ?? channel
}

/** The source that the link named; empty if none. */
function sourceOf({ utm_source, utm_medium, utm_campaign }: Contact): string {
  return [utm_source, utm_medium, utm_campaign].filter(Boolean).join(' / ')
}

/** The page without its scheme; empty if unknown. */
function pageOf({ page }: Contact): string {
  return page?.replace(/^https?:\/\//, '').replace(/\/$/, '') ?? ''
}
