// The first screen, with the faces of clinicians or without one: the same markup in every style, which gives art and sheet.
import { html, link, type SafeHtml } from '../html.ts'
import type { Line } from '../line.ts'
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

/** What a style gives to a first screen. */
type FirstScreen = {
  readonly hero: SectionOf<'hero'>
  /** The name as the style sets it. */
  readonly name: SafeHtml
  readonly art: SafeHtml
  /** Which of its arrangements the style chose. */
  readonly className?: string
  /** Where no face is: what stands beside the name of who sees patients. */
  readonly field?: Line | undefined
  readonly facts?: SafeHtml | false | undefined
}

/** Renders the name, who sees patients, the first sentence and the action, over the art of the style. */
export function firstScreen(look: FirstScreen, context: Context): SafeHtml {
  const { hero, name, art, field, facts } = look
  const faces = facesOf(hero)
  const { person, lede, how, action, second } = hero
  const classes = ['hero', ...(faces.length > 0 ? sizeOf(hero, faces.length) : ['no-face']), look.className]
  const inside = html`
      <div class="art" data-slot="hero" aria-hidden="true">${art}</div>
      <div class="hero-say">
        <h1 id="h-name">${name}</h1>
        ${faces.length > 0 ? figures(hero, faces, context) : whoSees([field, person], context)}
        <p class="lede">${steadyWords([lede], context)}</p>
        ${how && html`<p class="how">${steadyWords([how], context)}</p>`}
        <p class="act">
          ${link(action.href, steadyWords([action.label], context), 'button')}
          ${second && link(second.href, steadyWords([second.label], context), 'more')}
        </p>
      </div>
      ${facts}
  `
  const className = classes.filter(Boolean).join(' ')
  // Another section can have the name of the practice as its heading: only one with faces has a name of its own.
  return faces.length > 0
    ? html`<section class="${className}" id="hero" aria-labelledby="h-name">${inside}</section>`
    : html`<section class="${className}" id="hero">${inside}</section>`
}

function sizeOf({ name }: SectionOf<'hero'>, faces: number): readonly string[] {
  const length = [...name.text].length
  return ['with-face', `n${faces}`, SIZES.find(([letters]) => length > letters)?.[1] ?? 'short']
}

function figures({ others }: SectionOf<'hero'>, faces: readonly Clinician[], context: Context): SafeHtml {
  return html`
    <div class="faces">
      ${faces.map((face) => figure(face, context))}
      ${others && html`<p class="faces-more"><a href="#team">${words(others, context)}</a></p>`}
    </div>
  `
}

function whoSees(lines: readonly (Line | undefined)[], context: Context): SafeHtml | undefined {
  const said = lines.filter((line) => line !== undefined)
  if (said.length === 0) return undefined
  return html`<p class="who">${said.map((line) => html`${steadyWords([line], context)} `)}</p>`
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
