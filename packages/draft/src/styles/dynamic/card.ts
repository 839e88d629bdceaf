import type { Subject } from '../../content.ts'
import { drawing, html, ownMarkup, type SafeHtml } from '../../html.ts'
import { artField } from '../art-field.ts'
import { type CardPortrait, portraitPaint } from '../card-portrait.ts'
import { gestureOf } from './art/gestures.ts'
import { BOX, short, TYPE } from './art/lanes.ts'
import { type StartArt, startArt } from './art/start.ts'
import { displayWidth, type NameLines, nameLines, SOFT_BREAK } from './name-lines.ts'
import { type DynamicColors, dynamicColors } from './palette.ts'

const WIDE = "'Archivo Expanded', 'Arial Black', sans-serif"
const TEXT = 'Archivo, Arial, sans-serif'

type Picture = {
  readonly width: number
  readonly height: number
  readonly left: number
  readonly top: number
  /** Free at the right of the rail. */
  readonly right: number
  readonly mostSize: number
  /** What the lines of the name may take in height. */
  readonly mostHeight: number
}

type Drawn = {
  readonly colors: DynamicColors
  readonly name: NameLines
  readonly size: number
  /** The upper edge of the field, and its right one. */
  readonly field: number
  readonly edge: number
  readonly picture: SafeHtml
}

// The start of a page in a picture of fixed size: night, the field, lanes, and the name on night over their
// beginning.
function drawStart(seed: string, subject: Subject, measures: Picture): Drawn {
  const { width, height, left, top, right, mostSize, mostHeight } = measures
  const colors = dynamicColors(seed)
  const name = nameLines(subject.name)
  const lineCount = name.lines.length
  const fitting = Math.min(
    (width - left - right) / (name.width + BOX / 100),
    mostHeight / (lineCount * (TYPE.pitch / 100)),
    mostSize,
  )
  const size = Math.max(12, Math.floor(fitting * 10) / 10)
  const scale = size / 100
  const art = startArt(seed, colors, {
    gesture: gestureOf(seed, artField(subject)),
    lineCount,
    tail: Math.ceil(height / scale),
  })
  const artLeft = width - right - BOX * scale
  const fieldTop = top + art.fieldTop * scale
  const edge = width - right - art.inset * scale
  return {
    colors,
    name,
    size,
    field: fieldTop,
    edge,
    picture: html`${ownMarkup(
      drawing`
        <path fill="${colors.night}"
        d="M0 0h${width}v${height}
        H0z"/>${fieldPath(art, { colors, scale, fieldTop, edge, height })}
        <g
        transform="translate(${short(artLeft)} ${top}) scale(${Math.round(scale * 1000) / 1000})">${art.paths}
        </g>
      `,
    )}${name.lines.map((line, index) => {
      const y = top + (TYPE.base + index * TYPE.pitch) * scale
      const covered = Math.round(left + displayWidth(line) * size + 0.12 * size)
      return html`
          <path fill="${colors.night}" d="M0 ${short(y - 56 * scale)}h${covered}v${short(60 * scale)}H0z" />
          <text
            x="${left}"
            y="${short(y)}"
            font-family="${WIDE}"
            font-weight="800"
            font-size="${size}"
            letter-spacing="-.012em"
            fill="${colors.chalk}">
            ${line.replaceAll(SOFT_BREAK, '')}
          </text>
        `
    })}
    `,
  }
}

type FieldMeasures = {
  readonly colors: DynamicColors
  readonly scale: number
  readonly fieldTop: number
  readonly edge: number
  readonly height: number
}

function fieldPath({ cornerX, cornerY }: StartArt, { colors, scale, fieldTop, edge, height }: FieldMeasures) {
  const x = cornerX * scale
  const y = cornerY * scale
  return drawing`
    <path fill="${colors.lead}"
    d="M0 ${short(fieldTop)}H${short(edge - x)}
    A${short(x)} ${short(y)} 0 0 1 ${short(edge)} ${short(fieldTop + y)}V${height}H0Z"/>
  `
}

/** The picture of a draft on 1200 × 630: the first screen without its words; a portrait starts in the field. */
export function dynamicCard(seed: string, subject: Subject, portrait?: CardPortrait): SafeHtml {
  const { colors, field, edge, picture } = drawStart(seed, subject, {
    width: 1200,
    height: 630,
    left: 56,
    top: 84,
    right: 40,
    mostSize: 132,
    mostHeight: 330,
  })
  const { person, isNamedForPerson } = subject
  const shown = portrait && startedPortrait(colors, portrait, Math.ceil(field))
  const x = shown ? shown.end + 36 : 58
  const size = shown ? Math.min(38, (edge - x - 24) / ([...person].length * 0.55)) : 38
  return html`
    <svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">
      ${picture}
      ${shown?.markup}
      ${
        person &&
        !isNamedForPerson &&
        html`
        <text
          x="${x}"
          y="${Math.round(Math.min(590, Math.max(field + 84, (field + 652) / 2)))}"
          font-family="${TEXT}"
          font-weight="600"
          font-size="${size}"
          letter-spacing="-.02em"
          fill="${colors.night}">
          ${person}
        </text>
      `
      }
    </svg>
  `
}

// Square where the field begins and round at its end, with three lanes behind it.
function startedPortrait(colors: DynamicColors, portrait: CardPortrait, top: number) {
  const lane = 16
  const y = Math.max(top, 330)
  const height = 630 - y
  const frame = { x: 0, y, width: Math.round(height / 1.06), height }
  const shape = (further: number) => {
    const round = height / 2
    return `M0 ${y}h${short(frame.width - round + further)}a${round} ${round} 0 0 1 0 ${height}H0z`
  }
  return {
    end: frame.width + 3 * lane,
    markup: html`
      <defs>${portraitPaint(portrait, frame)}</defs>
      <path fill="${colors.night}" d="${shape(3 * lane)}" />
      <path fill="${colors.flash}" d="${shape(2 * lane)}" />
      <path fill="${colors.rival}" d="${shape(lane)}" />
      <path fill="url(#portrait)" d="${shape(0)}" />
    `,
  }
}

/** The first screen for a proposal: the name and its lanes, and dotted lines for what is not known. */
export function dynamicScreen(seed: string, subject: Subject): SafeHtml {
  const { colors, field, picture } = drawStart(seed, subject, {
    width: 1440,
    height: 900,
    left: 64,
    top: 104,
    right: 16,
    mostSize: 158,
    mostHeight: 430,
  })
  const first = Math.round(field + (900 - field) * 0.32)
  const brand = [...subject.name].length > 30 ? nameLines(subject.name).lines[0] : subject.name
  return html`
    ${picture}
    <text x="64" y="50" font-family="${WIDE}" font-weight="800" font-size="19" fill="${colors.chalk}">
      ${brand?.replaceAll(SOFT_BREAK, '')}
    </text>
    ${ownMarkup(
      drawing`
        <path fill="${colors.flash}" d="M1225 21h130a22 22 0 0 1 0 44h-130z"/><path fill="${colors.night}"
        d="M64 ${first + 110}h190a32 32 0 0 1 0 64H64z"/><path fill="none" stroke-linecap="round"
        stroke-dasharray=".1 11" stroke-width="5" stroke="${colors.night}"
        d="M66 ${first}h620M66 ${first + 54}h380M330 ${first + 142}h190"/><path fill="none"
        stroke-linecap="round" stroke-dasharray=".1 8" stroke-width="3" stroke="${colors.dim}"
        d="M850 43h60m30 0h60m30 0h60m30 0h60"/>
      `,
    )}
  `
}
