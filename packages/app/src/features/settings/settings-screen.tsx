import { siteWords } from '@foyer/shared/sites/site-words.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { accountQuery } from '../../account/account-state.ts'
import { saveStart } from '../../account/api/account.ts'
import { Button } from '../../components/ui/button.tsx'
import { Card } from '../../components/ui/card.tsx'
import { Problem } from '../../components/ui/field-error.tsx'
import { ScreenTitle } from '../../components/ui/screen-title.tsx'
import { TextLink } from '../../components/ui/text-link.tsx'
import { PATHS } from '../../config/paths.ts'
import { downloadFile } from '../../lib/download-file.ts'
import { isoDay } from '../../lib/iso-day.ts'
import { useBusy } from '../../lib/use-busy.ts'
import { endSessions } from '../../session/end-sessions.ts'
import { useSignedInPerson } from '../../session/signed-in-person.ts'
import { useSiteState } from '../../site/use-site-state.ts'
import { loadMyData } from './api/load-my-data.ts'
import { DeleteCard } from './delete-card.tsx'
import { EmailCard } from './email-card.tsx'
import { MailCard } from './mail-card.tsx'
import { ProfileCard } from './profile-card.tsx'

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
        <WebsiteCard />
        <OwnPracticeCard />
        <DataCard />
      </div>
      <div className="mt-10 border-t border-line pt-10">
        <DeleteCard />
      </div>
    </div>
  )
}

/** Lets a partner become an owner, with the same account; nothing for owners. */
function OwnPracticeCard() {
  const person = useSignedInPerson()
  const client = useQueryClient()
  const navigate = useNavigate()
  const { data } = useQuery(accountQuery(person))
  const [hasFailed, setHasFailed] = useState(false)
  const [isBusy, run] = useBusy()
  if (!data?.account.isPartner) return null
  const start = async () => {
    setHasFailed(false)
    try {
      await saveStart(person.id, 'practice')
      await client.invalidateQueries({ queryKey: accountQuery(person).queryKey })
      await navigate(PATHS.guide)
    } catch (error) {
      console.warn('The account could not be changed:', error)
      setHasFailed(true)
    }
  }
  return (
    <Card title="Your own practice">
      <p className="mt-2 text-sm text-muted">
        If you have a practice, or plan one, you get a free first website draft as well. Your link and your
        referrals stay as they are; you cannot refer yourself.
      </p>
      <Button look="second" className="mt-4" busy={isBusy} onClick={() => void run(start)}>
        Start my own website
      </Button>
      <Problem>
        {hasFailed && 'That could not be stored. Check your connection and press the button again.'}
      </Problem>
    </Card>
  )
}

/** Downloads everything that is stored of a person as one archive. */
function DataCard() {
  const [state, setState] = useState<'idle' | 'busy' | 'done' | 'failed'>('idle')

  const download = async () => {
    setState('busy')
    try {
      const [data, { writeMyData }] = await Promise.all([loadMyData(), import('./write-my-data.ts')])
      const now = new Date()
      downloadFile(`foyer-my-data-${isoDay(now)}.zip`, 'application/zip', writeMyData(data, now))
      setState('done')
    } catch (error) {
      console.warn('The data could not be put together:', error)
      setState('failed')
    }
  }

  return (
    <Card title="Your data" id="your-data">
      <p className="mt-2 text-sm text-muted">
        One ZIP file with everything we store of you: your PDF, and a JSON file with profile, answers,
        versions, requests, lists, preferences, and how you found us.
      </p>
      <div className="mt-4 flex flex-wrap items-center gap-4">
        <Button look="second" busy={state === 'busy'} onClick={download}>
          {state === 'busy' ? 'Collecting...' : 'Download my data'}
        </Button>
        <p role="status" className="text-sm text-muted">
          {state === 'done' && 'The file is in your downloads.'}
        </p>
      </div>
      <div className="mt-3 empty:hidden">
        <Problem>
          {state === 'failed' &&
            'We could not put the file together. Nothing is missing on our side; please try again.'}
        </Problem>
      </div>
    </Card>
  )
}

/** Where the website stands, in one line. */
function WebsiteCard() {
  const site = useSiteState()
  return (
    <Card title="Your website">
      <p role="status" className="mt-1 min-h-[1.5em] text-sm text-muted wrap-anywhere">
        {site && siteWords(site).settings}
      </p>
      {/** Its line stands while it loads: what is below would move under a press. */}
      <p className="mt-1 min-h-[1.5em] text-sm">
        {site && site.state !== 'no-practice' && (
          <TextLink to={site.domain ? PATHS.domains : PATHS.mySite}>
            {site.domain ? 'Fix the domain' : 'Open My Site'}
          </TextLink>
        )}
      </p>
    </Card>
  )
}

/** Ends sessions on other devices. */
function SessionsCard() {
  const [asked, setAsked] = useState<'others' | 'global'>('others')
  const [isBusy, run] = useBusy()
  const busyScope = isBusy ? asked : null

  const end = (scope: typeof asked) =>
    run(async () => {
      setAsked(scope)
      await endSessions(scope)
    })

  return (
    <Card title="Devices">
      <p className="mt-2 text-sm text-muted">
        Left Foyer open on another computer or phone? Sign it out from here. A page that is open there notices
        when it is looked at again, within an hour at the latest.
      </p>
      <div className="mt-4 flex flex-col items-start gap-3 lg:flex-row">
        <Button
          look="second"
          busy={busyScope === 'others'}
          disabled={busyScope === 'global'}
          onClick={() => end('others')}
        >
          Sign out other devices
        </Button>
        <Button
          look="ghost"
          className="max-lg:-ml-5.5"
          busy={busyScope === 'global'}
          disabled={busyScope === 'others'}
          onClick={() => end('global')}
        >
          Sign out everywhere
        </Button>
      </div>
    </Card>
  )
}
