import type { FullContent } from '../../../content.ts'
import { html, type SafeHtml } from '../../../html.ts'
import { type SectionOf, sectionOf } from '../../../sections.ts'
import { hasAnswers } from '../../../skeleton/answers.ts'
import { facesOf, firstScreen } from '../../../skeleton/first-screen.ts'
import type { Header } from '../../../skeleton/site-header.ts'
import { factList, steadyName, steadyWords, words } from '../../../skeleton/skeleton.ts'
import { artField } from '../../art-field.ts'
import { asOnPage } from '../../section-groups.ts'
import { initialMarkup, sealGroup } from '../art/seal.ts'
import { professionalGroups } from '../layout.ts'
import type { Professional } from './parts.ts'

// Sections that the menu may name, in the order in which it does.
const MENU = ['story', 'services', 'visit', 'cost', 'where', 'questions'] as const
const MENU_LENGTH = 5

/** The name, the menu and the action, on the columns of the page. */
export function headerOf(hero: SectionOf<'hero'>, { content, context }: Professional): Header {
  const named = MENU.flatMap((kind) => sectionOf(content.sections, kind) ?? []).slice(0, MENU_LENGTH)
  const entries = asOnPage(named, content, professionalGroups(content))
  const brandClass = [...hero.name.text].length > 30 ? 'long-name' : ''
  return { hero, said: steadyWords([hero.name], context), entries, brandClass }
}

/** A use of the seal that `renderHero` defines, with the initial in its middle. */
export function sealPicture(name: string, className: string, defs?: SafeHtml): SafeHtml {
  return html`
    <svg class="${className}" viewBox="-1010 -1010 2020 2020" aria-hidden="true">
      ${defs && html`<defs>${defs}</defs>`}
      <use href="#seal" />
      ${initialMarkup(name)}
    </svg>
  `
}

/** The seal without an initial, with its drawing: around a face, and on a page of its own. */
export function sealArt(seed: string, subject: FullContent['subject']): SafeHtml {
  return html`
    <svg class="seal" viewBox="-1010 -1010 2020 2020" aria-hidden="true">
      <defs>${sealGroup(seed, artField(subject), 'seal')}</defs>
      <use href="#seal" />
    </svg>
  `
}

/** The title page: the name on the seal or beside the faces, what it is for, and ruled facts. */
export function renderHero(hero: SectionOf<'hero'>, { content, context, layout }: Professional): SafeHtml {
  const { seed, subject, sections } = content
  const name = steadyName(hero.name, context)
  if (facesOf(hero).length > 0)
    return html`
      ${firstScreen({ hero, name, art: sealArt(seed, subject) }, context)}
      ${!hasAnswers(sections) && factList(hero, context, ['person'])}
    `
  // On a level edge they lie on the plate, which is nothing without them.
  const hasFacts = hero.facts.length > 0 && (layout.hero === 'horizon' || !hasAnswers(sections))
  const art = html`
    ${sealPicture(subject.name, 'seal', sealGroup(seed, artField(subject), 'seal'))}
    <div class="plate">${sealPicture(subject.name, 'seal')}</div>
  `
  const className = `${layout.hero} ${layout.name}`
  // The facts name who sees patients.
  const { person: _, ...unsaid } = hero
  const look = hasFacts ? { hero: unsaid, facts: ruledFacts(hero, context) } : { hero }
  return firstScreen({ ...look, name, art, className }, context)
}

function ruledFacts({ facts }: SectionOf<'hero'>, context: Professional['context']): SafeHtml {
  const rows = facts.map(
    ({ term, value }) => html`
      <div>
        <dt>${words(term, context)}</dt>
        <dd>${steadyWords([value], context)}</dd>
      </div>
    `,
  )
  return html`<dl class="facts">${rows}</dl>`
}
