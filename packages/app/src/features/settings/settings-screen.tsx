import { ScreenTitle } from '../../components/ui/screen-title.tsx'
import { DataCard } from './data-card.tsx'
import { DeleteCard } from './delete-card.tsx'
import { EmailCard } from './email-card.tsx'
import { MailCard } from './mail-card.tsx'
import { OwnPracticeCard } from './own-practice-card.tsx'
import { ProfileCard } from './profile-card.tsx'
import { SessionsCard } from './sessions-card.tsx'

/** The settings of the signed-in person's account. */
export function SettingsScreen() {
  return (
    <div className="max-w-2xl">
      <ScreenTitle size="medium">Settings</ScreenTitle>
      <p className="mt-1.5 text-muted">Your name, your email, your devices and your data.</p>
      <div className="mt-6 grid gap-5">
        <ProfileCard />
        <EmailCard />
        <MailCard />
        <SessionsCard />
        <OwnPracticeCard />
        <DataCard />
      </div>
      <div className="mt-10 border-t border-line pt-10">
        <DeleteCard />
      </div>
    </div>
  )
}
