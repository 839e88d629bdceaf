import { ScreenTitle } from '../../components/ui/screen-title.tsx'

export function SettingsScreen() {
  return <ScreenTitle size="medium">Settings</ScreenTitle>
}
