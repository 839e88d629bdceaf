import type { FactValue } from '@foyer/shared/facts/fact-values.ts'
import { FACT_NAMES, FACTS, type FactName } from '@foyer/shared/facts/site-facts.ts'
import { DESIGN_STYLE_IDS, STORY_QUESTION_IDS } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import { visitorLink } from '@foyer/shared/onboarding/input/links.ts'
import { plainText } from '@foyer/shared/plain-text.ts'
import * as z from 'zod/mini'

const text = z.catch(z.optional(z.pipe(z.string(), z.transform(plainText))), undefined)
const link = z.catch(
  z.optional(
    z.pipe(
      z.string(),
      z.transform((typed) => visitorLink(typed)),
    ),
  ),
  undefined,
)
const ids = z.catch(z.array(z.string()), [])
// Details that were read before are read again: their lines are apart already.
const lines = z.catch(
  z.optional(
    z.pipe(
      z.union([z.string(), z.array(z.string())]),
      z.transform((typed) => [typed].flat().join('\n').split('\n').map(plainText).filter(Boolean)),
    ),
  ),
  undefined,
)
const picks = z.catch(
  z.pipe(
    z.array(z.string()),
    z.transform((picked) => [...new Set(picked.map(plainText).filter(Boolean))]),
  ),
  [],
)
const storyAnswer = z.object({
  question: z.enum(STORY_QUESTION_IDS),
  text: z.string().check(z.overwrite(plainText), z.minLength(1)),
})
const passage = z.object({
  id: z.string().check(z.regex(/^[a-z0-9]+$/)),
  text: z.string().check(z.overwrite(plainText), z.minLength(1)),
})

/** What the renderer reads of each kind of value; unreadable ones are left out. */
type Read = {
  readonly text: string | undefined
  readonly link: string | undefined
  readonly lines: readonly string[] | undefined
  readonly choice: string | undefined
  readonly picks: readonly string[]
  readonly 'story-answers': readonly z.output<typeof storyAnswer>[]
}
type ReadOf<Value extends FactValue> = Value extends { kind: 'id'; ids: readonly (infer Id)[] }
  ? Id | undefined
  : Value extends { kind: infer Kind extends keyof Read }
    ? Read[Kind]
    : never
type ReadFacts = { readonly [Name in FactName]: ReadOf<(typeof FACTS)[Name]['value']> }

function reader(value: FactValue): z.ZodMiniType {
  switch (value.kind) {
    case 'text':
      return text
    case 'link':
      return link
    case 'lines':
      return lines
    case 'id':
      return z.catch(z.optional(z.enum(value.ids)), undefined)
    case 'choice':
      return z.catch(z.optional(z.string().check(z.refine((id) => id in value.options))), undefined)
    case 'picks':
      return picks
    case 'story-answers':
      return z.catch(z.array(storyAnswer), [])
  }
}

const facts = Object.fromEntries(Object.entries(FACTS).map(([name, { value }]) => [name, reader(value)]))

/**
 * Facts that a page should state and the questions do not ask for. All are optional; unreadable ones are left out.
 * `confirmed` are ids of suggested sentences that were said to be true, `struck` of sentences to be left out.
 */
export const detailsSchema = z.object({
  ...(facts as { readonly [Name in FactName]: z.ZodMiniType<ReadFacts[Name]> }),
  /** The owner's own words in an uploaded file, ticked to be shown. */
  passages: z.catch(z.array(passage), []),
  /** Chosen after the questions: takes precedence over the answer. */
  style: z.catch(z.optional(z.enum(DESIGN_STYLE_IDS)), undefined),
  confirmed: ids,
  struck: ids,
})

export type Details = z.output<typeof detailsSchema>

/** A detail that a sentence can come from. */
export const DETAIL_FIELDS = [...FACT_NAMES, 'passages', 'confirmed'] as const

/** What an owner has added, as `siteDetailsOf` gives it; nothing in it is trusted. */
export type SiteDetailsRow = {
  readonly details: unknown
  readonly statements: unknown
  readonly passages: unknown
  readonly style: unknown
}

const statements = z.catch(z.record(z.string(), z.unknown()), {})

/** The details of a stored row, for `practiceFromAnswers`; without a row there are none. */
export function detailsFromRow(row: SiteDetailsRow | null): Details {
  const decided = Object.entries(statements.parse(row?.statements ?? {}))
  const idsOf = (decision: string) => decided.filter(([, said]) => said === decision).map(([id]) => id)
  return detailsSchema.parse({
    ...Object(row?.details),
    passages: row?.passages,
    style: row?.style,
    confirmed: idsOf('confirmed'),
    struck: idsOf('struck'),
  })
}
