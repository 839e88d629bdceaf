import { ScreenTitle } from '../../components/ui/screen-title.tsx'

export function WaitlistScreen() {
  return <ScreenTitle size="medium">Run social media ads from here</ScreenTitle>
}
