import { Mail } from 'lucide-react'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { Button } from '../../components/ui/button.tsx'
import { Notice } from '../../components/ui/notice.tsx'
import { ScreenTitle } from '../../components/ui/screen-title.tsx'
import { TextLink } from '../../components/ui/text-link.tsx'
import { PATHS } from '../../config/paths.ts'
import { formatMoment } from '../../lib/format-moment.ts'
import { useBusy } from '../../lib/use-busy.ts'
import { parseNavigationState } from '../../session/navigation-state.ts'
import { usePerson } from '../../session/session.ts'
import { CodeBoxes } from './code-field.tsx'
import { CodeForm, type UsedCode } from './code-form.tsx'
import { requestLinkAgain } from './request-link.ts'
import { ResendLink } from './resend-link.tsx'
import { addressOfSentLink } from './sent-link.ts'
import { StorageNotice } from './storage-notice.tsx'
import { typedEmail } from './typed-email.ts'
import { useFocusOnTitle } from './unusable-link.tsx'

/** Says that the email is on its way, and accepts its code. */
export function CheckEmailScreen() {
  const { email: given, previousPath = PATHS.login } = parseNavigationState(useLocation().state)
  // A new tab has no navigation state, and the code in the mail is as good there.
  const email = given || addressOfSentLink()
  if (!email) return <Navigate to={PATHS.login} replace />
  return <CheckEmail email={email} previousPath={previousPath} />
}

type CheckEmailProps = { readonly email: string; readonly previousPath: string }

function CheckEmail({ email, previousPath }: CheckEmailProps) {
  const [used, setUsed] = useState<UsedCode | null>(null)
  useContinueWhenSignedIn(email)
  const handleSent = () => {
    // The pressed button is gone.
    flushSync(() => setUsed(null))
    document.querySelector('h1')?.focus()
  }
  if (used) return <UsedCodeNotice {...{ email, previousPath, used }} onSent={handleSent} />
  return (
    <div className="w-full lg:max-w-120">
      <ScreenTitle>Check your email</ScreenTitle>
      <StorageNotice />
      <p className="mt-3 text-muted">
        We've sent a magic link to <b className="font-[650] break-words text-text">{email}</b>
      </p>
      <p className="mt-1.5">
        Click the link in your email to sign in to your account. The link will expire in 24 hours.
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        {inboxLinksFor(email).map(({ name, url }, place) => (
          <Button key={name} asChild look="second" className="flex-1 max-sm:px-3 sm:flex-none">
            <a href={url} target="_blank" rel="noopener noreferrer">
              {place === 0 && <Mail />}
              <span>Open {name}</span>
              <span className="sr-only"> (opens in a new tab)</span>
            </a>
          </Button>
        ))}
      </div>
      <CodeForm
        email={email}
        label="Or type the 8-digit code from the same email"
        onUsed={setUsed}
        className="mt-9"
      />
      <p className="mt-6 text-sm text-muted sm:text-balance">
        Nothing there? Look in spam, or <ResendLink email={email} />.{' '}
        <TextLink to={previousPath}>Use a different email</TextLink>
      </p>
    </div>
  )
}

/** Goes on when another tab has signed in. */
function useContinueWhenSignedIn(email: string) {
  const person = usePerson()
  const navigate = useNavigate()
  const isThem = person?.email.toLowerCase() === email.toLowerCase()
  useEffect(() => {
    if (!isThem) return
    typedEmail.write(null)
    void navigate(PATHS.guide, { replace: true })
  }, [isThem, navigate])
}

type InboxLink = { readonly name: string; readonly url: string }

const GMAIL = { name: 'Gmail', url: 'https://mail.google.com/mail/' }
const OUTLOOK = { name: 'Outlook', url: 'https://outlook.live.com/mail/' }
const OUTLOOK_WORK = { name: 'Outlook', url: 'https://outlook.office.com/mail/' }
const YAHOO = { name: 'Yahoo Mail', url: 'https://mail.yahoo.com/' }
const ICLOUD = { name: 'iCloud Mail', url: 'https://www.icloud.com/mail/' }

const BY_DOMAIN: Readonly<Record<string, InboxLink>> = {
  'gmail.com': GMAIL,
  'googlemail.com': GMAIL,
  'outlook.com': OUTLOOK,
  'hotmail.com': OUTLOOK,
  'live.com': OUTLOOK,
  'msn.com': OUTLOOK,
  'yahoo.com': YAHOO,
  'ymail.com': YAHOO,
  'aol.com': { name: 'AOL Mail', url: 'https://mail.aol.com/' },
  'icloud.com': ICLOUD,
  'me.com': ICLOUD,
  'mac.com': ICLOUD,
  'proton.me': { name: 'Proton Mail', url: 'https://mail.proton.me/' },
  'protonmail.com': { name: 'Proton Mail', url: 'https://mail.proton.me/' },
  'fastmail.com': { name: 'Fastmail', url: 'https://app.fastmail.com/' },
}

/** Returns links to the inbox of an address: at its provider, or for custom domains at the two largest hosts. */
export function inboxLinksFor(email: string): readonly InboxLink[] {
  const provider = BY_DOMAIN[email.slice(email.lastIndexOf('@') + 1).toLowerCase()]
  return provider ? [provider] : [GMAIL, OUTLOOK_WORK]
}

type UsedCodeNoticeProps = {
  readonly email: string
  readonly previousPath: string
  readonly used: UsedCode
  /** A mail with a new code was sent. */
  readonly onSent: () => void
}

/** Says when and where the link of the same mail used up a code, and sends a new one. */
function UsedCodeNotice({ email, previousPath, used, onSent }: UsedCodeNoticeProps) {
  const [isBusy, run] = useBusy()
  const [isForeign, setIsForeign] = useState(false)
  useFocusOnTitle()

  const handleSend = () =>
    run(async () => {
      if ((await requestLinkAgain(email)).ok) onSent()
    })

  return (
    <div className="w-full lg:max-w-120">
      <ScreenTitle>This code was used</ScreenTitle>
      <p className="mt-3 text-muted">
        The link in the same mail signed you in at{' '}
        <b className="font-[650] text-text">{formatMoment(used.usedAt, new Date())}</b>, in{' '}
        <b className="font-[650] text-text">{used.device}</b>. Link and code work once, together.
      </p>
      <div className="mt-6 max-w-[26.75rem]">
        <CodeBoxes value={used.code} isUsed />
      </div>
      <p className="mt-3.5 text-sm text-muted">Go on over there, or sign in here with a new code.</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button busy={isBusy} onClick={handleSend}>
          {isBusy ? 'Sending a new code...' : 'Send a new code'}
        </Button>
        <Button look="ghost" aria-expanded={isForeign} onClick={() => setIsForeign(!isForeign)}>
          It was not me
        </Button>
      </div>
      {isForeign && (
        <Notice kind="warning" className="mt-5" title="Then somebody else can read your mail">
          <p>
            Change the password of your mailbox first. Then sign in here with a new code, and press “Sign out
            other devices” in Settings.
          </p>
        </Notice>
      )}
      <p className="mt-6 text-sm text-muted">
        The new mail goes to <span className="break-words">{email}</span>.{' '}
        <TextLink to={previousPath}>Use a different email</TextLink>
      </p>
    </div>
  )
}
