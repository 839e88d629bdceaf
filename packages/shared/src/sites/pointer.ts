// Which deploy a hostname shows: the contract between the function that publishes and the engine in packages/sites.
import * as z from 'zod/mini'
import { HOSTNAME } from './hostname.ts'
import { deployIdSchema } from './manifest.ts'

/** The private bucket of deploys and pointers. The function writes it, engines read it with the secret key. */
export const SITES_BUCKET = 'sites'

/** The most deploys that a pointer names beside the one that is live. Engines add as many that they have served. */
export const PREVIOUS_DEPLOYS = 5

/** Where engines answer with `proof`, on every hostname that has one: so we see that it reaches them, and over TLS. */
export const PROOF_PATH = '/.well-known/foyer-domain'

const hostname = z.string().check(z.regex(HOSTNAME))
const sequence = z.int().check(z.nonnegative())
/** Of an owner's domain: see `PROOF_PATH`. */
const proof = z.optional(z.string().check(z.regex(/^[0-9a-z]{1,64}$/)))

/**
 * `hosts/<hostname>.json`, uploaded with `cacheControl: '0'`. A hostname without an object is nobody's, and an engine
 * forgets a site when its object is removed: so a deleted account needs no state of its own.
 *
 * `sequence` comes from one sequence of the database for all hostnames, so it grows also when a hostname changes hands.
 * Engines never replace a pointer by one with a lower sequence.
 */
export const pointerSchema = z.discriminatedUnion('state', [
  z.object({
    state: z.literal('live'),
    sequence,
    proof,
    deploy: deployIdSchema,
    /**
     * Deploys that were live here before, newest first. Their immutable files (never their pages) are still served, to
     * visitors who opened the page just before.
     */
    previous: z.array(deployIdSchema).check(z.maxLength(2 * PREVIOUS_DEPLOYS)),
  }),
  /** Another hostname serves this site: visitors get a 308 to it. For `www`, and for 90 days after a new name. */
  z.object({ state: z.literal('moved'), sequence, proof, canonical: hostname }),
  /** Its owner took it down: visitors read so. */
  z.object({ state: z.literal('offline'), sequence, proof }),
  /** An owner's domain whose DNS check has not passed: no certificate is fetched for it. */
  z.object({ state: z.literal('waiting'), sequence, proof }),
])
export type Pointer = z.output<typeof pointerSchema>

/** The path of a hostname's pointer in the bucket. */
export function pointerPath(hostname: string): string {
  return `hosts/${hostname}.json`
}
