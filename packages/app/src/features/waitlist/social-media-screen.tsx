import { SOCIAL_MEDIA } from './coming-features.ts'
import { ComingScreen } from './coming-screen.tsx'

/** Social Media, before it is open. */
export function SocialMediaScreen() {
  return <ComingScreen coming={SOCIAL_MEDIA} />
}
