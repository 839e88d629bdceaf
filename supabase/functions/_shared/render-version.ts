import { applyEdits } from '@foyer/draft/apply-edits.ts'
import { type CardFiles, renderCard } from '@foyer/draft/card/render-card.ts'
import { composeDraft } from '@foyer/draft/compose-draft.ts'
import { type Content, contentSchema } from '@foyer/draft/content.ts'
import { detailsFromRow } from '@foyer/draft/details.ts'
import { editsFromRow } from '@foyer/draft/edits.ts'
import { officeZip, practiceFromAnswers } from '@foyer/draft/practice.ts'
import { renderDraft } from '@foyer/draft/render-draft.ts'
import { CARD_MAX_BYTES, DRAFT_FILES } from '@foyer/shared/api/drafts.ts'
import type { DesignStyleId } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import { answersToBuild, answersVersion } from '@foyer/shared/onboarding/flow/completion.ts'
import { loadZipPlace } from '@foyer/shared/places/zip-places.ts'
import { err, ok, type Result } from '@foyer/shared/result.ts'
import { type Log, stackFrames } from './log.ts'
import { readAnswers } from './read-answers.ts'
import type { SiteFacts } from './site-facts.ts'

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
export function createRenderVersion(cardFiles: CardFiles, log: Log): RenderVersion {
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
    const drawing = attempt(() => drawingOf(content, style))
    if (!drawing.ok) return drawing
    const card = await drawCard(drawing.value, style, cardFiles, log)
    const changes = [facts.site_details?.changed_at, facts.site_edits?.changed_at]
    return ok({ content, style, answersVersion: changes.reduce<string>(newest, version), card })
  }
}

/** Draws the picture of a content that could be rendered before; `null` when it cannot be drawn. */
export type DrawCard = (content: Content, style: DesignStyleId) => Promise<Uint8Array | null>

/** Makes the drawer. */
export function createDrawCard(cardFiles: CardFiles, log: Log): DrawCard {
  return (content, style) => drawCard(drawingOf(content, style), style, cardFiles, log)
}

function drawingOf(content: Content, style: DesignStyleId): string {
  const files = renderDraft(content, style, { kind: 'draft', assetBase: '' })
  return String(files.find(({ path }) => path === DRAFT_FILES.cardDrawing)?.body)
}

async function drawCard(
  drawing: string,
  style: DesignStyleId,
  cardFiles: CardFiles,
  log: Log,
): Promise<Uint8Array | null> {
  try {
    const card = await renderCard(drawing, style, cardFiles)
    if (card.byteLength <= CARD_MAX_BYTES) return card
    log({ event: 'card_too_large', style, bytes: card.byteLength })
  } catch (error) {
    log({ event: 'card_not_drawn', style, at: stackFrames(error) })
  }
  return null
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
