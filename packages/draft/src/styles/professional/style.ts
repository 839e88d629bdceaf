import type { Style } from '../style.ts'
import { sealIcon } from './art/seal.ts'
import { professionalCard, professionalScreen } from './card.ts'
import { FONTS } from './fonts.ts'
import { professionalGroups } from './layout.ts'
import { professionalPage } from './page.ts'
import { professionalColors } from './palette.ts'
import { professionalPoster } from './poster.ts'

/** The engraved seal: one deep ink on cool paper, facts in ruled lists, and the draft's questions in pencil. */
export const professional: Style = {
  id: 'professional',
  fonts: FONTS,
  palette: (seed) => {
    const colors = professionalColors(seed)
    return { tokens: colors, themeColor: colors.paper }
  },
  page: professionalPage,
  groups: professionalGroups,
  favicon: (seed) => sealIcon(seed, professionalColors(seed)),
  card: professionalCard,
  poster: professionalPoster,
  screen: professionalScreen,
  strip: { place: 3, color: 'lead', view: () => '705 60 434 632' },
}
