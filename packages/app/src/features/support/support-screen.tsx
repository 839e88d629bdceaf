import { ScreenTitle } from '../../components/ui/screen-title.tsx'

export function SupportScreen() {
  return <ScreenTitle size="medium">Help & Support</ScreenTitle>
}
