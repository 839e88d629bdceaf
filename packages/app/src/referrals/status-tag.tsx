import { REFERRAL_LABELS, type ReferralStatus } from '@foyer/shared/referrals/statuses.ts'
import {
  BadgeCheck,
  CircleCheck,
  CircleX,
  Clock,
  Eye,
  ListChecks,
  type LucideIcon,
  Minus,
  UserCheck,
} from 'lucide-react'
import type { ComponentProps } from 'react'
import { Tag } from '../components/ui/tag.tsx'

const LOOKS: Readonly<
  Record<ReferralStatus, { look: ComponentProps<typeof Tag>['look']; icon: LucideIcon }>
> = {
  signed_up: { look: 'info', icon: UserCheck },
  onboarded: { look: 'info', icon: ListChecks },
  held: { look: 'warning', icon: Eye },
  launched: { look: 'warning', icon: Clock },
  approved: { look: 'success', icon: CircleCheck },
  paid: { look: 'success', icon: BadgeCheck },
  rejected: { look: 'danger', icon: CircleX },
  duplicate: { look: 'neutral', icon: Minus },
  self_referral: { look: 'neutral', icon: Minus },
  expired: { look: 'neutral', icon: Minus },
}

/** The status of a referral in plain words. */
export function StatusTag({ status }: { readonly status: ReferralStatus }) {
  return <Tag {...LOOKS[status]}>{REFERRAL_LABELS[status]}</Tag>
}
