// The practice's own notices, and the foot of the page.
import type { Subject } from '../content.ts'
import type { Line, Source } from '../line.ts'
import type { Practice } from '../practice.ts'
import type { SectionOf } from '../sections.ts'
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

/** Where to find the practice's own notices; we never write them. A field without them shows those that were added. */
export function composeNotices(practice: Practice, say: Say): SectionOf<'notices'> | undefined {
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
  if (items.length === 0) return undefined
  return { kind: 'notices', ...head(say, 'notices', 'Notices', 'Notices', PLAIN), items }
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
  const { details, isOpen } = practice
  const { specialty, practicingSince } = details
  const name = creditedOwner(practice)
  if (!name) return {}
  const since = practicingSince && isOpen ? `in practice since ${practicingSince}` : ''
  const text = [name, specialty, since].filter(Boolean).join(' · ')
  const fields = (['credentials', 'specialty', 'practicingSince'] as const).filter((field) => details[field])
  const [first, ...others] = fields.map(detail)
  return first ? { clinician: typed('footer/clinician', text, first, ...others) } : {}
}
