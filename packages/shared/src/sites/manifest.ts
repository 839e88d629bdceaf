// What a deploy consists of: the contract between the function that publishes and the engine in packages/sites.
import * as z from 'zod/mini'

const SHA256 = /^[0-9a-f]{64}$/
const PATH = /^\/(?!.*\.\.)(?:[a-zA-Z0-9._-]+(?:\/[a-zA-Z0-9._-]+)*\/?)?$/

/** Beside a page's own pictures and fonts; the file of `/404.html` is served with status 404 at all other addresses. */
export const PAGE_PATH = '/'
export const NOT_FOUND_PATH = '/404.html'

/** Where files are whose paths hold their hashes. */
export const IMMUTABLE_FOLDER = '/assets/'

/** The largest file of a deploy, in bytes. */
export const DEPLOY_FILE_MAX_BYTES = 5 * 1024 * 1024
/** The most files of a deploy. */
export const DEPLOY_MAX_FILES = 500

/** No kind of script is among them. */
export const FILE_TYPES = [
  'text/html; charset=utf-8',
  'text/plain; charset=utf-8',
  'application/xml; charset=utf-8',
  'image/svg+xml',
  'image/png',
  'image/jpeg',
  'image/webp',
  'font/woff2',
] as const

/** SHA-256 of the bytes of `manifest.json`, in hex: so the same content is the same deploy. */
export const deployIdSchema = z.string().check(z.regex(SHA256))

const fileSchema = z.object({
  /** SHA-256 of the bytes, in hex; they are at `deployFilePath`. */
  hash: z.string().check(z.regex(SHA256)),
  /** In bytes. */
  size: z.int().check(z.nonnegative(), z.maximum(DEPLOY_FILE_MAX_BYTES)),
  type: z.enum(FILE_TYPES),
  /** `page`: asked for again on each visit. `immutable`: its path, below `IMMUTABLE_FOLDER`, holds its hash, so it never changes. */
  cache: z.enum(['page', 'immutable']),
})
export type DeployFile = z.output<typeof fileSchema>

/** `deploys/<deploy id>/manifest.json`, written last: a deploy with a manifest is complete. */
export const manifestSchema = z.object({
  version: z.literal(1),
  /** By path: `/`, `/emdr/` (a page of its own), `/404.html`, `/robots.txt`, `/sitemap.xml`, `/favicon.svg`, `/card.png`, `/assets/<hash>.woff2`… */
  files: z.record(z.string().check(z.regex(PATH)), fileSchema).check(
    z.refine((files) => PAGE_PATH in files && NOT_FOUND_PATH in files, 'has no page or no 404 page'),
    z.refine((files) => Object.keys(files).length <= DEPLOY_MAX_FILES, 'has too many files'),
  ),
})
export type Manifest = z.output<typeof manifestSchema>

/** The text of `manifest.json`: equal for equal content, in whatever order the files were collected. */
export function manifestText({ version, files }: Manifest): string {
  const sorted = Object.keys(files)
    .sort()
    .map((path) => {
      const { hash, size, type, cache } = files[path] as DeployFile
      return [path, { hash, size, type, cache }]
    })
  return JSON.stringify({ version, files: Object.fromEntries(sorted) })
}

/** The path of a deploy's manifest in the bucket. */
export function manifestPath(deploy: string): string {
  return `deploys/${deploy}/manifest.json`
}

/** The path of a file's bytes in the bucket. */
export function deployFilePath(deploy: string, hash: string): string {
  return `deploys/${deploy}/${hash}`
}
