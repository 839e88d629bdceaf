import { type AskedFact, FACT_TASKS, FACTS, type FactRow } from '@foyer/shared/facts/site-facts.ts'
import type { QuestionKey } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import {
  Accessibility,
  BadgeCheck,
  CalendarCheck,
  Camera,
  CircleDollarSign,
  Clock,
  DoorOpen,
  FilePlus2,
  GraduationCap,
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
export type DetailName = AskedFact

export type DetailInput = Pick<FactRow, 'label' | 'input' | 'autoComplete'> & { readonly name: DetailName }

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
  /** An item of the page, with its own fields. */
  | { readonly place: 'item' }
)

/** A task without an icon of its own has that of a list. */
const ICONS: { readonly [Kind in Gap]?: LucideIcon } = {
  phone: Phone,
  'booking-link': CalendarCheck,
  address: MapPin,
  costs: CircleDollarSign,
  insurances: Umbrella,
  hours: Clock,
  services: ListChecks,
  'privacy-notice': ShieldCheck,
  credentials: GraduationCap,
  'licence-line': BadgeCheck,
  'nondiscrimination-notice': Accessibility,
  'patient-email': Mail,
  'portal-link': DoorOpen,
}

const inputOf = (name: DetailName): DetailInput => {
  const { label, input, autoComplete }: FactRow = FACTS[name]
  return { name, label, ...(input && { input }), ...(autoComplete && { autoComplete }) }
}

/** How each missing thing is added: facts in the fields of their rows, and the rest where it comes from. */
export const TASK_FORMS = {
  ...Object.fromEntries(
    FACT_TASKS.map(({ task, title, facts }) => [
      task,
      { icon: ICONS[task] ?? ListChecks, title, inputs: facts.map(inputOf) },
    ]),
  ),
  name: { icon: Type, title: 'Name of your practice', place: 'settings' },
  story: { icon: PenLine, title: 'Your story', question: 'clinicianDetails' },
  photo: { icon: Camera, title: 'A photo of you', place: 'picture' },
  'service-page': { icon: FilePlus2, title: 'A page for a service', place: 'item' },
  'person-page': { icon: FilePlus2, title: 'A page for a person', place: 'item' },
  'presence-link': { icon: Link2, title: 'The address of a page of yours', question: 'webPresenceLinks' },
} as { readonly [Kind in Gap]: TaskForm }
