import { BOOKINGS } from './coming-features.ts'
import { ComingScreen } from './coming-screen.tsx'

/** Bookings, before it is open. */
export function BookingsScreen() {
  return <ComingScreen coming={BOOKINGS} />
}
