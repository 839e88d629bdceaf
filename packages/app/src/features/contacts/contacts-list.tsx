import { formatDay } from '@foyer/shared/dates/format-day.ts'
import { REFERRAL_LABELS, REFERRAL_STATUSES } from '@foyer/shared/referrals/statuses.ts'
import { Mail } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../components/ui/button.tsx'
import { Card } from '../../components/ui/card.tsx'
import { CutOffNote } from '../../components/ui/cut-off-note.tsx'
import { type Column, DataTable, sortKeys } from '../../components/ui/data-table.tsx'
import { SelectField } from '../../components/ui/select-field.tsx'
import { useSorting } from '../../components/ui/sorting.ts'
import { Tag } from '../../components/ui/tag.tsx'
import { TextField } from '../../components/ui/text-field.tsx'
import { StatusTag } from '../../referrals/status-tag.tsx'
import type { Contact } from './api/load-contacts.ts'
import { channelOf, matches, pageOf, sourceOf } from './contact-words.ts'

const STAGES = ['lead', ...REFERRAL_STATUSES] as const

const COLUMNS: readonly Column<Contact>[] = [
  {
    id: 'person',
    title: 'Person',
    cell: ({ masked_email }) => masked_email,
    sortBy: ({ masked_email }) => masked_email,
  },
  {
    id: 'stage',
    title: 'Stage',
    cell: ({ stage }) => <StageTag stage={stage} />,
    sortBy: ({ stage }) => STAGES.indexOf(stage),
  },
  {
    id: 'source',
    title: 'Source',
    cell: (contact) => (
      <>
        <span className="whitespace-nowrap">{channelOf(contact)}</span>
        {sourceOf(contact) && <span className="text-muted md:block"> {sourceOf(contact)}</span>}
      </>
    ),
    sortBy: (contact) => `${channelOf(contact)} ${sourceOf(contact)}`,
    isNamedOnPhone: true,
  },
  {
    id: 'page',
    title: 'Page',
    cell: (contact) => pageOf(contact) || <span className="text-muted">Not known</span>,
    sortBy: pageOf,
    isNamedOnPhone: true,
  },
  {
    id: 'first',
    title: 'First seen',
    cell: ({ first_captured_at }) => formatDay(first_captured_at, new Date()),
    sortBy: ({ first_captured_at }) => Date.parse(first_captured_at),
    isNamedOnPhone: true,
  },
  {
    id: 'last',
    title: 'Last seen',
    cell: ({ last_captured_at }) => formatDay(last_captured_at, new Date()),
    sortBy: ({ last_captured_at }) => Date.parse(last_captured_at),
    isNamedOnPhone: true,
  },
]
const KEYS = sortKeys(COLUMNS)

/** The contacts as a table with search and filter. */
export function ContactsList({ contacts }: { readonly contacts: readonly Contact[] }) {
  const [search, setSearch] = useState('')
  const [stage, setStage] = useState('')
  const found = contacts.filter(
    (contact) => matches(contact, search) && (stage === '' || contact.stage === stage),
  )
  const { rows, sort, setSort } = useSorting(found, KEYS)
  const stages = STAGES.filter((one) => one === stage || contacts.some((contact) => contact.stage === one))
  return (
    <Card>
      <div className="mb-4 grid gap-4 md:@md:grid-cols-[minmax(0,1fr)_15rem] md:gap-5">
        <TextField
          label="Search"
          type="search"
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
        <SelectField label="Stage" value={stage} onChange={({ target }) => setStage(target.value)}>
          <option value="">All</option>
          {stages.map((one) => (
            <option key={one} value={one}>
              {stageLabel(one)}
            </option>
          ))}
        </SelectField>
      </div>
      <p role="status" className="mb-2 text-sm text-muted">
        {describeCount(rows.length, contacts.length)}
      </p>
      <CutOffNote rows={contacts} newest="people seen last" more="A search does not find older ones." />
      {rows.length > 0 ? (
        <DataTable
          caption="Contacts"
          columns={COLUMNS}
          rows={rows}
          rowKey={({ id }) => id}
          sort={sort}
          onSort={setSort}
          usualOrder="Last seen first"
        />
      ) : (
        <Button
          look="second"
          size="small"
          onClick={() => {
            setSearch('')
            setStage('')
          }}
        >
          Show everybody
        </Button>
      )}
    </Card>
  )
}

function StageTag({ stage }: { readonly stage: Contact['stage'] }) {
  if (stage !== 'lead') return <StatusTag status={stage} />
  return (
    <Tag look="neutral" icon={Mail}>
      {stageLabel(stage)}
    </Tag>
  )
}

function stageLabel(stage: Contact['stage']): string {
  return stage === 'lead' ? 'Lead' : REFERRAL_LABELS[stage]
}

function describeCount(found: number, all: number): string {
  if (found === all) return all === 1 ? '1 person' : `${all} people`
  return found === 0 ? 'No one matches this search.' : `${found} of ${all} people`
}
