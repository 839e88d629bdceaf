import { ScreenTitle } from '../../components/ui/screen-title.tsx'

export function ContactsScreen() {
  return <ScreenTitle size="medium">Contacts</ScreenTitle>
}
