// The site of an owner who has confirmed every suggestion, and what differs from it.
import { NO_SITE_DETAILS, type SiteDetails } from '@foyer/shared/api/site-details.ts'
import { NO_SITE_EDITS, type SiteEdits } from '@foyer/shared/api/site-edits.ts'
import { THINKING } from '@foyer/shared/onboarding/fixtures/personas.ts'
import { composeSite } from '../site/render-site.ts'
import { tasksOf } from '../site/review-site.ts'

const profile = { id: 'dana', first_name: 'Dana', last_name: 'Okafor', company_name: 'Harbor Family' }
export const facts = { answers: THINKING, profile }
export const suggestions = tasksOf(composeSite(facts)).flatMap((task) =>
  task.kind === 'confirm' ? task.ids : [],
)
export const added: SiteDetails = {
  ...NO_SITE_DETAILS,
  details: { phone: '(423) 555-0142' },
  statements: Object.fromEntries(suggestions.map((id) => [id, 'confirmed' as const])),
}
export const base: { readonly added: SiteDetails; readonly edits: SiteEdits } = {
  added,
  edits: NO_SITE_EDITS,
}
export const compose = (own: Partial<typeof base>) => composeSite({ ...facts, ...base, ...own })
export const published = compose({})
export const lede = 'hero/lede'
export const words = (text: string) => ({ ...NO_SITE_EDITS, words: { [lede]: { text, ours: '' } } })
