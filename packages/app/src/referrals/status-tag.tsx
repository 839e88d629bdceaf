import {
  labelReferral,
  type ReferralStatus,
  type ReferralWord,
  type ToldReferral,
  wordOf,
} from '@foyer/shared/referrals/statuses.ts'
import {
  Check,
  CircleDollarSign,
  CircleX,
  Hand,
  Hourglass,
  type LucideIcon,
  Send,
  UserCheck,
} from 'lucide-react'
import type { ComponentProps } from 'react'
import { Tag } from '../components/ui/tag.tsx'

type Look = { readonly look: ComponentProps<typeof Tag>['look']; readonly icon: LucideIcon }

const LOOKS: Readonly<Record<ReferralWord, Look>> = {
  signed_up: { look: 'neutral', icon: UserCheck },
  checked: { look: 'warning', icon: Hand },
  launched: { look: 'info', icon: Hourglass },
  due: { look: 'warning', icon: CircleDollarSign },
  sent: { look: 'info', icon: Send },
  not_counted: { look: 'danger', icon: CircleX },
}

/** The status of a referral in one word. Without its payment, what left is "Sent". */
export function StatusTag({
  status,
  payment = null,
}: {
  readonly status: ReferralStatus
  readonly payment?: ToldReferral['payment']
}) {
  const hasArrived = status === 'paid' && payment !== null && !payment.is_on_its_way
  const look: Look = hasArrived ? { look: 'success', icon: Check } : LOOKS[wordOf(status)]
  return <Tag {...look}>{labelReferral({ status, payment })}</Tag>
}
