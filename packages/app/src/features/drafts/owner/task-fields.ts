import type { TypedDetails } from '@foyer/shared/api/site-details.ts'
import type { QuestionKey } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import {
  Accessibility,
  BadgeCheck,
  CalendarCheck,
  Camera,
  CircleDollarSign,
  Clock,
  DoorOpen,
  Link2,
  ListChecks,
  type LucideIcon,
  Mail,
  MapPin,
  PenLine,
  Phone,
  ShieldCheck,
  Type,
  Umbrella,
} from 'lucide-react'
import type { SiteTask } from '../../../site/review-site.ts'

/** The details that are typed into one field. */
export type DetailName = Exclude<keyof TypedDetails, 'field' | 'storyAnswers'>

export type DetailInput = {
  readonly name: DetailName
  readonly label: string
  readonly type: 'text' | 'tel' | 'email' | 'url' | 'textarea'
  readonly autoComplete?: string
}

export type Gap = Extract<SiteTask, { kind: 'add' }>['gap']

type TaskForm = {
  readonly icon: LucideIcon
  /** How the task is called in the list. */
  readonly title: string
} & (
  | { readonly inputs: readonly DetailInput[] }
  /** What is asked in a question, or kept with the account. */
  | { readonly question: QuestionKey }
  | { readonly place: 'settings' }
  /** A picture, which is chosen in Edit. */
  | { readonly place: 'picture' }
)

const input = (
  name: DetailName,
  label: string,
  type: DetailInput['type'] = 'text',
  autoComplete?: string,
): DetailInput => ({ name, label, type, ...(autoComplete && { autoComplete }) })

/** How each missing thing is added. */
export const TASK_FORMS: { readonly [Kind in Gap]: TaskForm } = {
  name: { icon: Type, title: 'Name of your practice', place: 'settings' },
  phone: { icon: Phone, title: 'Phone number', inputs: [input('phone', 'Phone number', 'tel', 'tel')] },
  'booking-link': {
    icon: CalendarCheck,
    title: 'Booking link',
    inputs: [input('bookingUrl', 'Address of the page', 'url', 'url')],
  },
  address: {
    icon: MapPin,
    title: 'Street and suite',
    inputs: [
      input('street', 'Street and suite', 'text', 'street-address'),
      input('city', 'City', 'text', 'address-level2'),
    ],
  },
  costs: {
    icon: CircleDollarSign,
    title: 'Costs',
    inputs: [input('costs', 'What a visit costs', 'textarea')],
  },
  insurances: {
    icon: Umbrella,
    title: 'Insurance plans',
    inputs: [input('insurances', 'Plans', 'textarea')],
  },
  hours: { icon: Clock, title: 'Hours', inputs: [input('hours', 'Hours', 'textarea')] },
  services: {
    icon: ListChecks,
    title: 'Services',
    inputs: [input('services', 'One on each line', 'textarea')],
  },
  story: { icon: PenLine, title: 'Your story', question: 'clinicianDetails' },
  photo: { icon: Camera, title: 'A photo of you', place: 'picture' },
  'privacy-notice': {
    icon: ShieldCheck,
    title: 'Notice of privacy practices',
    inputs: [input('privacyNoticeUrl', 'Address of the notice', 'url', 'url')],
  },
  'licence-line': {
    icon: BadgeCheck,
    title: 'Licenses',
    inputs: [input('licenceLine', 'States and numbers')],
  },
  'nondiscrimination-notice': {
    icon: Accessibility,
    title: 'Notice of non-discrimination',
    inputs: [input('nondiscriminationNoticeUrl', 'Address of the notice', 'url', 'url')],
  },
  'patient-email': {
    icon: Mail,
    title: 'Email for patients',
    inputs: [input('patientEmail', 'Email for patients', 'email', 'email')],
  },
  'portal-link': {
    icon: DoorOpen,
    title: 'Patient portal',
    inputs: [input('portalUrl', 'Address of the portal', 'url', 'url')],
  },
  'presence-link': { icon: Link2, title: 'The address of a page of yours', question: 'webPresenceLinks' },
}
