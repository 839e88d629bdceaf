import { ScreenTitle } from '../../components/ui/screen-title.tsx'

export function PaymentsScreen() {
  return <ScreenTitle size="medium">Payments</ScreenTitle>
}
