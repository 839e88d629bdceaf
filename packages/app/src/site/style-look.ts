import { LOOKS } from '@foyer/draft/styles/looks.generated.ts'
import type { StyleLook } from '@foyer/draft/styles/style-look.ts'
import type { DesignStyleId } from '@foyer/shared/onboarding/answers/stored-ids.ts'

const STAND_INS = { sans: 'var(--font-sans)', serif: 'Georgia, serif' }

/** How a site of a style looks before its page is rendered; its `face` is loaded by site-faces.generated.css. */
export function styleLook(style: DesignStyleId): StyleLook & { readonly face: string } {
  const look: StyleLook = LOOKS[style]
  return { ...look, face: `${look.name.weight} 1em "Site ${style}", ${STAND_INS[look.name.standIn]}` }
}
