import { composeDraft } from '@foyer/draft/compose-draft.ts'
import type { Content } from '@foyer/draft/content.ts'
import { renderDocument } from '@foyer/draft/document.ts'
import { type Profile, practiceFromAnswers } from '@foyer/draft/practice.ts'
import type { Style } from '@foyer/draft/styles/style.ts'
import type { Answers } from '@foyer/shared/onboarding/answers/answers.ts'
import type { DesignStyleId } from '@foyer/shared/onboarding/answers/stored-ids.ts'

/** Where the app serves the fonts of drafts. */
const ASSET_BASE = '/draft-assets/'

/** The stored data that a site is made of. */
export type SiteFacts = {
  readonly answers: Answers
  readonly profile: Profile
  /** What the questions do not ask; fields that cannot be read are left out. */
  readonly details?: object
  /** Suggested sentences that the owner has confirmed or struck, by the id of the line. */
  readonly statements?: { readonly [lineId: string]: 'confirmed' | 'struck' }
}

type ProposalRenderer = typeof import('./render-proposal.ts')

const STYLES: { readonly [Id in DesignStyleId]: () => Promise<Style> } = {
  modern: async () => (await import('@foyer/draft/styles/modern/style.ts')).modern,
  professional: async () => (await import('@foyer/draft/styles/professional/style.ts')).professional,
  warm: async () => (await import('@foyer/draft/styles/warm/style.ts')).warm,
  minimalist: async () => (await import('@foyer/draft/styles/minimalist/style.ts')).minimalist,
  dynamic: async () => (await import('@foyer/draft/styles/dynamic/style.ts')).dynamic,
}

const styles = new Map<DesignStyleId, Style>()
let proposal: ProposalRenderer | undefined

/** Composes the content of the site: the same that delivery stores. */
export function composeSite({ answers, profile, details, statements = {} }: SiteFacts): Content {
  const reviewed = (verdict: 'confirmed' | 'struck') =>
    Object.keys(statements).filter((id) => statements[id] === verdict)
  return composeDraft(
    practiceFromAnswers(answers, profile, {
      ...details,
      confirmed: reviewed('confirmed'),
      struck: reviewed('struck'),
    }),
  )
}

/** Whether `renderSite` can draw this content now. */
export function isSiteLoaded({ kind }: Content, style: DesignStyleId): boolean {
  return kind === 'proposal' ? proposal !== undefined : styles.has(style)
}

/**
 * Loads the code that draws a content: about 25 kB gzip for each style. A proposal shows all five.
 *
 * @throws when the code cannot be loaded; the next call tries again
 */
export async function loadSite(content: Content, style: DesignStyleId): Promise<void> {
  if (isSiteLoaded(content, style)) return
  if (content.kind === 'proposal') proposal = await import('./render-proposal.ts')
  else styles.set(style, await STYLES[style]())
}

/**
 * Renders the page of a draft, as delivery does: the same content gives the same bytes.
 *
 * @param style ignored for a proposal
 * @param lineIds `with-line-ids` puts each line into an element that names it; see `RenderOptions`
 * @throws Error when `loadSite` has not loaded what this takes
 */
export function renderSite(content: Content, style: DesignStyleId, lineIds?: 'with-line-ids'): string {
  const hasLineIds = lineIds !== undefined
  const context = { isDraft: true, assetBase: ASSET_BASE, hasLineIds }
  const options = { kind: 'draft', assetBase: ASSET_BASE, hasLineIds } as const
  if (content.kind === 'proposal') {
    if (!proposal) throw new Error('The code of proposals is not loaded.')
    return proposal.renderProposal(content, context, options)
  }
  const loaded = styles.get(style)
  if (!loaded) throw new Error(`The code of the style ${style} is not loaded.`)
  return renderDocument({
    content,
    page: loaded.page(content, context),
    palette: loaded.palette(content.seed, content.subject),
    fonts: loaded.fonts,
    context,
    options,
  })
}
