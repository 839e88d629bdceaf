import { ScreenTitle } from '../../components/ui/screen-title.tsx'

export function MarketingGuideScreen() {
  return <ScreenTitle size="medium">Marketing Guide</ScreenTitle>
}
