// The practice's own notices, and the foot of the page.
import type { Subject } from '../content.ts'
import type { Line, Source } from '../line.ts'
import type { Practice } from '../practice.ts'
import type { SectionOf } from '../sections.ts'
import { ACCESS_WORDS } from '../words/answers.ts'
import { creditedOwner } from './credentials.ts'
import { answer, general, given, head, missing, PLAIN, typed } from './maker.ts'
import { nameSources } from './subject.ts'
import { packOf } from './type-of.ts'
import type { Say } from './wording.ts'

const LINK_LABELS = {
  website: 'Website',
  google: 'Google',
  facebook: 'Facebook',
  instagram: 'Instagram',
  zocdoc: 'Zocdoc',
  healthgrades: 'Healthgrades',
  other: 'More about us',
} as const

const NOTICES = [
  ['privacy', 'Notice of privacy practices'],
  ['nondiscrimination', 'Notice of non-discrimination'],
] as const

const detail = (field: Extract<Source, { from: 'detail' }>['field']): Source => ({ from: 'detail', field })

/** Where to find the practice's own notices, which we never write, and what is said of the site itself. */
export function composeNotices(practice: Practice, say: Say): SectionOf<'notices'> {
  const { privacyNoticeUrl: privacy, nondiscriminationNoticeUrl: nondiscrimination } = practice.details
  const hrefs = { privacy, nondiscrimination }
  const asked = packOf(practice).notices
  const items = NOTICES.filter(([kind]) => asked.includes(kind) || hrefs[kind]).map(([kind, title]) => {
    const href = hrefs[kind]
    return {
      notice: kind,
      title: general(`notices/${kind}/title`, title, PLAIN),
      ...(href ? { href } : { gap: missing(`notices/${kind}/gap`, `${kind}-notice`) }),
    }
  })
  return {
    kind: 'notices',
    ...head(say, 'notices', 'Notices', 'Notices', PLAIN),
    items: [...items, accessibility(practice.details)],
  }
}

// What was checked, and whom to tell.
function accessibility({ phone, patientEmail }: Practice['details']): SectionOf<'notices'>['items'][number] {
  const id = 'notices/accessibility'
  const way = phone
    ? given(`${id}/way`, ACCESS_WORDS.call, detail('phone'))
    : patientEmail && given(`${id}/way`, ACCESS_WORDS.write, detail('patientEmail'))
  return {
    notice: 'accessibility',
    title: general(`${id}/title`, ACCESS_WORDS.title, PLAIN),
    text: [general(`${id}/checked`, ACCESS_WORDS.checked, PLAIN), ...(way ? [way] : [])],
  }
}

/** The last lines. */
export function composeFooter(practice: Practice, subject: Subject): SectionOf<'footer'> {
  const { details, presences, nameFrom } = practice
  return {
    kind: 'footer',
    name: (nameFrom === 'nowhere' ? general : typed)('footer/name', subject.name, ...nameSources(practice)),
    ...clinicianOf(practice),
    ...(details.licenceLine && {
      licence: typed('footer/licence', details.licenceLine, detail('licenceLine')),
    }),
    links: presences.flatMap(({ type, href }) =>
      href
        ? [
            {
              type,
              label: given(`footer/links/${type}`, LINK_LABELS[type], answer('webPresenceLinks', type)),
              href,
            },
          ]
        : [],
    ),
  }
}

// With letters and what the owner is: the name alone stands on the page already.
function clinicianOf(practice: Practice): { readonly clinician?: Line } {
  const { details } = practice
  const { specialty, practicingSince } = details
  const name = creditedOwner(practice)
  if (!name) return {}
  // A person may have practiced for years before a practice of their own opens.
  const since = practicingSince ? `in practice since ${practicingSince}` : ''
  const text = [name, specialty, since].filter(Boolean).join(' · ')
  const fields = (['credentials', 'specialty', 'practicingSince'] as const).filter((field) => details[field])
  const [first, ...others] = fields.map(detail)
  return first ? { clinician: typed('footer/clinician', text, first, ...others) } : {}
}
