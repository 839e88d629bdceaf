import { html, type SafeHtml } from '../../../html.ts'
import type { Section, SectionOf } from '../../../sections.ts'
import { facesOf, firstScreen } from '../../../skeleton/first-screen.ts'
import type { Header } from '../../../skeleton/site-header.ts'
import { steadyWords, words } from '../../../skeleton/skeleton.ts'
import { frieze } from '../art/frieze.ts'
import { emblem } from '../art/small-pictures.ts'
import { stillLife } from '../art/still-life.ts'
import type { WarmLayout } from '../layout.ts'
import { picture, type Warm } from './parts.ts'

const inMenu = ['story', 'visit', 'model', 'cost', 'where', 'questions'] as const
const mostAnchors = 5

/** Renders the header: emblem, name, anchors in the order of the page, and the action. */
export function headerOf(
  hero: SectionOf<'hero'>,
  sections: readonly Section[],
  { nameSize }: WarmLayout,
  { context, seed, palette }: Warm,
): Header {
  const anchors = sections.filter((section): section is Extract<Section, { kind: (typeof inMenu)[number] }> =>
    inMenu.some((kind) => kind === section.kind),
  )
  const shown = anchors.length > mostAnchors ? anchors.filter(({ kind }) => kind !== 'cost') : anchors
  return {
    hero,
    said: html`<span>${words(hero.name, context)}</span>`,
    mark: picture('0 0 640 640', emblem(seed, palette)),
    entries: shown,
    className: nameSize,
  }
}

/** Renders the wall with the name, and what stands on the table below: a still life, behind the faces if there are any. */
export function renderHero(hero: SectionOf<'hero'>, layout: WarmLayout, warm: Warm): SafeHtml {
  const { context, seed, palette, field } = warm
  const name = steadyWords([hero.name], context)
  const hasFaces = facesOf(hero).length > 0
  const art =
    layout.hero === 'frieze' && !hasFaces
      ? picture('0 0 1600 430" preserveAspectRatio="xMaxYMax slice', frieze(seed, palette, field))
      : picture('44 6 812 704', stillLife(seed, palette, field, 'window'))
  const className = hasFaces ? '' : `${layout.hero} ${layout.nameSize}`
  return firstScreen({ hero, name, art, className }, context)
}
