import { ScreenTitle } from '../../components/ui/screen-title.tsx'

export function MySiteScreen() {
  return <ScreenTitle size="medium">My Site</ScreenTitle>
}
