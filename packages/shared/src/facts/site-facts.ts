// The facts of a practice that its owner adds to the answers: one row each. What is stored, read by the renderer, asked in the
// checklist and beside the page, exported and deleted follows from these rows; `prints` says where a page states it.
import { FIELD_IDS } from '../onboarding/answers/stored-ids.ts'
import { AGES, LANGUAGES, NEW_PATIENTS, PLANS, STEPS } from './fact-lists.ts'
import {
  choice,
  day,
  email,
  type FactValue,
  id,
  lines,
  link,
  phone,
  picks,
  storyAnswers,
  text,
  year,
} from './fact-values.ts'

/** A task of the checklist: what is missing while a page lacks its facts. */
export type FactTask = {
  readonly task: string
  /** What the task is called in lists. */
  readonly title: string
  /** Follows "To add:". */
  readonly label: string
  /** One sentence on what to send. */
  readonly advice: string
  /** Why a patient or a rule asks for it. */
  readonly why: string
  /** About how long it takes the owner. */
  readonly minutes: number
  /** 1: asked for before sentences are to be confirmed; 2: after them; 3: after the story, with notices. */
  readonly rank: 1 | 2 | 3
  /** A section makes its gap, or a rule of its own; others are asked for wherever they are empty. */
  readonly hasOwnGap?: true
  /** Patients choose a practice by it: such tasks stand together in the checklist. */
  readonly helpsToChoose?: true
}

export type FactRow = {
  readonly value: FactValue
  /** Stands over its field. */
  readonly label: string
  readonly input?: 'text' | 'tel' | 'email' | 'url' | 'textarea'
  readonly autoComplete?: string
  /** Where it is asked: a task of its own, or that of another fact. None: on a screen of its own. */
  readonly asked?: FactTask | string
  /** The line of the page that states it, or its beginning. None: it decides something, and no line is made of it. */
  readonly prints?: string
  /** The most characters that look well there. */
  readonly limit?: number
}

export const FACTS = {
  phone: {
    value: phone,
    label: 'Phone number',
    input: 'tel',
    autoComplete: 'tel',
    prints: 'contact/phone',
    limit: 60,
    asked: {
      task: 'phone',
      title: 'Phone number',
      label: 'a phone number',
      advice: 'The one you answer. A booking link works, too.',
      why: 'Every button on the page leads here.',
      minutes: 1,
      rank: 1,
      hasOwnGap: true,
    },
  },
  bookingUrl: {
    value: link,
    label: 'Address of the page',
    input: 'url',
    autoComplete: 'url',
    prints: 'contact/booking',
    asked: {
      task: 'booking-link',
      title: 'Booking link',
      label: 'a booking link',
      advice: 'The page where people pick a time, if you have one.',
      why: 'Many people book after hours, when nobody answers the phone.',
      minutes: 3,
      rank: 1,
    },
  },
  street: {
    value: text(200),
    label: 'Street and suite',
    input: 'text',
    autoComplete: 'street-address',
    prints: 'where/office/address',
    limit: 60,
    asked: {
      task: 'address',
      title: 'Street and suite',
      label: 'street and suite',
      advice: 'The door that patients look for.',
      why: 'People want to know how far it is before they call.',
      minutes: 2,
      rank: 1,
      hasOwnGap: true,
    },
  },
  city: {
    value: text(100),
    label: 'City',
    input: 'text',
    autoComplete: 'address-level2',
    asked: 'address',
    prints: 'where/office/zip',
  },
  costs: {
    value: text(600),
    label: 'What a visit costs',
    input: 'textarea',
    prints: 'cost/costs',
    asked: {
      task: 'costs',
      title: 'Costs',
      label: 'prices and insurance',
      advice: 'What a first visit costs, and which plans you take, if any.',
      why: 'Most sites do not say. People look elsewhere when they cannot find it.',
      minutes: 10,
      rank: 1,
      hasOwnGap: true,
    },
  },
  plans: {
    value: picks(PLANS),
    label: 'Plans you take',
    prints: 'answers/insurance/',
    asked: {
      task: 'insurances',
      helpsToChoose: true,
      title: 'Insurance plans',
      label: 'insurance plans',
      advice: 'Which ones you take, or that you take none.',
      why: 'People look for the name of their plan first.',
      minutes: 5,
      rank: 1,
    },
  },
  /** Of those who pay themselves, or in place of a list. */
  insurances: {
    value: text(600),
    label: 'In your words, also for people who pay themselves',
    input: 'textarea',
    asked: 'insurances',
    prints: 'cost/insurances',
  },
  hours: {
    value: text(300),
    label: 'Hours',
    input: 'textarea',
    prints: 'where/office/hours',
    limit: 300,
    asked: {
      task: 'hours',
      title: 'Hours',
      label: 'your hours',
      advice: 'And when someone answers the phone.',
      why: 'Then nobody calls a closed office.',
      minutes: 2,
      rank: 1,
    },
  },
  services: {
    value: lines(2000),
    label: 'One on each line',
    input: 'textarea',
    prints: 'services/own-',
    asked: {
      task: 'services',
      title: 'Services',
      label: 'your services',
      advice: 'One on each line, the most important first.',
      why: 'People look for the name of what they need.',
      minutes: 5,
      rank: 2,
      hasOwnGap: true,
    },
  },
  newPatients: {
    value: choice(NEW_PATIENTS),
    label: 'Are you taking on anyone new?',
    prints: 'answers/new/',
    asked: {
      task: 'new-patients',
      helpsToChoose: true,
      title: 'Openings',
      label: 'whether you take new patients',
      advice: 'Change it when it changes.',
      why: 'It is the first question on the phone.',
      minutes: 1,
      rank: 2,
    },
  },
  /** The day on which the owner said that it is still so. */
  newPatientsStill: { value: day, label: 'Openings, said again' },
  languages: {
    value: picks(LANGUAGES),
    label: 'Languages you speak',
    prints: 'answers/languages/value',
    asked: {
      task: 'languages',
      helpsToChoose: true,
      title: 'Languages',
      label: 'the languages you speak',
      advice: 'Those in which a whole visit is possible.',
      why: 'Some people call only where they are understood.',
      minutes: 1,
      rank: 2,
    },
  },
  interpreters: {
    value: text(80),
    label: 'Interpreters',
    input: 'text',
    asked: 'languages',
    prints: 'answers/languages/interpreters',
    limit: 60,
  },
  ages: {
    value: picks(AGES),
    label: 'Ages you see',
    prints: 'answers/ages/',
    asked: {
      task: 'ages',
      helpsToChoose: true,
      title: 'Ages',
      label: 'the ages you see',
      advice: 'Yours may differ from what your field suggests.',
      why: 'Parents look for it before anything else.',
      minutes: 1,
      rank: 2,
    },
  },
  steps: {
    value: choice(STEPS),
    label: 'Steps',
    prints: 'answers/where/steps',
    asked: {
      task: 'getting-in',
      title: 'Steps and parking',
      label: 'steps and parking',
      advice: 'How one gets in with a wheelchair or a stroller, and where to park.',
      why: 'Nobody should find out at the door.',
      minutes: 2,
      rank: 2,
      hasOwnGap: true,
    },
  },
  parking: {
    value: text(80),
    label: 'Parking',
    input: 'text',
    asked: 'getting-in',
    prints: 'answers/where/parking',
    limit: 60,
  },
  /** Of a practice that comes to people's homes. */
  homeArea: {
    value: lines(600),
    label: 'Towns, counties or ZIP codes, one on each line',
    input: 'textarea',
    prints: 'answers/home/value',
    limit: 160,
    asked: {
      task: 'home-area',
      title: 'Where you make home visits',
      label: 'the area you cover',
      advice: 'If you come to people’s homes: towns, counties or ZIP codes.',
      why: 'People want to know whether you come to their area.',
      minutes: 2,
      rank: 1,
      hasOwnGap: true,
    },
  },
  privacyNoticeUrl: {
    value: link,
    label: 'Address of the notice',
    input: 'url',
    autoComplete: 'url',
    asked: {
      task: 'privacy-notice',
      title: 'Notice of privacy practices',
      label: 'notice of privacy practices',
      advice: 'A link to the notice that you give to patients.',
      why: 'Federal law asks practices under HIPAA to post theirs on the website; we never write it for you.',
      minutes: 10,
      rank: 3,
      hasOwnGap: true,
    },
  },
  credentials: {
    value: text(60),
    label: 'Letters behind your name',
    input: 'text',
    autoComplete: 'honorific-suffix',
    prints: 'footer/clinician',
    limit: 24,
    asked: {
      task: 'credentials',
      helpsToChoose: true,
      title: 'Your credentials',
      label: 'your credentials',
      advice: 'The letters behind your name, such as MD, LCSW or DDS, and your board or specialty.',
      why: 'People look for the letters before they look for a number to call.',
      minutes: 1,
      rank: 2,
    },
  },
  specialty: {
    value: text(120),
    label: 'Board or specialty, such as “Family physician, Oregon”',
    input: 'text',
    prints: 'footer/clinician',
    limit: 60,
    asked: 'credentials',
  },
  practicingSince: {
    value: year,
    label: 'In practice since (year)',
    input: 'text',
    prints: 'footer/clinician',
    asked: 'credentials',
  },
  licenceLine: {
    value: text(200),
    label: 'States and numbers',
    input: 'text',
    prints: 'footer/licence',
    asked: {
      task: 'licence-line',
      helpsToChoose: true,
      title: 'Licenses',
      label: 'your licenses',
      advice:
        'State and number, as your board asks for them. We do not check them with the state; anyone can.',
      why: 'Some states ask for it on the page, above all for care by video.',
      minutes: 5,
      rank: 3,
    },
  },
  nondiscriminationNoticeUrl: {
    value: link,
    label: 'Address of the notice',
    input: 'url',
    autoComplete: 'url',
    asked: {
      task: 'nondiscrimination-notice',
      title: 'Notice of non-discrimination',
      label: 'notice of non-discrimination',
      advice: 'Only if you take federal money, such as Medicare or Medicaid.',
      why: 'Practices with federal money have to post one.',
      minutes: 10,
      rank: 3,
      hasOwnGap: true,
    },
  },
  patientEmail: {
    value: email,
    label: 'Email on your site',
    input: 'email',
    autoComplete: 'email',
    prints: 'contact/email',
    limit: 60,
    asked: {
      task: 'patient-email',
      title: 'Email on your site',
      label: 'an address for patients',
      advice: 'Only if someone reads it each day.',
      why: 'Some people cannot call. Others like to write.',
      minutes: 1,
      rank: 3,
    },
  },
  portalUrl: {
    value: link,
    label: 'Address of the portal',
    input: 'url',
    autoComplete: 'url',
    prints: 'contact/portal',
    asked: {
      task: 'portal-link',
      title: 'Portal',
      label: 'your patient portal',
      advice: 'If you have one.',
      why: 'People who come to you look for it here.',
      minutes: 1,
      rank: 3,
    },
  },
  /** Where people write a review, when it is another address than that of the web presence. */
  reviewUrl: { value: link, label: 'Where people write a review' },
  /** The address for reviews that its owner has opened and found right. */
  reviewTried: { value: link, label: 'Tried address for reviews' },
  /** The day on which the owner said that their board lets them ask for reviews. */
  reviewsAllowed: { value: day, label: 'Reviews are allowed' },
  /** The field of a type of the owner's own, when the one that was recognized is wrong; `other` for none. */
  field: { value: id([...FIELD_IDS, 'other']), label: 'Field' },
  storyAnswers: { value: storyAnswers, label: 'Answers about the story', prints: 'story/' },
} as const satisfies { readonly [name: string]: FactRow }

export type FactName = keyof typeof FACTS
/** The name of a task, of the rows that begin one. */
export type FactTaskId = {
  [Name in FactName]: (typeof FACTS)[Name] extends { asked: { task: infer Task } } ? Task : never
}[FactName]
/** The facts that are asked in fields of a task. */
export type AskedFact = {
  [Name in FactName]: (typeof FACTS)[Name] extends { asked: unknown } ? Name : never
}[FactName]

/** The facts that are picked from a list. */
export type AskedPicks = {
  [Name in AskedFact]: (typeof FACTS)[Name]['value']['kind'] extends 'picks' ? Name : never
}[AskedFact]

/** Whether a fact is picked from a list. */
export function isPicks(name: FactName): name is AskedPicks {
  return FACTS[name].value.kind === 'picks'
}

const ROWS: readonly (readonly [FactName, FactRow])[] = Object.entries(FACTS) as [FactName, FactRow][]

/** The names of all facts. */
export const FACT_NAMES = ROWS.map(([name]) => name)

/** A task with its facts, in the order of their fields. */
export type AskedTask = FactTask & { readonly task: FactTaskId; readonly facts: readonly AskedFact[] }

/** All tasks that facts make, in the order of the table. */
export const FACT_TASKS: readonly AskedTask[] = ROWS.flatMap(([, { asked }]) => {
  if (typeof asked !== 'object') return []
  const facts = ROWS.filter(([, row]) => row.asked === asked || row.asked === asked.task)
  return [{ ...asked, facts: facts.map(([name]) => name) } as AskedTask]
})

/** The fact that a line of a page states. */
export function factOfLine(lineId: string): FactName | undefined {
  return ROWS.find(([, { prints }]) => prints === lineId)?.[0]
}
