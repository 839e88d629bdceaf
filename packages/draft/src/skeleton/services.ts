import { html, type SafeHtml } from '../html.ts'
import type { SectionOf, Service } from '../sections.ts'
import type { Context } from '../styles/style.ts'
import { offerList } from './added.ts'
import { safetyNote } from './crisis.ts'
import { type Look, type Setting, section, titled } from './section.ts'
import { words } from './skeleton.ts'

/** Whether something is said of the services: else their names are a list. */
export function hasMore(items: readonly Service[]): boolean {
  return items.some(({ more }) => more)
}

/** What people come for, and what the owner put beside it. */
export function services(
  part: SectionOf<'services'>,
  look: Look & { readonly form: string; readonly titles?: 'runIn'; readonly offers?: SafeHtml | undefined },
  setting: Setting,
): SafeHtml {
  const { context } = setting
  const { items, offers } = part
  return section(
    part,
    look,
    setting,
    html`
      ${items.length > 0 && html`<ul class="care-list ${look.form}">${list(items, look.titles, context)}</ul>`}
      ${look.offers ?? (offers && offerList(offers, context))}
      ${safetyNote(part, context)}
    `,
  )
}

function list(items: readonly Service[], titles: 'runIn' | undefined, context: Context): readonly SafeHtml[] {
  if (!hasMore(items)) return items.map(({ title }) => html`<li>${words(title, context)}</li>`)
  return items.map(
    ({ title, more }) => html`<li>${titled({ title, text: more ? [more] : [] }, titles, context)}</li>`,
  )
}
