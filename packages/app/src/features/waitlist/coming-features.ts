import type { WaitlistFeature } from '@foyer/shared/api/waitlist.ts'
import { type LucideIcon, Megaphone } from 'lucide-react'

/** The content of the page of a part that is not open yet. */
export type ComingFeature = {
  readonly feature: WaitlistFeature
  readonly title: string
  readonly icon: LucideIcon
  /** One sentence on what it is for. */
  readonly lead: string
  readonly parts: readonly { readonly title: string; readonly description: string }[]
  /** Why it cannot be here before. */
  readonly reason: string
}

export const SOCIAL_MEDIA: ComingFeature = {
  feature: 'social_media',
  title: 'Social Media',
  icon: Megaphone,
  lead: 'Posts for your practice, planned in one place and published when you say so.',
  parts: [
    {
      title: 'One calendar',
      description: 'See what goes out this month on Facebook and Instagram, and what is still a draft.',
    },
    {
      title: 'Posts from your own words',
      description:
        'Suggestions built from your answers and your website. You read each one before it goes out.',
    },
    {
      title: 'No patients in posts',
      description: 'Nothing about a patient is ever suggested, and no photo is taken from anywhere but you.',
    },
  ],
  reason: 'Posts need a place to lead to. That place is your website.',
}
