import { type CardFiles, renderCard } from '@foyer/draft/card/render-card.ts'
import { composeDraft } from '@foyer/draft/compose-draft.ts'
import { type Content, contentSchema } from '@foyer/draft/content.ts'
import { detailsFromRow } from '@foyer/draft/details.ts'
import { practiceFromAnswers } from '@foyer/draft/practice.ts'
import { renderDraft } from '@foyer/draft/render-draft.ts'
import { DRAFT_ASSET_BASE, DRAFT_FILES } from '@foyer/shared/api/drafts.ts'
import type { DesignStyleId } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import { answersToBuild, answersVersion } from '@foyer/shared/onboarding/flow/completion.ts'
import { err, ok, type Result } from '@foyer/shared/result.ts'
import { type Log, stackFrames } from '../_shared/log.ts'
import { readAnswers } from '../_shared/read-answers.ts'
import type { ClaimedBuild } from './claimed-build.ts'

/** A draft that is ready to be stored. */
export type RenderedVersion = {
  readonly content: Content
  readonly style: DesignStyleId
  readonly answersVersion: string
  readonly files: readonly RenderedFile[]
}

export type RenderedFile = {
  readonly name: string
  readonly contentType: string
  readonly body: string | Uint8Array
}

/** Why the same answers can never become a draft; the text is for the support. */
type ImpossibleBuild = {
  readonly code: 'answers_incomplete' | 'content_invalid' | 'render_failed'
  readonly details: string
}

/** Of a proposal, whose page has a look of its own: the style of its icon and picture. */
const STYLE_OF_PROPOSALS: DesignStyleId = 'modern'

/** Renders a claimed build: the same build gives the same files. */
export type RenderVersion = (build: ClaimedBuild) => Promise<Result<RenderedVersion, ImpossibleBuild>>

/** Makes the renderer. A picture that cannot be drawn is left out: everything else works without it. */
export function createRenderVersion(cardFiles: CardFiles, log: Log): RenderVersion {
  return async (build) => {
    const answers = answersToBuild(readAnswers(build.answers))
    const version = answersVersion(answers)
    if (version === null) return err({ code: 'answers_incomplete', details: 'questions are unanswered' })
    const composed = attempt(() =>
      composeDraft(practiceFromAnswers(answers, build.profile, detailsFromRow(build.site_details))),
    )
    if (!composed.ok) return composed
    const checked = contentSchema.safeParse(composed.value)
    if (!checked.success) {
      const places = checked.error.issues.map(({ path }) => path.join('.'))
      return err({ code: 'content_invalid', details: places.slice(0, 5).join(', ') })
    }
    const content = checked.data
    const style = content.style ?? STYLE_OF_PROPOSALS
    const pages = attempt(() => renderPages(content, style))
    if (!pages.ok) return pages
    const files = [...pages.value, ...(await drawCard(pages.value, style, cardFiles, log))]
    return ok({ content, style, answersVersion: newest(version, build.site_details?.changed_at), files })
  }
}

// The pages are made twice: the app serves fonts to its frame, a folder has them beside its page.
function renderPages(content: Content, style: DesignStyleId): RenderedFile[] {
  const inFrame = renderDraft(content, style, { kind: 'draft', assetBase: DRAFT_ASSET_BASE })
  const inFolder = renderDraft(content, style, { kind: 'draft', assetBase: '' })
  return [
    ...inFrame
      .filter(({ path }) => path === DRAFT_FILES.page)
      .map(({ contentType, body }) => ({ name: DRAFT_FILES.frame, contentType, body })),
    ...inFolder.map(({ path, contentType, body }) => ({ name: path, contentType, body })),
  ]
}

async function drawCard(
  pages: readonly RenderedFile[],
  style: DesignStyleId,
  cardFiles: CardFiles,
  log: Log,
): Promise<RenderedFile[]> {
  const drawing = pages.find(({ name }) => name === DRAFT_FILES.cardDrawing)
  if (typeof drawing?.body !== 'string') return []
  try {
    const body = await renderCard(drawing.body, style, cardFiles)
    return [{ name: DRAFT_FILES.card, contentType: 'image/png', body }]
  } catch (error) {
    log({ event: 'card_not_drawn', style, at: stackFrames(error) })
    return []
  }
}

// Rendering depends only on its input, so a retry would throw again.
function attempt<Value>(render: () => Value): Result<Value, ImpossibleBuild> {
  try {
    return ok(render())
  } catch (error) {
    return err({ code: 'render_failed', details: stackFrames(error).join(' ').trim() })
  }
}

function newest(answers: string, details: string | undefined): string {
  return details !== undefined && Date.parse(details) > Date.parse(answers) ? details : answers
}
