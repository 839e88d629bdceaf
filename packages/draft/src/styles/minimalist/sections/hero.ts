import type { FullContent } from '../../../content.ts'
import { drawing, html, ownMarkup, type SafeHtml } from '../../../html.ts'
import type { Section, SectionKind, SectionOf } from '../../../sections.ts'
import { seededRandom } from '../../../seed/seeded-random.ts'
import { facesOf, firstScreen } from '../../../skeleton/first-screen.ts'
import type { Header } from '../../../skeleton/site-header.ts'
import { factList, steady, steadyName, steadyWords } from '../../../skeleton/skeleton.ts'
import type { ArtField } from '../../art-field.ts'
import { faceScene, heroLine, heroVisit } from '../art/line-pictures.ts'
import type { MinimalistLayout } from '../layout.ts'
import type { Minimalist } from './parts.ts'

const anchored: readonly SectionKind[] = ['story', 'services', 'cost', 'questions']
const wideWord = 13
const compactWord = 10

/** Renders the header: the person, or the practice where it is named for the person, four anchors and the action. */
export function headerOf(
  hero: SectionOf<'hero'>,
  sections: readonly Section[],
  { person, isNamedForPerson }: FullContent['subject'],
  { context }: Minimalist,
): Header {
  const field = hero.facts.find(({ about }) => about === 'field')?.value
  const isPerson = person !== undefined && person !== '' && !isNamedForPerson
  const name = isPerson
    ? steady(person, html`<bdi>${person}</bdi>`)
    : steadyWords([field ?? hero.name], context)
  const shown = isPerson ? { ...hero.name, text: person } : (field ?? hero.name)
  const entries = sections.flatMap((section) =>
    'label' in section && anchored.includes(section.kind) ? [section] : [],
  )
  return { hero: { ...hero, name: shown }, said: name, entries }
}

/** Renders the name on the line, beside the faces or a drawn scene, and below it facts, one sentence and the call. */
export function renderHero(
  hero: SectionOf<'hero'>,
  layout: MinimalistLayout,
  { seed, field }: { seed: string; field: ArtField },
  { context }: Minimalist,
): SafeHtml {
  const name = steadyName(hero.name, context)
  const facts = factList(hero, context, ['person'])
  const faces = facesOf(hero).length
  if (faces > 0) {
    const scene = ownMarkup(faceScene(seed, field))
    const side = faces > 1 || seededRandom(`${seed}/side`)() < 0.5 ? 'right' : 'left'
    return html`${firstScreen({ hero, name, art: scene, className: side }, context)}${facts}`
  }
  // The header names who sees patients.
  const { person: _, ...unsaid } = hero
  const drawn = layout.hero === 'visit' ? heroVisit(seed, field) : heroLine(seed, field)
  const art = ownMarkup(drawing`<svg viewBox="0 0 720 520">${drawn}</svg>`)
  return firstScreen({ hero: unsaid, name, art, className: formOf(hero, layout), facts }, context)
}

function formOf({ name }: SectionOf<'hero'>, { nameSize, hero }: MinimalistLayout): string {
  const longest = Math.max(...name.text.split(/\s+/u).map((word) => [...word].length))
  const width = longest > wideWord ? ' wide' : longest < compactWord ? ' compact' : ''
  return `${nameSize}${hero === 'standing' ? '' : ` ${hero}`}${width}`
}
