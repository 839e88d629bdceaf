import { html, link, type SafeHtml } from '../../../html.ts'
import type { Section, SectionOf } from '../../../sections.ts'
import { faceHero, facesOf } from '../../../skeleton/face-hero.ts'
import { brand } from '../../../skeleton/image.ts'
import { menu, steadyWords, words } from '../../../skeleton/skeleton.ts'
import { frieze } from '../art/frieze.ts'
import { emblem } from '../art/small-pictures.ts'
import { stillLife } from '../art/still-life.ts'
import type { WarmLayout } from '../layout.ts'
import { picture, type Warm } from './parts.ts'

const inMenu = ['story', 'visit', 'model', 'cost', 'where', 'questions'] as const
const mostAnchors = 5

/** Renders the header: emblem, name, anchors in the order of the page, and the action. */
export function renderTop(
  hero: SectionOf<'hero'>,
  sections: readonly Section[],
  { nameSize }: WarmLayout,
  warm: Warm,
): SafeHtml {
  const { context, seed, palette } = warm
  const anchors = sections.filter((section): section is Extract<Section, { kind: (typeof inMenu)[number] }> =>
    inMenu.some((kind) => kind === section.kind),
  )
  const shown = anchors.length > mostAnchors ? anchors.filter(({ kind }) => kind !== 'cost') : anchors
  return html`
    <header class="top ${nameSize}">
      <a class="brand" href="${context.home || '#main'}">
        ${brand(
          hero,
          html`<span>${words(hero.name, context)}</span>`,
          context,
          picture('0 0 640 640', emblem(seed, palette)),
        )}
      </a>
      ${menu(shown, context)}
      ${link(hero.action.href, words(hero.action.label, context), 'button')}
    </header>
  `
}

/** Renders the wall with the name, and the picture that stands on the table below. */
export function renderHero(hero: SectionOf<'hero'>, layout: WarmLayout, warm: Warm): SafeHtml {
  const { context, seed, palette, field } = warm
  const { name, person, lede, how, action, second } = hero
  if (facesOf(hero).length > 0) {
    const still = picture('44 6 812 704', stillLife(seed, palette, field, 'window'))
    return faceHero({ hero, name: steadyWords([name], context), art: still }, context)
  }
  const art =
    layout.hero === 'frieze'
      ? picture('0 0 1600 430" preserveAspectRatio="xMaxYMax slice', frieze(seed, palette, field))
      : picture('44 6 812 704', stillLife(seed, palette, field, 'window'))
  const said = html`
    <p class="lede">${steadyWords([lede], context)}</p>
    ${person && html`<p class="with">${steadyWords([person], context)}</p>`}
    ${how && html`<p class="how">${steadyWords([how], context)}</p>`}
    <p class="act">
      ${link(action.href, steadyWords([action.label], context), 'button')}
      ${second && link(second.href, steadyWords([second.label], context))}
    </p>
  `
  return html`
    <section id="hero" class="hero ${layout.hero} ${layout.nameSize}">
      <div class="hero-text">
        <h1>${steadyWords([name], context)}</h1>
        ${layout.hero === 'laid' ? html`<div class="said">${said}</div>` : said}
      </div>
      <div class="hero-art">${art}</div>
    </section>
  `
}
