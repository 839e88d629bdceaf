import type { ProposalContent } from '../content.ts'
import type { Context, Page, Style } from '../styles/style.ts'
import { proposalFavicon } from './favicon.ts'
import { type FontInFolder, proposalFonts } from './fonts.ts'
import { proposalPage } from './page.ts'

/** The look of every redesign proposal: the same whatever style was chosen, because it shows the first screens of all. */
export type ProposalStyle = Pick<Style, 'favicon'> & {
  readonly id: 'proposal'
  /** The faces depend on the letters of the content, and lie in several folders. */
  readonly fonts: (content: ProposalContent) => readonly FontInFolder[]
  readonly page: (content: ProposalContent, context: Context) => Page
}

/** Draws proposals. */
export const proposal: ProposalStyle = {
  id: 'proposal',
  fonts: proposalFonts,
  page: proposalPage,
  favicon: proposalFavicon,
}
