import { formatDay } from '@foyer/shared/dates/format-day.ts'
import { Check, CircleCheck, CircleDashed, CircleHelp, ExternalLink, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '../../components/ui/button.tsx'
import { Card } from '../../components/ui/card.tsx'
import { CopyButton } from '../../components/ui/copy-button.tsx'
import { OutsideLink } from '../../components/ui/outside-link.tsx'
import { Tag } from '../../components/ui/tag.tsx'
import { ValueRow } from '../../components/ui/value-row.tsx'
import { useTypedText } from '../../session/use-typed-text.ts'
import { LinkForm } from '../../site/link-form.tsx'
import type { OwnDetails } from '../../site/use-site-details.ts'
import type { ReviewLink } from './review-link.ts'

type ReviewLinkCardProps = { readonly link: ReviewLink | null; readonly details: OwnDetails }

/** The link for reviews, which only its owner can try; without one, the field for it. */
export function ReviewLinkCard({ link, details }: ReviewLinkCardProps) {
  const [typed, type] = useTypedText('review-link')
  const [isTyping, setIsTyping] = useState(typed !== '')
  const close = () => {
    type('')
    setIsTyping(false)
  }
  const heading = useRef<HTMLSpanElement>(null)
  const save = (part: { readonly reviewUrl?: string; readonly reviewTried?: string }) =>
    details.change((latest) => ({ details: { ...latest.details, ...part } }))
  const say = (part: Parameters<typeof save>[0]) => {
    save(part)
    close()
    // The button that was pressed is gone.
    heading.current?.focus()
  }
  return (
    <Card
      title={
        <span ref={heading} tabIndex={-1} className="focus-visible:outline-none focus-visible:shadow-none">
          Your review link
        </span>
      }
      aside={<LinkTag link={link} />}
    >
      {link && !isTyping ? (
        <>
          <ValueRow value={link.shown}>
            <CopyButton text={link.href} label="Copy the review link" shortLabel="Copy" size="small" />
            <Button asChild look="second" size="small">
              <OutsideLink href={link.href} className="">
                <ExternalLink />
                Open
              </OutsideLink>
            </Button>
          </ValueRow>
          <p className="mt-2 text-sm text-pretty text-muted">
            <span>
              {link.answeredAt && `From your web presence, ${formatDay(link.answeredAt, new Date())}. `}
            </span>
            Open it once: you should see five empty stars.
          </p>
          <div className="mt-3 flex flex-wrap gap-2">
            {!link.isTried && (
              <Button look="second" onClick={() => say({ reviewTried: link.href })}>
                <Check />
                Yes, it works
              </Button>
            )}
            <Button look={link.isTried ? 'ghost' : 'second'} onClick={() => setIsTyping(true)}>
              {!link.isTried && <X />}
              <span>{link.isTried ? 'Change the link' : 'Not the right one'}</span>
            </Button>
          </div>
        </>
      ) : (
        <LinkForm
          name="reviewUrl"
          label="Link for reviews"
          typed={typed}
          onType={type}
          hasOther={link !== null}
          onSave={(reviewUrl) => say({ reviewUrl, reviewTried: '' })}
          onCancel={close}
        >
          In your Google Business Profile, choose “Ask for reviews”, copy the link, and paste it here.
          <span>{!link && ' No profile yet? The Marketing Guide says how to claim one.'}</span>
        </LinkForm>
      )}
    </Card>
  )
}

function LinkTag({ link }: { readonly link: ReviewLink | null }) {
  if (!link) {
    return (
      <Tag look="neutral" icon={CircleDashed}>
        Not given
      </Tag>
    )
  }
  return link.isTried ? (
    <Tag look="success" icon={CircleCheck}>
      You tried it
    </Tag>
  ) : (
    <Tag look="warning" icon={CircleHelp}>
      Not tried yet
    </Tag>
  )
}
