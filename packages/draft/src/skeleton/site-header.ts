import { html, link, type SafeHtml } from '../html.ts'
import type { Line } from '../line.ts'
import type { SectionOf } from '../sections.ts'
import type { Context } from '../styles/style.ts'
import { brand } from './image.ts'
import { menu, steadyWords } from './skeleton.ts'

/** What a style gives to the header. */
export type Header = {
  readonly hero: SectionOf<'hero'>
  /** What stands for the practice, as the style sets it: its name, or the person. */
  readonly said: SafeHtml
  /** Drawn before it, where the owner has no logo. */
  readonly mark?: SafeHtml
  /** The sections that the menu names, in their order. */
  readonly entries: readonly { readonly kind: string; readonly label: Line }[]
  /** The classes of a name by its length. */
  readonly className?: string
  readonly brandClass?: string
}

/** The header of each page of a site: whose it is, the menu, and the one thing to do. */
export function siteHeader(
  { hero, said, mark, entries, className, brandClass }: Header,
  context: Context,
): SafeHtml {
  const { action } = hero
  return html`
    <header class="${['top', className].filter(Boolean).join(' ')}">
      <a class="${['brand', brandClass].filter(Boolean).join(' ')}" href="${context.home || '#main'}">
        ${brand(hero, said, context, mark)}
      </a>
      ${entries.length > 0 && menu(entries, context)}
      ${link(action.href, steadyWords([action.label], context), 'button')}
    </header>
  `
}
