import type { Subject } from '../../content.ts'
import { drawing, html, ownMarkup, type SafeHtml } from '../../html.ts'
import { evenLines } from '../../text/even-lines.ts'
import { artField } from '../art-field.ts'
import { type CardPortrait, portraitPaint } from '../card-portrait.ts'
import { nameInPicture, sizeOfLines } from '../name-in-picture.ts'
import { chart, mark } from './art/chart.ts'
import { shoreIn } from './art/picture-contours.ts'
import { type ModernColors, modernColors, modernHue } from './palette.ts'

const DISPLAY = 'Bricolage, Instrument, Arial, sans-serif'
const TEXT = 'Instrument, Arial, sans-serif'
const face = { family: DISPLAY, weight: 500 } as const

/** The mean width of a letter of the display face, in em. */
const LETTER = 0.54

/** The picture of a draft on 1200 × 630: the name on the land, the chart beside it. A portrait is an island in it. */
export function modernCard(seed: string, subject: Subject, portrait?: CardPortrait): SafeHtml {
  const { name, person, isNamedForPerson } = subject
  const colors = modernColors(modernHue(seed))
  const lines = evenLines(name)
  const size = sizeOfLines(lines, 620, 112, LETTER)
  const top = 330 - ((lines.length - 1) * size * 0.95) / 2
  const place = { x: 62, y: top, size, spacing: (size * -0.026).toFixed(1), leading: 0.95 }
  return html`
    <svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">
      <rect width="1200" height="630" fill="${colors.d0}" />
      <g transform="translate(480) scale(.9)">
        ${chart(seed, artField(subject), { width: 800, height: 700, land: 'left', gap: 90, colors })}
      </g>
      ${portrait && island(seed, colors, portrait)}
      <g transform="translate(64 60) scale(1.75)">${mark(seed, colors)}</g>
      ${nameInPicture(lines, { ...face, fill: colors.ink }, place)}
      ${
        person &&
        !isNamedForPerson &&
        html`
        <text x="64" y="572" font-family="${TEXT}" font-size="30" fill="${colors.soft}">${person}</text>
      `
      }
    </svg>
  `
}

function island(seed: string, colors: ModernColors, portrait: CardPortrait): SafeHtml {
  const frame = { x: 0, y: 0, width: 256, height: 320 }
  const shore = shoreIn(seed, frame.width, frame.height)
  return html`
    <defs>${portraitPaint(portrait, frame)}</defs>
    <g transform="translate(822 150)">
      <path fill="${colors.d0}" d="${shore(1.18)}" />
      <path fill="none" stroke="${colors.d3}" stroke-width="2" d="${shore(1.12)}${shore(1.06)}" />
      <path fill="url(#portrait)" d="${shore(1)}" />
    </g>
  `
}

/** The first screen for a proposal: name, mark and chart; the rest is not answered yet. */
export function modernScreen(seed: string, subject: Subject): SafeHtml {
  const { name } = subject
  const colors = modernColors(modernHue(seed))
  const lines = evenLines(name)
  const size = sizeOfLines(lines, 640, 152, LETTER)
  const top = 430 - (lines.length - 2) * size * 0.46
  const rest = Math.round(top + (lines.length - 1) * size * 0.92 + 84)
  const brand = [...name].length > 28 ? (evenLines(name)[0] ?? name) : name
  const place = { x: 76, y: top, size, spacing: (size * -0.028).toFixed(1), leading: 0.92 }
  return html`
    <rect width="1440" height="900" fill="${colors.d0}" />
    <svg x="610" width="830" height="900" viewBox="0 0 800 900" preserveAspectRatio="xMaxYMid slice">
      ${chart(seed, artField(subject), { width: 800, height: 900, land: 'left', gap: 165, colors })}</svg
    ><svg x="81" y="32" width="34" height="34" viewBox="0 0 32 32">${mark(seed, colors)}</svg>
    <text x="128" y="56" font-family="${DISPLAY}" font-weight="500" font-size="20" fill="${colors.ink}">
      ${brand}
    </text>
    ${nameInPicture(lines, { ...face, fill: colors.ink }, place)}
    ${ownMarkup(
      drawing`
        <path d="M81 ${rest}h430m-430 40h290" fill="none" stroke="${colors.edge}" stroke-width="3"
        stroke-dasharray="9 9"/><rect x="81" y="${rest + 84}" width="196" height="56" rx="28"
        fill="${colors.d9}"/><path d="M113 ${rest + 112}h132" stroke="${colors.d0}" stroke-width="3"
        stroke-dasharray="9 9"/>
      `,
    )}
  `
}
