import { PAYMENTS } from './coming-features.ts'
import { ComingScreen } from './coming-screen.tsx'

/** Payments, before it is open. */
export function PaymentsScreen() {
  return <ComingScreen coming={PAYMENTS} />
}
