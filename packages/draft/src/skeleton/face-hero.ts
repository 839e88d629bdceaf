// The first screen with faces: the same markup in every style, which gives the art and the sheet.
import { html, link, type SafeHtml } from '../html.ts'
import type { Clinician, SectionOf } from '../sections.ts'
import type { Context } from '../styles/style.ts'
import { image } from './image.ts'
import { steadyWords, words } from './skeleton.ts'

/** A phone shows a face small, whatever the style. */
const FACE_SIZES = '(max-width: 46rem) 96px, 544px'
/** From so many letters on, a name is set smaller. */
const SIZES = [
  [48, 'huge'],
  [28, 'long'],
  [14, 'middle'],
] as const

/** The clinicians whose faces a first screen shows. */
export function facesOf({ clinicians = [] }: SectionOf<'hero'>): readonly Clinician[] {
  return clinicians.filter(({ picture }) => picture)
}

/** What a style gives to a first screen with faces. */
type FaceHero = {
  readonly hero: SectionOf<'hero'>
  /** The name as the style sets it. */
  readonly name: SafeHtml
  readonly art: SafeHtml
  /** In front of the faces. */
  readonly front?: SafeHtml
  readonly className?: string
}

/** Renders the first screen with the faces of clinicians, their names and credentials. */
export function faceHero({ hero, name, art, front, className }: FaceHero, context: Context): SafeHtml {
  const faces = facesOf(hero)
  const { lede, how, action, second, others } = hero
  const length = [...hero.name.text].length
  const size = SIZES.find(([letters]) => length > letters)?.[1] ?? 'short'
  const classes = ['hero', 'with-face', `n${faces.length}`, size, className].filter(Boolean).join(' ')
  return html`
    <section class="${classes}" id="hero" aria-labelledby="h-name">
      <div class="art" data-slot="hero" aria-hidden="true">${art}</div>
      ${front && html`<div class="art" data-slot="hero-front" aria-hidden="true">${front}</div>`}
      <div class="hero-say">
        <h1 id="h-name">${name}</h1>
        <div class="faces">
          ${faces.map((face) => figure(face, context))}
          ${others && html`<p class="faces-more"><a href="#team">${words(others, context)}</a></p>`}
        </div>
        <p class="lede">${steadyWords([lede], context)}</p>
        ${how && html`<p class="how">${steadyWords([how], context)}</p>`}
        <p class="act">
          ${link(action.href, steadyWords([action.label], context), 'button')}
          ${second && link(second.href, steadyWords([second.label], context), 'more')}
        </p>
      </div>
    </section>
  `
}

function figure({ slot, name, role, picture, page }: Clinician, context: Context): SafeHtml {
  return html`
    <figure class="face">
      ${
        picture &&
        html`<div class="face-pic">${image({ slot, picture, sizes: FACE_SIZES, isFirst: true }, context)}</div>`
      }
      <figcaption class="face-who">
        <b class="face-name">${page ? html`<a href="${context.hrefOf(page)}">${words(name, context)}</a>` : words(name, context)}</b>
        ${role && html`<span class="face-role">${words(role, context)}</span>`}
      </figcaption>
    </figure>
  `
}
