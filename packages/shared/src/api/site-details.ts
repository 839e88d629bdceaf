// What an owner adds to the answers for the website: facts, decisions, passages and the style, each an entry of the store.
import * as z from 'zod/mini'
import { FACTS, type FactName } from '../facts/site-facts.ts'
import { DESIGN_STYLE_IDS } from '../onboarding/answers/stored-ids.ts'
import { passageSchema } from './drafts.ts'

/** The most passages of a PDF that are shown. */
export const PASSAGES_MAX = 12

type FactSchemas = { [Name in FactName]: z.ZodMiniOptional<(typeof FACTS)[Name]['value']['schema']> }
const schemas = Object.entries(FACTS).map(([name, { value }]) => [
  name,
  z.optional<z.ZodMiniType>(value.schema),
])

/** The facts that an owner adds, each optional and empty when cleared. A sentence says what is wrong with one. */
export const typedDetailsSchema = z.object(Object.fromEntries(schemas) as FactSchemas)
export type TypedDetails = z.output<typeof typedDetailsSchema>

/** What an owner decided about a suggested line. */
export const statementSchema = z.enum(['confirmed', 'struck'])

/** All of it, as screens and the renderer read it. */
export const siteDetailsSchema = z.object({
  details: typedDetailsSchema,
  /** By the id of the line. */
  statements: z.record(z.string(), statementSchema),
  passages: z.array(passageSchema).check(z.maxLength(PASSAGES_MAX)),
  /** `null`: the style of the answers counts. */
  style: z.nullable(z.enum(DESIGN_STYLE_IDS)),
})
export type SiteDetails = z.output<typeof siteDetailsSchema>

/** What an owner has added before the first save. */
export const NO_SITE_DETAILS: SiteDetails = { details: {}, statements: {}, passages: [], style: null }
