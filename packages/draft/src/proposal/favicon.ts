import type { Subject } from '../content.ts'
import { html, type SafeHtml } from '../html.ts'
import { stylesByPlace } from '../styles/registry.ts'

const WIDTH = 32

/** The cover of a proposal as an icon, on ink: the name, and below it a strip of each first screen. */
export function proposalFavicon(seed: string, subject: Subject): SafeHtml {
  const styles = stylesByPlace()
  // Two units are a pixel at 16 px: every edge lies on one.
  const edge = (index: number) => 2 * Math.round((index * WIDTH) / styles.length / 2)
  const strips = styles.map(({ palette, strip }, index) => {
    const [from, to] = [edge(index), edge(index + 1)]
    const color = palette(seed, subject).tokens[strip.color] ?? ''
    return html`<path fill="${color}" d="M${from} 14h${to - from}v18h${from - to}z"/>`
  })
  return html`
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
      <clipPath id="card"><rect width="32" height="32" rx="5"/></clipPath>
      <g clip-path="url(#card)">
        <path fill="#18191b" d="M0 0h32v32H0z"/>
        <path fill="#fdfdfb" d="M4 6h16v4H4z"/>
        ${strips}
      </g>
    </svg>
  `
}
