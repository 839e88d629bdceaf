import { ScreenTitle } from '../../components/ui/screen-title.tsx'

export function RewardsScreen() {
  return <ScreenTitle size="medium">Refer, Get Paid</ScreenTitle>
}
