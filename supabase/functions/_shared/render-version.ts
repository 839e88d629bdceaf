import { applyEdits } from '@foyer/draft/apply-edits.ts'
import { type CardFiles, renderCard } from '@foyer/draft/card/render-card.ts'
import { composeDraft } from '@foyer/draft/compose-draft.ts'
import { type Content, contentSchema } from '@foyer/draft/content.ts'
import { detailsFromRow } from '@foyer/draft/details.ts'
import { editsFromRow } from '@foyer/draft/edits.ts'
import { picturesIn } from '@foyer/draft/pictures-in.ts'
import { officeZip, practiceFromAnswers } from '@foyer/draft/practice.ts'
import { renderDraft } from '@foyer/draft/render-draft.ts'
import { CARD_MAX_BYTES, DRAFT_FILES } from '@foyer/shared/api/drafts.ts'
import type { DesignStyleId } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import { answersToBuild, answersVersion } from '@foyer/shared/onboarding/flow/completion.ts'
import { inspectPicture } from '@foyer/shared/pictures/inspect-picture.ts'
import { cardFileName } from '@foyer/shared/pictures/picture.ts'
import { loadZipPlace } from '@foyer/shared/places/zip-places.ts'
import { err, ok, type Result } from '@foyer/shared/result.ts'
import type { LoadPicture } from './load-picture.ts'
import { type Log, stackFrames } from './log.ts'
import { readAnswers } from './read-answers.ts'
import type { SiteFacts } from './site-facts.ts'
import { toBase64 } from './to-base64.ts'

/** A version that is ready to be recorded. */
export type RenderedVersion = {
  readonly content: Content
  readonly style: DesignStyleId
  readonly answersVersion: string
  /** The picture, as PNG; `null` when it could not be drawn. */
  readonly card: Uint8Array | null
}

/** Why the same answers can never become a draft; the text is for the support. */
type ImpossibleBuild = {
  readonly code: 'answers_incomplete' | 'content_invalid' | 'render_failed'
  readonly details: string
}

/** Of a proposal, whose page has a look of its own: the style of its icon and picture. */
const STYLE_OF_PROPOSALS: DesignStyleId = 'modern'

/** Composes a website, and renders it to see that it can be: the same facts give the same version. */
export type RenderVersion = (facts: SiteFacts) => Promise<Result<RenderedVersion, ImpossibleBuild>>

/** Makes the renderer. A picture that cannot be drawn is left out: everything else works without it. */
export function createRenderVersion(drawCard: DrawCard): RenderVersion {
  return async (facts) => {
    const answers = answersToBuild(readAnswers(facts.answers))
    const version = answersVersion(answers)
    if (version === null) return err({ code: 'answers_incomplete', details: 'questions are unanswered' })
    const place = await loadZipPlace(officeZip(answers))
    const composed = attempt(() => {
      const details = detailsFromRow(facts.site_details)
      const content = composeDraft(practiceFromAnswers(answers, facts.profile, details, place))
      return applyEdits(content, editsFromRow(facts.site_edits))
    })
    if (!composed.ok) return composed
    const checked = contentSchema.safeParse(composed.value)
    if (!checked.success) {
      const places = checked.error.issues.map(({ path }) => path.join('.'))
      return err({ code: 'content_invalid', details: places.slice(0, 5).join(', ') })
    }
    const content = checked.data
    const style = content.style ?? STYLE_OF_PROPOSALS
    const rendered = attempt(() => drawingOf(content, style))
    if (!rendered.ok) return rendered
    const card = await drawCard(facts.profile.id, content, style)
    const changes = [facts.site_details?.changed_at, facts.site_edits?.changed_at]
    return ok({ content, style, answersVersion: changes.reduce<string>(newest, version), card })
  }
}

/** Draws the picture of a content that could be rendered before; `null` when it cannot be drawn. Never throws. */
export type DrawCard = (owner: string, content: Content, style: DesignStyleId) => Promise<Uint8Array | null>

/** Makes the drawer. A portrait that cannot be loaded or drawn is left out. */
export function createDrawCard(cardFiles: CardFiles, loadPicture: LoadPicture, log: Log): DrawCard {
  const draw = async (content: Content, style: DesignStyleId, portrait?: string) => {
    try {
      const card = await renderCard(drawingOf(content, style, portrait), style, cardFiles)
      if (card.byteLength <= CARD_MAX_BYTES) return card
      log({ event: 'card_too_large', style, bytes: card.byteLength })
    } catch (error) {
      log({ event: 'card_not_drawn', style, at: stackFrames(error) })
    }
    return null
  }
  return async (owner, content, style) => {
    const portrait = await loadPortrait(owner, content, loadPicture)
    return (portrait && (await draw(content, style, portrait))) || draw(content, style)
  }
}

// Pictures that were stored before cards had portraits have no file for them.
async function loadPortrait(
  owner: string,
  content: Content,
  loadPicture: LoadPicture,
): Promise<string | null> {
  const picture = content.kind === 'full' ? picturesIn(content.sections).get('portrait') : undefined
  if (!picture) return null
  const loaded = await loadPicture(owner, cardFileName(picture)).catch(() => null)
  // The drawer goes over all pixels in each scan: a file of thousands of scans would hold up the delivery of others.
  if (!loaded?.ok || inspectPicture(loaded.value.bytes)?.scans !== 1) return null
  return `data:${loaded.value.contentType};base64,${toBase64(loaded.value.bytes)}`
}

function drawingOf(content: Content, style: DesignStyleId, cardPortrait?: string): string {
  const files = renderDraft(content, style, {
    kind: 'draft',
    assetBase: '',
    ...(cardPortrait !== undefined && { cardPortrait }),
  })
  return String(files.find(({ path }) => path === DRAFT_FILES.cardDrawing)?.body)
}

// Rendering depends only on its input, so a retry would throw again.
function attempt<Value>(render: () => Value): Result<Value, ImpossibleBuild> {
  try {
    return ok(render())
  } catch (error) {
    return err({ code: 'render_failed', details: stackFrames(error).join(' ').trim() })
  }
}

function newest(known: string, changed: string | undefined): string {
  return changed !== undefined && Date.parse(changed) > Date.parse(known) ? changed : known
}
