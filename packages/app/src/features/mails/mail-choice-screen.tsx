import { MAIL_CHOOSE_HASH, MAIL_LINK_DAYS, type MailChoice } from '@foyer/shared/api/mails.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useLocation, useParams } from 'react-router-dom'
import { OPTIONAL_MAILS, OptionalMail } from '../../account/optional-mails.tsx'
import { Button } from '../../components/ui/button.tsx'
import { CheckboxField } from '../../components/ui/checkbox-field.tsx'
import { Problem } from '../../components/ui/field-error.tsx'
import { NotLoaded } from '../../components/ui/load-failure.tsx'
import { ScreenTitle } from '../../components/ui/screen-title.tsx'
import { TextLink } from '../../components/ui/text-link.tsx'
import { PATHS } from '../../config/paths.ts'
import { chooseMails, type MailWishes, mailChoiceQuery } from './api/mail-choice.ts'

/** Where the links of mails lead. It works without signing in, and nothing happens before the button: scanners follow links. */
export function MailChoiceScreen() {
  const { token = '' } = useParams()
  const loaded = useQuery(mailChoiceQuery(token))
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

const TEXTS = {
  referrals: {
    name: 'referral_updates',
    ask: 'Stop mails about your referrals?',
    stays: 'You see everything under Rewards in any case.',
    stopped: 'mails about your referrals',
  },
  reminders: {
    name: 'question_reminders',
    ask: 'Stop reminders of unfinished questions?',
    stays: 'Your answers stay saved in any case.',
    stopped: 'reminders of unfinished questions',
  },
  weeks: {
    name: 'weekly_counts',
    ask: 'Stop the weekly count of your pages?',
    stays: 'You see it under “Did anybody come?” in any case.',
    stopped: 'weekly counts of your pages',
  },
} as const

type ChoiceProps = { readonly token: string; readonly choice: MailChoice }

function Choice({ token, choice }: ChoiceProps) {
  const queryClient = useQueryClient()
  // People who came to choose are not asked to stop.
  const isChoosing = useLocation().hash === MAIL_CHOOSE_HASH || choice.about === null
  const choosing = useMutation({
    mutationFn: (wishes: MailWishes) => chooseMails(token, wishes),
    onSuccess: (chosen) => {
      queryClient.setQueryData(mailChoiceQuery(token).queryKey, chosen)
      document.querySelector('h1')?.focus({ preventScroll: true })
    },
  })
  const problem = (
    <Problem>
      {choosing.isError && 'We could not save this. Your choice is as it was; please try again.'}
    </Problem>
  )
  const texts = choice.about && !isChoosing ? TEXTS[choice.about] : null
  return (
    <>
      {texts ? (
        <Stop texts={texts} choice={choice} choosing={choosing} />
      ) : (
        <>
          <ScreenTitle size="medium">Which mails do you want?</ScreenTitle>
          <p className="mt-3 text-muted wrap-anywhere">For {choice.masked_email}.</p>
        </>
      )}
      <Boxes
        // What was saved, or stopped with the button, is what the boxes show.
        key={`${choice.referral_updates} ${choice.question_reminders} ${choice.weekly_counts}`}
        title={texts ? 'Or choose' : null}
        choice={choice}
        choosing={choosing}
      />
      {problem}
    </>
  )
}

type Choosing = {
  readonly isPending: boolean
  readonly isSuccess: boolean
  readonly mutate: (wishes: MailWishes) => void
}
type StopProps = {
  readonly texts: (typeof TEXTS)[keyof typeof TEXTS]
  readonly choice: MailChoice
  readonly choosing: Choosing
}

function Stop({ texts, choice, choosing }: StopProps) {
  const wants = choice[texts.name]
  return (
    <>
      <ScreenTitle size="medium">{wants ? texts.ask : 'Stopped'}</ScreenTitle>
      <p className="mt-3 text-muted wrap-anywhere">
        {wants
          ? `For ${choice.masked_email}. ${texts.stays}`
          : `No more ${texts.stopped} go to ${choice.masked_email}, from now on. One that is on its way may still arrive.`}
      </p>
      <div className="mt-6">
        {wants ? (
          <Button busy={choosing.isPending} onClick={() => choosing.mutate({ [texts.name]: false })}>
            Stop these mails
          </Button>
        ) : (
          <Button
            look="second"
            busy={choosing.isPending}
            onClick={() => choosing.mutate({ [texts.name]: true })}
          >
            <Undo2 />
            Take it back
          </Button>
        )}
      </div>
    </>
  )
}

type BoxesProps = {
  readonly title: string | null
  readonly choice: MailChoice
  readonly choosing: Choosing
}

function Boxes({ title, choice, choosing }: BoxesProps) {
  const [wishes, setWishes] = useState<MailWishes>({})
  const isChanged = OPTIONAL_MAILS.some(({ name }) => (wishes[name] ?? choice[name]) !== choice[name])
  return (
    <form
      className="mt-9 mb-3 grid gap-4 border-t border-line pt-6"
      onSubmit={(event) => {
        event.preventDefault()
        choosing.mutate(wishes)
      }}
    >
      {title && <h2 className="display text-lg">{title}</h2>}
      <fieldset className="grid gap-4">
        <legend className="sr-only">Mails you want</legend>
        {OPTIONAL_MAILS.map(({ name, label, about }) => (
          <CheckboxField
            key={name}
            label={<OptionalMail label={label} about={about} />}
            checked={wishes[name] ?? choice[name]}
            onChange={({ target }) => setWishes({ ...wishes, [name]: target.checked })}
          />
        ))}
      </fieldset>
      <p className="text-sm text-muted">
        Always come: sign-in mails and codes, your draft is ready, your website’s address, statements of
        payments.
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" look="second" size="small" busy={choosing.isPending}>
          Save
        </Button>
        <span role="status" className="text-sm text-muted">
          {choosing.isSuccess && !isChanged && 'Saved'}
        </span>
      </div>
    </form>
  )
}
