import { MAIL_LINK_DAYS, type MailChoice } from '@foyer/shared/api/mails.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Undo2 } from 'lucide-react'
import { useParams } from 'react-router-dom'
import { Button } from '../../components/ui/button.tsx'
import { Problem } from '../../components/ui/field-error.tsx'
import { NotLoaded } from '../../components/ui/load-failure.tsx'
import { ScreenTitle } from '../../components/ui/screen-title.tsx'
import { TextLink } from '../../components/ui/text-link.tsx'
import { PATHS } from '../../config/paths.ts'
import { chooseMails, loadMailChoice } from './api/mail-choice.ts'

/** Where the links of mails lead. It works without signing in, and nothing happens before the button: scanners follow links. */
export function MailChoiceScreen() {
  const { token = '' } = useParams()
  const loaded = useQuery({
    queryKey: ['mail-choice', token],
    queryFn: ({ signal }) => loadMailChoice(token, signal),
    retry: false,
  })
  const { data } = loaded
  return (
    <div className="max-w-140">
      {data ? (
        <Choice token={token} choice={data} />
      ) : data === null ? (
        <>
          <ScreenTitle size="medium">This link does not work</ScreenTitle>
          <p className="mt-3 text-muted">
            It is older than {MAIL_LINK_DAYS} days, or a part of it is missing, so we cannot tell whose it is.
            Take the one in your newest mail, or <TextLink to={PATHS.login}>log in</TextLink> and choose under
            Settings.
          </p>
        </>
      ) : (
        <>
          <ScreenTitle size="medium">Your mails from us</ScreenTitle>
          <NotLoaded of={loaded} loading="Loading which mails you get" rows={3} className="mt-4">
            We could not load which mails you get. Nothing has changed.
          </NotLoaded>
        </>
      )}
    </div>
  )
}

function Choice({ token, choice }: { readonly token: string; readonly choice: MailChoice }) {
  const queryClient = useQueryClient()
  const choosing = useMutation({
    mutationFn: (wants: boolean) => chooseMails(token, wants),
    onSuccess: (chosen) => {
      queryClient.setQueryData(['mail-choice', token], chosen)
      document.querySelector('h1')?.focus({ preventScroll: true })
    },
  })
  const { masked_email, referral_updates: wants } = choice
  const problem = (
    <Problem>
      {choosing.isError && 'We could not save this. Your choice is as it was; please try again.'}
    </Problem>
  )
  return (
    <>
      <ScreenTitle size="medium">{wants ? 'Stop mails about your referrals?' : 'Stopped'}</ScreenTitle>
      <p className="mt-3 text-muted wrap-anywhere">
        {wants
          ? `For ${masked_email}. You see everything under Rewards in any case.`
          : `No more mails about your referrals go to ${masked_email}, from now on. One that is on its way may still arrive.`}
      </p>
      <div className="mt-6 grid justify-items-start gap-3">
        {wants ? (
          <Button busy={choosing.isPending} onClick={() => choosing.mutate(false)}>
            Stop these mails
          </Button>
        ) : (
          <Button look="second" busy={choosing.isPending} onClick={() => choosing.mutate(true)}>
            <Undo2 />
            Take it back
          </Button>
        )}
        {problem}
      </div>
      <div className="mt-9 border-t border-line pt-6 text-sm text-muted">
        <p>These mails say who has signed up, launched, is due or does not count.</p>
        <p className="mt-2">
          Always come: sign-in mails and codes, your draft is ready, your website’s address, statements of
          payments.
        </p>
      </div>
    </>
  )
}
