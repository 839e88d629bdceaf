import { useState } from 'react'
import { Link } from 'react-router-dom'
import { Button } from '../../components/ui/button.tsx'
import { Notice } from '../../components/ui/notice.tsx'
import { ScreenTitle } from '../../components/ui/screen-title.tsx'
import { formatMoment } from '../../lib/format-moment.ts'
import { useBusy } from '../../lib/use-busy.ts'
import { CodeBoxes } from './code-field.tsx'
import type { UsedCode } from './code-form.tsx'
import { requestLinkAgain } from './request-link.ts'
import { useFocusOnTitle } from './unusable-link.tsx'

type UsedCodeNoticeProps = {
  readonly email: string
  readonly previousPath: string
  readonly used: UsedCode
  /** A mail with a new code was sent. */
  readonly onSent: () => void
}

/** Says when and where the link of the same mail used up a code, and sends a new one. */
export function UsedCodeNotice({ email, previousPath, used, onSent }: UsedCodeNoticeProps) {
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
        <Link className="text-link" to={previousPath}>
          Use a different email
        </Link>
      </p>
    </div>
  )
}
