import { type CardFiles, renderCard } from '@foyer/draft/card/render-card.ts'
import type { Content } from '@foyer/draft/content.ts'
import { picturesIn } from '@foyer/draft/pictures-in.ts'
import { renderDraft } from '@foyer/draft/render-draft.ts'
import { CARD_MAX_BYTES, DRAFT_FILES } from '@foyer/shared/api/drafts.ts'
import type { DesignStyleId } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import { inspectPicture } from '@foyer/shared/pictures/inspect-picture.ts'
import { cardFileName } from '@foyer/shared/pictures/picture.ts'
import { ok, type Result } from '@foyer/shared/result.ts'
import { attempt, type ComposedVersion, composeVersion, type ImpossibleBuild } from './compose-version.ts'
import type { LoadPicture } from './load-picture.ts'
import { type Log, stackFrames } from './log.ts'
import type { SiteFacts } from './site-facts.ts'
import { toBase64 } from './to-base64.ts'

/** A version that is ready to be recorded. */
export type RenderedVersion = ComposedVersion & {
  /** The picture, as PNG; `null` when it could not be drawn. */
  readonly card: Uint8Array | null
}

/** Composes a website, and renders it to see that it can be: the same facts give the same version. */
export type RenderVersion = (facts: SiteFacts) => Promise<Result<RenderedVersion, ImpossibleBuild>>

/** Makes the renderer. A picture that cannot be drawn is left out: everything else works without it. */
export function createRenderVersion(drawCard: DrawCard): RenderVersion {
  return async (facts) => {
    const composed = await composeVersion(facts)
    if (!composed.ok) return composed
    const { content, style } = composed.value
    const rendered = attempt(() => drawingOf(content, style))
    if (!rendered.ok) return rendered
    return ok({ ...composed.value, card: await drawCard(facts.profile.id, content, style) })
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
