import { useQueryClient } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { useLayoutEffect, useRef, useState } from 'react'
import { useInputsLoading } from '../../answers/kept-inputs.ts'
import { Button } from '../../components/ui/button.tsx'
import { Card } from '../../components/ui/card.tsx'
import { ScreenTitle } from '../../components/ui/screen-title.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { TextButton } from '../../components/ui/text-link.tsx'
import { outsideLinks } from '../../config/links.ts'
import { useSignedInPerson } from '../../session/signed-in-person.ts'
import { HelpAnswers } from './help-answers.tsx'
import { SupportForm } from './support-form.tsx'
import { SupportRequestList } from './support-request-list.tsx'
import { supportRequestsQuery } from './support-requests.ts'

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
