// The contract between the app, the functions `deliver-drafts` and `drafts`, and the tables of drafts.
import * as z from 'zod/mini'
import { DESIGN_STYLE_IDS } from '../onboarding/answers/stored-ids.ts'

/** `POST` with the project's secret key: builds and mails what is due. A timer and the function `sb` call it. */
export const DELIVER_DRAFTS_PATH = '/deliver-drafts'

/** `POST {}` with the owner's token: gives the newest version a new address. The old one stops working. */
export const ROTATE_DRAFT_PATH = '/drafts/rotate'

/** `POST {}` with the owner's token: the text of the stored PDF as passages to choose from. Nothing is kept. */
export const PASSAGES_PATH = '/drafts/passages'

/** The ways in which only these calls can fail, with their HTTP status; see `REQUEST_ERROR_STATUS` for the others. */
export const DRAFT_ERROR_STATUS = { no_draft: 409, no_file: 409, file_unreadable: 422 } as const

export type DraftErrorCode = keyof typeof DRAFT_ERROR_STATUS

/** The last part of a draft's address: 128 random bits. */
export const DRAFT_SLUG = /^[0-9a-f]{32}$/

/** The public bucket with one folder for each version; see `draftFileUrl`. */
export const DRAFTS_BUCKET = 'drafts'
export const DRAFT_FILE_MAX_BYTES = 2 * 1024 * 1024

/** The files of a version. */
export const DRAFT_FILES = {
  /** The page as the app shows it: fonts are addressed below `DRAFT_ASSET_BASE`. */
  frame: 'frame.html',
  /** The page as it lies in a folder of its own, with its fonts beside it. */
  page: 'index.html',
  favicon: 'favicon.svg',
  cardDrawing: 'card.svg',
  /** The picture for mails and previews, 1200 × 630. */
  card: 'card.png',
  robots: 'robots.txt',
} as const

/** Where the app serves what all drafts share: the fonts. */
export const DRAFT_ASSET_BASE = '/draft-assets/'

/** The path of a draft within the app. */
export function draftPath(slug: string): string {
  return `/drafts/${slug}`
}

/** The path of a file within the bucket. */
function draftFilePath(slug: string, file: (typeof DRAFT_FILES)[keyof typeof DRAFT_FILES]): string {
  return `${slug}/${file}`
}

/**
 * The public address of a file.
 *
 * @param supabaseUrl without a trailing slash
 */
export function draftFileUrl(
  supabaseUrl: string,
  slug: string,
  file: (typeof DRAFT_FILES)[keyof typeof DRAFT_FILES],
): string {
  return `${supabaseUrl}/storage/v1/object/public/${DRAFTS_BUCKET}/${draftFilePath(slug, file)}`
}

const slug = z.string().check(z.regex(DRAFT_SLUG))
const instant = z.iso.datetime({ offset: true })

/** What `open_draft` returns: what a visitor may know of a draft, `null` for an unknown address. */
export const openedDraftSchema = z.nullable(
  z.object({
    slug,
    version: z.int(),
    /** `proposal`: ideas for an existing website. */
    kind: z.enum(['site', 'proposal']),
    style: z.enum(DESIGN_STYLE_IDS),
    /** The name of the practice or of its owner. */
    name: z.string(),
    created_at: instant,
    /** Whether the caller is the owner. */
    mine: z.boolean(),
  }),
)
export type OpenedDraft = NonNullable<z.output<typeof openedDraftSchema>>

/** A row of `draft_versions` without its content, which only its reader parses (`contentSchema` of packages/draft). */
export const draftVersionSchema = z.object({
  version: z.int(),
  slug,
  flow: z.enum(['build-presence', 'current-website']),
  style: z.enum(DESIGN_STYLE_IDS),
  answers_version: instant,
  created_at: instant,
})
export type DraftVersion = z.output<typeof draftVersionSchema>

/** The response to `ROTATE_DRAFT_PATH`. */
export const rotatedDraftSchema = z.object({ slug })

/** A passage of a PDF; `id` says which one it is as long as the file is the same. */
export const passageSchema = z.object({
  id: z.string().check(z.regex(/^p[0-9]{1,4}$/)),
  text: z.string().check(z.minLength(1), z.maxLength(1000)),
})
export type Passage = z.output<typeof passageSchema>

/** The response to `PASSAGES_PATH`. */
export const passagesSchema = z.object({ passages: z.array(passageSchema) })
