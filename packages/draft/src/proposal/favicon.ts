import type { DesignStyleId } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import type { Subject } from '../content.ts'
import { html, type SafeHtml } from '../html.ts'
import { styleOf } from '../styles/registry.ts'

// Two units are a pixel at 16 px: every edge lies on one.
const STRIPS = [
  { id: 'warm', color: 'lead', shape: 'M0 14h6v18H5a5 5 0 0 1-5-5z' },
  { id: 'modern', color: 'd4', shape: 'M6 14h6v18H6z' },
  { id: 'professional', color: 'lead', shape: 'M12 14h8v18h-8z' },
  { id: 'minimalist', color: 'disc', shape: 'M20 14h6v18h-6z' },
  { id: 'dynamic', color: 'lead', shape: 'M26 14h6v13a5 5 0 0 1-5 5h-1z' },
] as const satisfies readonly { id: DesignStyleId; color: string; shape: string }[]

/** The cover of a proposal as an icon, on ink: the name, and below it a strip of each of the five first screens. */
export function proposalFavicon(seed: string, subject: Subject): SafeHtml {
  const strips = STRIPS.map(
    ({ id, color, shape }) =>
      html`<path fill="${styleOf(id).palette(seed, subject).tokens[color] ?? ''}" d="${shape}" />`,
  )
  return html`
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
      <rect width="32" height="32" rx="5" fill="#18191b" />
      <path fill="#fdfdfb" d="M4 6h16v4H4z" />
      ${strips}
    </svg>
  `
}
