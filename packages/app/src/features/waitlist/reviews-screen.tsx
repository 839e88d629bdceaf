import { REVIEWS } from './coming-features.ts'
import { ComingScreen } from './coming-screen.tsx'

/** Reviews, before it is open. */
export function ReviewsScreen() {
  return <ComingScreen coming={REVIEWS} />
}
