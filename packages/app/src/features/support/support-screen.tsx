import { type StoredSupportRequest, SUPPORT_TOPICS } from '@foyer/shared/api/support.ts'
import { formatDay } from '@foyer/shared/dates/format-day.ts'
import { useQueryClient } from '@tanstack/react-query'
import { Check, CircleCheck, Clock, type LucideIcon, MailCheck, Send } from 'lucide-react'
import { useLayoutEffect, useRef, useState } from 'react'
import { useInputsLoading } from '../../answers/kept-inputs.ts'
import { Button } from '../../components/ui/button.tsx'
import { Card } from '../../components/ui/card.tsx'
import { EmptyState } from '../../components/ui/empty-state.tsx'
import { LatestOnly } from '../../components/ui/latest-only.tsx'
import { NotLoaded } from '../../components/ui/load-failure.tsx'
import { ScreenTitle } from '../../components/ui/screen-title.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { Tag } from '../../components/ui/tag.tsx'
import { TextButton } from '../../components/ui/text-link.tsx'
import { outsideLinks } from '../../config/links.ts'
import { useSignedInPerson } from '../../session/signed-in-person.ts'
import { useOwnQuery } from '../../session/use-own-query.ts'
import { supportRequestsQuery } from './api/support-requests.ts'
import { HelpAnswers } from './help-answers.tsx'
import { SupportForm } from './support-form.tsx'

/** The help page: answers first, then a form. */
export function SupportScreen() {
  const person = useSignedInPerson()
  const queryClient = useQueryClient()
  const [isSent, setIsSent] = useState(false)
  const form = useRef<HTMLDivElement>(null)
  const isInputPending = useInputsLoading()

  const leadToForm = () => {
    const field = form.current?.querySelector<HTMLElement>('select, h3')
    field?.focus()
    field?.scrollIntoView({ block: 'center' })
  }

  const showSent = () => {
    setIsSent(true)
    void queryClient.invalidateQueries({ queryKey: supportRequestsQuery(person.id).queryKey })
  }

  return (
    <>
      <ScreenTitle size="medium">Help & Support</ScreenTitle>
      <p className="mt-1 max-w-[40rem] text-muted">
        Look for an answer, or <TextButton onClick={leadToForm}>write to the people behind Foyer</TextButton>.
      </p>
      <div className="mt-7 grid items-start gap-8 lg:@2xl:grid-cols-[1.45fr_1fr] lg:gap-5">
        <HelpAnswers onAsk={leadToForm} />
        <div ref={form} className="grid min-w-0 gap-5">
          {isInputPending ? (
            <Card title="Write to us">
              <Skeleton label="The form is loading." rows={6} className="mt-4" />
            </Card>
          ) : (
            <>
              <Card title="Write to us">
                {isSent ? (
                  <Sent email={person.email} onAnother={() => setIsSent(false)} />
                ) : (
                  <SupportForm onFiled={showSent} />
                )}
                <OwnMailProgram />
              </Card>
              <SupportRequestList />
            </>
          )}
        </div>
      </div>
    </>
  )
}

function OwnMailProgram() {
  const { support, supportEmail } = outsideLinks()
  return (
    <p className="mt-4 border-t border-line pt-4 text-sm text-muted">
      Or write from your own mail program to{' '}
      <a href={support} className="text-link wrap-anywhere">
        {supportEmail}
      </a>
      .
    </p>
  )
}

type SentProps = { readonly email: string; readonly onAnother: () => void }

/** Shown instead of the form once the message is stored. */
function Sent({ email, onAnother }: SentProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => heading.current?.focus(), [])
  return (
    <div className="mt-4 grid justify-items-start gap-4">
      <div className="flex items-start gap-3">
        <CircleCheck className="mt-0.5 flex-none text-success" />
        <div>
          <h3
            ref={heading}
            tabIndex={-1}
            className="font-[650] focus-visible:shadow-none focus-visible:outline-none"
          >
            We have your message
          </h3>
          <p className="mt-1 text-sm text-muted">
            A person reads it and answers by email to{' '}
            <b className="font-[650] wrap-anywhere text-text">{email}</b>. You need to do nothing else.
          </p>
        </div>
      </div>
      <Button look="second" size="small" onClick={onAnother}>
        Write another message
      </Button>
    </div>
  )
}

/** A person's support requests, newest first, each with its status. */
function SupportRequestList() {
  const loaded = useOwnQuery(supportRequestsQuery)
  const { data } = loaded
  return (
    <Card title="Messages you sent">
      {!data && (
        <NotLoaded of={loaded} loading="Your messages are loading." rows={2} className="mt-4">
          Your messages could not be loaded.
        </NotLoaded>
      )}
      {data?.length === 0 && (
        <EmptyState title="No messages yet">
          What you send to us is listed here at once, with a note when it is answered.
        </EmptyState>
      )}
      {data && data.length > 0 && (
        <ul className="mt-2">
          {data.map((request) => (
            <Request key={request.id} request={request} />
          ))}
        </ul>
      )}
      <LatestOnly shown={data?.length} />
    </Card>
  )
}

function Request({ request }: { readonly request: StoredSupportRequest }) {
  const { look, icon, word, next } = stateOf(request)
  const topic = SUPPORT_TOPICS.find(({ id }) => id === request.topic)?.label
  return (
    <li className="grid gap-1.5 border-t border-line py-3.5 text-sm first:border-t-0 last:pb-0">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Tag look={look} icon={icon}>
          {word}
        </Tag>
        <time dateTime={request.created_at} className="text-muted">
          {formatDay(request.created_at, new Date())}
        </time>
        <span className="text-muted">{next}</span>
      </p>
      <p className="font-semibold">{topic}</p>
      <p className="line-clamp-3 whitespace-pre-line wrap-anywhere">{request.message}</p>
    </li>
  )
}

type State = {
  readonly look: 'info' | 'warning' | 'success' | 'neutral'
  readonly icon: LucideIcon
  readonly word: string
  /** What happens next. */
  readonly next: string
}

function stateOf({ status, mailed_at }: StoredSupportRequest): State {
  switch (status) {
    case 'answered':
      return {
        look: 'success',
        icon: MailCheck,
        word: 'Answered',
        next: 'Look for our answer in your inbox.',
      }
    case 'closed':
      return { look: 'neutral', icon: Check, word: 'Closed', next: 'Nothing is left to do.' }
    case 'open':
      return mailed_at
        ? { look: 'info', icon: Send, word: 'Sent', next: 'It is in our mailbox. The answer comes by email.' }
        : { look: 'info', icon: Clock, word: 'Kept', next: 'It is on its way to the support.' }
  }
}
