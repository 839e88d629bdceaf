import { Phone, ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../components/ui/button.tsx'
import { Card } from '../../components/ui/card.tsx'
import { ChoicePills } from '../../components/ui/choice-pills.tsx'
import { CopyButton } from '../../components/ui/copy-button.tsx'
import { RuleList } from '../../components/ui/rule-list.tsx'
import { TextArea } from '../../components/ui/text-area.tsx'
import { DraftLink } from '../../site/draft-link.tsx'
import { replyTo, SITUATIONS, type Situation } from './replies.ts'

type ReplyCardProps = {
  readonly phone: string
  readonly person: string
  /** Where a phone number is added; `null` before there is a draft. */
  readonly draftUrl: string | null
}

/** Replies by situation. None of them is sent. */
export function ReplyCard({ phone, person, draftUrl }: ReplyCardProps) {
  const [situation, setSituation] = useState<Situation>('wait')
  const [own, setOwn] = useState<string | null>(null)
  const reply = own ?? replyTo(situation, { phone, person })
  return (
    <Card title="When you answer a review">
      <p className="mt-1 text-sm text-pretty text-muted">
        A reply must not show that this person came to you. Even “thank you for your visit” does.
      </p>
      <ChoicePills
        legend="What is the review about?"
        options={SITUATIONS}
        value={situation}
        onChange={(chosen) => {
          setSituation(chosen)
          setOwn(null)
        }}
      />
      {own === null ? (
        <p className="mt-4 rounded-control border border-line bg-bg px-4.5 py-4 text-pretty">
          “{unbroken(reply, phone)}”
        </p>
      ) : (
        <TextArea
          label="Your reply"
          hint="It stays on this screen. Name no person, no date and no reason."
          value={own}
          onChange={({ target }) => setOwn(target.value)}
          className="mt-4"
          rows={6}
        />
      )}
      {own === null && (
        <RuleList
          rules={[
            {
              key: 'nobody',
              icon: ShieldCheck,
              isGood: true,
              text: 'Does not say that anyone came to you, when, or why.',
            },
            ...(situation === 'kind'
              ? []
              : [
                  phone
                    ? {
                        key: 'phone',
                        icon: Phone,
                        isGood: true,
                        text: 'Takes the talk off the page, to the phone number on your site.',
                      }
                    : { key: 'phone', icon: Phone, text: <PhoneMissing draftUrl={draftUrl} /> },
                ]),
          ]}
        />
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        <CopyButton text={reply} label="Copy the reply" look="primary" />
        <Button look="ghost" onClick={() => setOwn(own === null ? reply : null)}>
          {own === null ? 'Change the words' : 'Back to ours'}
        </Button>
      </div>
    </Card>
  )
}

function PhoneMissing({ draftUrl }: Pick<ReplyCardProps, 'draftUrl'>) {
  return (
    <>
      Your site has no phone number, so the reply cannot take the talk off the page.{' '}
      {draftUrl && (
        <DraftLink url={`${draftUrl}?view=checklist`} className="text-link">
          Add your phone number
        </DraftLink>
      )}
    </>
  )
}

// A phone number stands on one line; what is copied keeps its plain hyphens and spaces.
function unbroken(reply: string, phone: string): string {
  return phone ? reply.replace(phone, phone.replaceAll('-', '\u2011').replaceAll(' ', '\u00a0')) : reply
}
