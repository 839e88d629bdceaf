import { contentSchema } from '@foyer/draft/content.ts'
import { launchContent } from '@foyer/draft/launch-content.ts'
import { renderDraft } from '@foyer/draft/render-draft.ts'
import {
  DRAFT_ASSET_BASE,
  DRAFT_FILES,
  DRAFT_PICTURE_BASE,
  type DraftErrorCode,
  type DraftFileName,
} from '@foyer/shared/api/drafts.ts'
import { dayOfNotices } from '@foyer/shared/api/site-edits.ts'
import { DESIGN_STYLE_IDS } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import { err, ok, type Result } from '@foyer/shared/result.ts'
import { z } from 'zod'
import { composeVersion } from '../_shared/compose-version.ts'
import { readDatabaseAnswer } from '../_shared/database-answer.ts'
import type { Failure } from '../_shared/failure.ts'
import type { Log } from '../_shared/log.ts'
import type { ServiceClient } from '../_shared/service-client.ts'
import { type SiteFacts, siteFactsSchema } from '../_shared/site-facts.ts'

export type DraftFile = { readonly contentType: string; readonly body: string | Uint8Array<ArrayBuffer> }

/**
 * Returns a file of a draft: of its newest state, or for its owner of a version. `not_found`: the address or the version does not
 * exist, the draft is not shared with the reader, or it has no picture.
 *
 * @param reader the signed-in reader; `null` for everybody else
 */
export type LoadFile = (
  slug: string,
  name: DraftFileName,
  version: number | undefined,
  reader: string | null,
) => Promise<Result<DraftFile, Failure<DraftErrorCode>>>

const storedSchema = z.nullable(
  z.union([
    z.object({ facts: siteFactsSchema }),
    z.object({ style: z.enum(DESIGN_STYLE_IDS), content: z.unknown() }),
  ]),
)

/** Makes the loader. Pages are rendered from the stored content; the picture was drawn at the delivery. */
export function createLoadFile(client: ServiceClient, log: Log): LoadFile {
  const loadCard = async (slug: string): Promise<Result<DraftFile, Failure<DraftErrorCode>>> => {
    const stored = await readDatabaseAnswer(
      client.rpc('read_draft_card', { draft_slug: slug }),
      z.string().nullable(),
      'card_not_read',
      log,
    )
    if (!stored.ok) return stored
    if (stored.value === null) return err({ code: 'not_found' })
    const body = Uint8Array.from(atob(stored.value), (letter) => letter.charCodeAt(0))
    return ok({ contentType: 'image/png', body })
  }

  const composeNewest = async (facts: SiteFacts) => {
    const composed = await composeVersion(facts)
    if (composed.ok) return composed.value
    log({ event: 'draft_not_composed', ...composed.error })
    return null
  }

  return async (slug, name, version, reader) => {
    if (name === DRAFT_FILES.card) return version === undefined ? loadCard(slug) : err({ code: 'not_found' })
    const stored = await readDatabaseAnswer(
      client.rpc('read_draft', {
        draft_slug: slug,
        ...(version !== undefined && { wanted_version: version }),
        ...(reader !== null && { reader }),
      }),
      storedSchema,
      'draft_not_read',
      log,
    )
    if (!stored.ok) return stored
    if (!stored.value) return err({ code: 'not_found' })
    const asked = 'facts' in stored.value ? await composeNewest(stored.value.facts) : stored.value
    if (!asked) return err({ code: 'unexpected' })
    const content = contentSchema.safeParse(asked.content)
    if (!content.success) {
      const places = content.error.issues.map(({ path }) => path.join('.'))
      log({ event: 'content_not_readable', places: places.slice(0, 5) })
      return err({ code: 'unexpected' })
    }
    // The app serves fonts to its frame, which everybody with the address sees; the folder is the owner's, and has
    // them beside its page.
    const isFrame = name.endsWith(DRAFT_FILES.frame)
    if (!isFrame && reader === null) return err({ code: 'not_found' })
    // Others see no suggestion that the owner has not settled.
    const files = renderDraft(isFrame ? launchContent(content.data) : content.data, asked.style, {
      kind: isFrame ? 'visit' : 'draft',
      assetBase: isFrame ? DRAFT_ASSET_BASE : '',
      pictureBase: isFrame ? DRAFT_PICTURE_BASE : 'pictures/',
      today: dayOfNotices(new Date()),
    })
    const file = files.find(({ path }) => path === name.replace(DRAFT_FILES.frame, DRAFT_FILES.page))
    if (typeof file?.body !== 'string') return err({ code: 'not_found' })
    // The hosted platform sends pages as plain text; so that nobody relies on the other, everywhere.
    const contentType = file.contentType.replace('text/html', 'text/plain')
    return ok({ contentType, body: file.body })
  }
}
