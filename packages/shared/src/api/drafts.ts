// The contract between the app, the functions `worker` and `drafts`, and the tables of drafts.
import * as z from 'zod/mini'
import { DESIGN_STYLE_IDS } from '../onboarding/answers/stored-ids.ts'
import { spentBudgetSchema } from './budgets.ts'

/** `POST {}` with the owner's token: the text of the stored PDF as passages to choose from. Nothing is kept. */
export const PASSAGES_PATH = '/drafts/passages'

/** The ways in which only these calls can fail, with their HTTP status; see `REQUEST_ERROR_STATUS` for the others. */
export const DRAFT_ERROR_STATUS = { no_file: 409, file_unreadable: 422 } as const

export type DraftErrorCode = keyof typeof DRAFT_ERROR_STATUS

/** The last part of a draft's address: 128 random bits. */
export const DRAFT_SLUG = /^[0-9a-f]{32}$/

/** The parameter of the address of a file that asks for a version, which only its owner may; without it, the newest state is shown. */
export const VERSION_PARAMETER = 'version'

/** The files of a version, which the function `drafts` renders when they are asked for; see `draftFileUrl`. */
export const DRAFT_FILES = {
  /** The page as the app shows it to visitors, without marks and gaps: fonts are addressed below `DRAFT_ASSET_BASE`. */
  frame: 'frame.html',
  /** The page as its owner alone takes it along in a folder, with marks and gaps, and its fonts beside it. */
  page: 'index.html',
  favicon: 'favicon.svg',
  cardDrawing: 'card.svg',
  /** The picture of the newest version for mails and previews, 1200 × 630. It may be missing. */
  card: 'card.png',
  robots: 'robots.txt',
} as const

/** Where the app serves what all drafts share: the fonts. */
export const DRAFT_ASSET_BASE = '/draft-assets/'

/** Stands in `frame.html` before the names of pictures: the app, which knows its own API, puts their address in its place. */
export const DRAFT_PICTURE_BASE = '/draft-pictures/'

/**
 * Where the pictures of a draft are; behind it stand the names of their files.
 *
 * @param supabaseUrl without a trailing slash
 */
export function draftPicturesUrl(supabaseUrl: string, slug: string): string {
  return `${supabaseUrl}/functions/v1/drafts/${slug}/pictures/`
}

/** The largest picture that is kept; one of our pictures has about 90 KB. */
export const CARD_MAX_BYTES = 1024 * 1024

/** A page of its own, as visitors see it or in the folder that its owner downloads: `emdr/frame.html`, `emdr/index.html`. */
export const DRAFT_PAGE = /^[a-z0-9-]+\/(?:frame|index)\.html$/

export type DraftFileName =
  | (typeof DRAFT_FILES)[keyof typeof DRAFT_FILES]
  | `${string}${'frame' | 'index'}.html`

/** The path of a draft within the app. */
export function draftPath(slug: string): string {
  return `/drafts/${slug}`
}

/**
 * The public address of a file: of the newest version, or of an older one.
 *
 * @param supabaseUrl without a trailing slash
 */
export function draftFileUrl(
  supabaseUrl: string,
  slug: string,
  file: DraftFileName,
  version?: number,
): string {
  return `${supabaseUrl}/functions/v1/drafts/${slug}/${file}${versionQuery(version)}`
}

function versionQuery(version: number | undefined): string {
  return version === undefined ? '' : `?${VERSION_PARAMETER}=${version}`
}

/** Reads the version that an address asks for; `undefined` for none, or for what is no number of a version. */
export function askedVersion(search: URLSearchParams): number | undefined {
  const asked = search.get(VERSION_PARAMETER) ?? ''
  return /^[1-9]\d{0,8}$/.test(asked) ? Number(asked) : undefined
}

const slug = z.string().check(z.regex(DRAFT_SLUG))
const instant = z.iso.datetime({ offset: true })

/** What `open_draft` returns of a draft: for its owner, and while it is shared for everybody with the address. */
const draftSchema = z.object({
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
  /** Whether others with the address see its newest state. */
  shared: z.boolean(),
})

/**
 * What `open_draft` returns: a draft, or the hostname or name below our domain of the site that it became; `null` for an unknown
 * address, and for others than the owner while it is not shared.
 */
export const openedDraftSchema = z.nullable(z.union([draftSchema, z.object({ live_at: z.string() })]))
export type OpenedDraft = z.output<typeof draftSchema>

/** A row of `draft_versions` without its content, which only the renderer reads (`contentSchema` of packages/draft). */
export const draftVersionSchema = z.object({
  version: z.int(),
  flow: z.enum(['build-presence', 'current-website']),
  style: z.enum(DESIGN_STYLE_IDS),
  created_at: instant,
})

/** What `share_draft` and `stop_sharing_draft` return: the address, the limit that is reached, or `null` without a draft. */
export const sharedDraftSchema = z.nullable(z.union([z.object({ slug }), spentBudgetSchema]))

/** A passage of a PDF; `id` says which one it is as long as the file is the same. */
export const passageSchema = z.object({
  id: z.string().check(z.regex(/^p[0-9]{1,4}$/)),
  text: z.string().check(z.minLength(1), z.maxLength(1000)),
})
export type Passage = z.output<typeof passageSchema>

/** The response to `PASSAGES_PATH`. */
export const passagesSchema = z.object({ passages: z.array(passageSchema) })
