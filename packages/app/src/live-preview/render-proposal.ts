import type { ProposalContent } from '@foyer/draft/content.ts'
import { type RenderOptions, renderDocument } from '@foyer/draft/document.ts'
import { proposalFonts } from '@foyer/draft/proposal/fonts.ts'
import { proposalPage } from '@foyer/draft/proposal/page.ts'
import type { Context } from '@foyer/draft/styles/style.ts'

/** Renders the page of a redesign proposal. It draws the first screen of every style: a chunk of its own. */
export function renderProposal(content: ProposalContent, context: Context, options: RenderOptions): string {
  return renderDocument({
    content,
    page: proposalPage(content, context),
    palette: undefined,
    fonts: proposalFonts(content).map(({ font }) => font),
    context,
    options,
  })
}
