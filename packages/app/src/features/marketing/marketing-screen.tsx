import { ScreenTitle } from '../../components/ui/screen-title.tsx'

export function MarketingScreen() {
  return <ScreenTitle size="medium">Marketing</ScreenTitle>
}
