import type { Subject } from '../../content.ts'
import { drawing, html, ownMarkup, type SafeHtml } from '../../html.ts'
import { evenLines } from '../../text/even-lines.ts'
import { artField } from '../art-field.ts'
import { chart, mark } from './art/chart.ts'
import { modernColors, modernHue } from './palette.ts'

const DISPLAY = 'Bricolage, Instrument, Arial, sans-serif'
const TEXT = 'Instrument, Arial, sans-serif'

/** The largest size at which lines fit; a letter of the display face is about half as wide as high. */
function sizeOf(lines: readonly string[], width: number, most: number): number {
  return Math.floor(Math.min(most, width / (Math.max(...lines.map((line) => [...line].length)) * 0.54)))
}

/** The picture of a draft on 1200 × 630: the name on the land, the chart beside it. */
export function modernCard(seed: string, subject: Subject): SafeHtml {
  const { name, person, isNamedForPerson } = subject
  const colors = modernColors(modernHue(seed))
  const lines = evenLines(name)
  const size = sizeOf(lines, 620, 112)
  const top = 330 - ((lines.length - 1) * size * 0.95) / 2
  return html`
    <svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">
      <rect width="1200" height="630" fill="${colors.d0}" />
      <g transform="translate(480) scale(.9)">
        ${chart(seed, artField(subject), { width: 800, height: 700, land: 'left', gap: 90, colors })}
      </g>
      <g transform="translate(64 60) scale(1.75)">${mark(seed, colors)}</g>
      <g
        fill="${colors.ink}"
        font-family="${DISPLAY}"
        font-weight="500"
        font-size="${size}"
        letter-spacing="${(size * -0.026).toFixed(1)}">
        ${lines.map(
          (line, index) => html`<text x="62" y="${Math.round(top + index * size * 0.95)}">${line}</text>`,
        )}
      </g>
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

/** The first screen for a proposal: name, mark and chart; the rest is not answered yet. */
export function modernScreen(seed: string, subject: Subject): SafeHtml {
  const { name } = subject
  const colors = modernColors(modernHue(seed))
  const lines = evenLines(name)
  const size = sizeOf(lines, 640, 152)
  const top = 430 - (lines.length - 2) * size * 0.46
  const rest = Math.round(top + (lines.length - 1) * size * 0.92 + 84)
  const brand = [...name].length > 28 ? (evenLines(name)[0] ?? name) : name
  return html`
    <rect width="1440" height="900" fill="${colors.d0}" />
    <svg x="610" width="830" height="900" viewBox="0 0 800 900" preserveAspectRatio="xMaxYMid slice">
      ${chart(seed, artField(subject), { width: 800, height: 900, land: 'left', gap: 165, colors })}</svg
    ><svg x="81" y="32" width="34" height="34" viewBox="0 0 32 32">${mark(seed, colors)}</svg>
    <text x="128" y="56" font-family="${DISPLAY}" font-weight="500" font-size="20" fill="${colors.ink}">
      ${brand}
    </text>
    <g
      fill="${colors.ink}"
      font-family="${DISPLAY}"
      font-weight="500"
      font-size="${size}"
      letter-spacing="${(size * -0.028).toFixed(1)}">
      ${lines.map(
        (line, index) => html`<text x="76" y="${Math.round(top + index * size * 0.92)}">${line}</text>`,
      )}
    </g>
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
