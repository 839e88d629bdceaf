import { ScreenTitle } from '../../components/ui/screen-title.tsx'

export function BookingsScreen() {
  return <ScreenTitle size="medium">Bookings</ScreenTitle>
}
