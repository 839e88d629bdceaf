import { setTimeout } from 'node:timers/promises'
import {
  DRAFT_FILES,
  DRAFT_SLUG,
  draftFileUrl,
  draftPath,
  type OpenedDraft,
  openedDraftSchema,
} from '@foyer/shared/api/drafts.ts'
import { DESIGN_STYLES } from '@foyer/shared/design-styles.ts'
import type { RuntimeConfig } from '../src/config/runtime-config.ts'

/** In milliseconds. Whoever opens a draft waits no longer for tags that only link previews read. */
const LONGEST_WAIT = 400
/** In milliseconds. An answer that is late for one visitor is there for the next. */
const LONGEST_ANSWER = 5_000
/** In milliseconds. A failure is kept as long: an API that does not answer is not asked by every visitor. */
const KEPT_FOR = 60_000
const MOST_KEPT = 500

/** Returns what a link to a draft shows, by the path of the request; `undefined` for every other page. */
type FindSharedDraft = (path: string) => Promise<SharedPage | undefined>

/**
 * Makes the finder. It says what `open_draft` tells every visitor, and nothing when that is late or fails.
 *
 * @param appUrl the address of the app, without a trailing slash
 */
export function createFindSharedDraft(config: RuntimeConfig, appUrl: string): FindSharedDraft {
  const { supabaseUrl, supabaseKey, apiOnOwnOrigin } = config
  if (!supabaseUrl || !supabaseKey) return async () => undefined
  const apiUrl = apiOnOwnOrigin === 'true' ? appUrl : supabaseUrl
  const kept = new Map<string, { readonly until: number; readonly page: Promise<SharedPage | undefined> }>()
  const find = async (slug: string) => {
    const draft = await openDraft(supabaseUrl, supabaseKey, slug).catch(() => null)
    // Once it was published, its address leads to the site.
    if (!draft || 'live_at' in draft) return undefined
    const image = draftFileUrl(apiUrl, slug, DRAFT_FILES.card)
    return { ...wordsOf(draft), url: `${appUrl}${draftPath(slug)}`, image }
  }
  const findOrKept = (slug: string) => {
    const known = kept.get(slug)
    if (known && known.until > Date.now()) return known.page
    const page = find(slug)
    kept.delete(slug)
    kept.set(slug, { until: Date.now() + KEPT_FOR, page })
    const [oldest] = kept.keys()
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest)
    return page
  }
  return async (path) => {
    const slug = path.startsWith('/drafts/') ? path.slice('/drafts/'.length) : ''
    if (!DRAFT_SLUG.test(slug)) return undefined
    return Promise.race([findOrKept(slug), setTimeout(LONGEST_WAIT, undefined, { ref: false })])
  }
}

async function openDraft(supabaseUrl: string, key: string, slug: string) {
  const response = await fetch(`${supabaseUrl}/rest/v1/rpc/open_draft`, {
    method: 'POST',
    headers: { apikey: key, 'Content-Type': 'application/json' },
    body: JSON.stringify({ draft_slug: slug }),
    signal: AbortSignal.timeout(LONGEST_ANSWER),
  })
  return openedDraftSchema.parse(await response.json())
}

function wordsOf({ name, kind, style }: OpenedDraft): Pick<SharedPage, 'title' | 'description'> {
  if (kind === 'proposal')
    return { title: `${name}: ideas for the website`, description: `Ideas for the website of ${name}.` }
  const look = DESIGN_STYLES.find(({ id }) => id === style)?.title
  return {
    title: `${name}: website draft`,
    description: `A draft of the website of ${name}, in the style ${look}. It is not live yet.`,
  }
}

/** What is shown of a page where its address is pasted. */
type SharedPage = {
  readonly title: string
  readonly description: string
  /** Absolute addresses: whoever shows them has no page to resolve them against. */
  readonly url: string
  readonly image: string
}

/** The page of the app with the tags of another shared page; the ones that it was built with go. */
export function withShareTags(html: string, { title, description, url, image }: SharedPage): string {
  const tags = [
    ['property', 'og:type', 'website'],
    ['property', 'og:title', title],
    ['property', 'og:description', description],
    ['property', 'og:url', url],
    ['property', 'og:image', image],
    ['property', 'og:image:width', '1200'],
    ['property', 'og:image:height', '630'],
    ['property', 'og:image:alt', title],
    ['name', 'twitter:card', 'summary_large_image'],
    ['name', 'description', description],
  ].map(([kind, name, content = '']) => `<meta ${kind}="${name}" content="${escapeHtml(content)}">`)
  return html
    .replaceAll(/\s*<meta\s+(?:property="og:|name="(?:twitter:|description"))[^>]*>/g, '')
    .replace(/<title>[^<]*<\/title>/, () => [`<title>${escapeHtml(title)}</title>`, ...tags].join('\n'))
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
