import { ScreenTitle } from '../../components/ui/screen-title.tsx'

export function SocialMediaScreen() {
  return <ScreenTitle size="medium">Social Media</ScreenTitle>
}
