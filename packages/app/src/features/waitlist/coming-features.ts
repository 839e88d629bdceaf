import type { WaitlistFeature } from '@foyer/shared/api/waitlist.ts'
import { CalendarDays, CreditCard, type LucideIcon, Megaphone } from 'lucide-react'

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

export const BOOKINGS: ComingFeature = {
  feature: 'bookings',
  title: 'Bookings',
  icon: CalendarDays,
  lead: 'Requests for a visit, straight from your website into one list.',
  parts: [
    {
      title: 'A button on your site',
      description: 'Patients ask for a time. You confirm, offer another one, or call back.',
    },
    {
      title: 'Your hours, your rules',
      description: 'Set opening hours, kinds of visits and how far ahead people may ask.',
    },
    {
      title: 'Your own calendar stays',
      description: 'If you already have a booking page, your website can lead there instead.',
    },
  ],
  reason: 'The button stands on your website, so the website has to be live.',
}

export const PAYMENTS: ComingFeature = {
  feature: 'payments',
  title: 'Payments',
  icon: CreditCard,
  lead: 'A simple way for patients to pay a membership or an invoice from your website.',
  parts: [
    {
      title: 'Memberships',
      description: 'Monthly plans for concierge and direct care, with a page that explains each plan.',
    },
    {
      title: 'Invoices by link',
      description: 'Send an amount and a due date. You see here what is open and what is paid.',
    },
    {
      title: 'Cards never touch us',
      description: 'A payment provider takes the card. We will name it, with its fees, before you start.',
    },
  ],
  reason: 'Patients pay on your website, so the website comes first.',
}
