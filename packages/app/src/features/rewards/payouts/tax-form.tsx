import { formatBookDay, formatMoney } from '@foyer/shared/referrals/money.ts'
import { Check, Clock, FileText, type LucideIcon, TriangleAlert } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Card } from '../../../components/ui/card.tsx'
import { Tag } from '../../../components/ui/tag.tsx'
import { TextLink } from '../../../components/ui/text-link.tsx'
import { PATHS } from '../../../config/paths.ts'
import type { PartnerAccount } from '../../../referrals/api/partner-account.ts'

type Told = {
  readonly look: ComponentProps<typeof Tag>['look']
  readonly icon: LucideIcon
  readonly word: string
  readonly text: string
  /** Whether the partner has to fill it in. */
  readonly isAsked: boolean
}

/** Whether a tax form is needed, and why. No field of ours takes a tax number. */
export function TaxForm({ account }: { readonly account: PartnerAccount }) {
  const { look, icon, word, text, isAsked } = tell(account, new Date())
  return (
    <Card
      title="Tax form"
      aside={
        <Tag look={look} icon={icon}>
          {word}
        </Tag>
      }
    >
      <p className="mt-3 text-sm">{text}</p>
      <p className="mt-3 text-sm text-muted">
        US law has us report a partner from $2,000.00 in a calendar year. You stand at{' '}
        {formatMoney(account.payout.sent_this_year_cents)} this year. The form is filled in with our payment
        service; we only learn that it came. Never write a tax number to us.
      </p>
      {isAsked && (
        <p className="mt-3 text-sm">
          <TextLink to={PATHS.support}>Ask the support where it is filled in</TextLink>
        </p>
      )}
    </Card>
  )
}

function tell({ payout, next_payday }: PartnerAccount, now: Date): Told {
  const { form, rewards_this_year } = payout
  switch (form.state) {
    case 'received':
      return {
        look: 'success',
        icon: Check,
        word: 'Received',
        text: `Form ${form.kind}, received on ${formatBookDay(form.received_on ?? '', now, { year: true })}.`,
        isAsked: false,
      }
    case 'asked':
      return {
        look: 'info',
        icon: FileText,
        word: 'Form W-9 asked for',
        text: `You have ${rewards_this_year} rewards this year. Please send Form W-9 before the tenth; that one waits for it.`,
        isAsked: true,
      }
    case 'waits':
      return {
        look: 'warning',
        icon: TriangleAlert,
        word: 'Form W-9 needed',
        text: `Your tenth reward of this year waits for Form W-9. Received before ${formatBookDay(next_payday, now)}, it leaves on that payday.`,
        isAsked: true,
      }
    case 'needed_before_first':
      return {
        look: 'info',
        icon: FileText,
        word: 'Form W-8 asked for',
        text: 'Before your first payout we need Form W-8BEN, or W-8BEN-E for a company. It says that you are not a US taxpayer.',
        isAsked: true,
      }
    case 'not_needed':
      return {
        look: 'neutral',
        icon: Clock,
        word: 'Not needed yet',
        text: 'From your fifth reward in a year we ask for Form W-9. Until then nothing is needed.',
        isAsked: false,
      }
  }
}
