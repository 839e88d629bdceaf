// What a website is made of, as entries of the store and as the screens and the renderer read it.
import * as z from 'zod/mini'
import { passageSchema } from '../api/drafts.ts'
import {
  NO_SITE_DETAILS,
  PASSAGES_MAX,
  type SiteDetails,
  statementSchema,
  typedDetailsSchema,
} from '../api/site-details.ts'
import { addedSchema, NO_SITE_EDITS, type SiteEdits, section, wordsSchema } from '../api/site-edits.ts'
import { DESIGN_STYLE_IDS } from '../onboarding/answers/stored-ids.ts'
import { pictureSchema } from '../pictures/picture.ts'
import type { Entries, EntryState, EntryValue } from './entry.ts'

/** One schema for each kind of value of a website; facts have one each. */
const SITE_KINDS = {
  statement: statementSchema,
  passages: z.array(passageSchema).check(z.maxLength(PASSAGES_MAX)),
  style: z.enum(DESIGN_STYLE_IDS),
  line: wordsSchema,
  order: z.array(section),
  hidden: z.literal(true),
  item: addedSchema,
  picture: pictureSchema,
} as const

const FACTS: { readonly [name: string]: z.ZodMiniType | undefined } = typedDetailsSchema.shape

/** The entries of a kind by their names, as far as a schema takes their values. */
function named<Value>(
  entries: Entries,
  kind: string,
  read: (value: unknown, name: string) => Value | undefined,
): [string, Value][] {
  const start = `${kind}/`
  return Object.entries(entries).flatMap(([key, entry]): [string, Value][] => {
    if (!key.startsWith(start)) return []
    const name = key.slice(start.length)
    const value = read(shownValue(kind, entry), name)
    return value === undefined ? [] : [[name, value]]
  })
}

// With what was replaced, where the page shows it.
function shownValue(kind: string, { value, replaced }: EntryState): unknown {
  if (kind === 'line' && replaced !== null) {
    const { text, ours }: { text?: unknown; ours?: unknown } = Object(replaced)
    return { ...(value === null ? { text: '', ours } : Object(value)), replaced: text }
  }
  if (kind === 'item' && value !== null && replaced !== null) {
    const lost = Object.entries(replaced).filter(
      ([field, words]) => !['at', 'kind'].includes(field) && words !== '',
    )
    return lost.length > 0 ? { ...Object(value), replaced: Object.fromEntries(lost) } : value
  }
  return value
}

/** The details of a website in its entries; unreadable ones are left out. */
export function siteDetailsOf(entries: Entries): SiteDetails {
  return {
    details: Object.fromEntries(named(entries, 'fact', (value, name) => FACTS[name]?.safeParse(value).data)),
    statements: Object.fromEntries(
      named(entries, 'statement', (value) => SITE_KINDS.statement.safeParse(value).data),
    ),
    passages: SITE_KINDS.passages.safeParse(entries.passages?.value).data ?? NO_SITE_DETAILS.passages,
    style: SITE_KINDS.style.safeParse(entries.style?.value).data ?? NO_SITE_DETAILS.style,
  }
}

/** What the owner has changed on the page, in the entries; unreadable ones are left out. */
export function siteEditsOf(entries: Entries): SiteEdits {
  return {
    words: Object.fromEntries(named(entries, 'line', (value) => SITE_KINDS.line.safeParse(value).data)),
    section_order: SITE_KINDS.order.safeParse(entries.order?.value).data ?? NO_SITE_EDITS.section_order,
    hidden: Object.fromEntries(named(entries, 'hidden', (value) => SITE_KINDS.hidden.safeParse(value).data)),
    added: Object.fromEntries(named(entries, 'item', (value) => SITE_KINDS.item.safeParse(value).data)),
    pictures: Object.fromEntries(
      named(entries, 'picture', (value) => SITE_KINDS.picture.safeParse(value).data),
    ),
  }
}

type Values = { readonly [key: string]: EntryValue }

const keyed = (kind: string, values: object) =>
  Object.entries(values).map(([name, value]): [string, EntryValue] => [`${kind}/${name}`, value])

/** The entries that details are stored as. */
export function valuesOfDetails({ details, statements, passages, style }: SiteDetails): Values {
  return Object.fromEntries([
    ...keyed('fact', details).filter(([, value]) => value !== undefined),
    ...keyed('statement', statements),
    ...(passages.length > 0 ? ([['passages', passages]] as const) : []),
    ...(style ? ([['style', style]] as const) : []),
  ])
}
