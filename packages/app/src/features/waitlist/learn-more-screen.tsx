import { ScreenTitle } from '../../components/ui/screen-title.tsx'

export function LearnMoreScreen() {
  return <ScreenTitle size="medium">How it works</ScreenTitle>
}
