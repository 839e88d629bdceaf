import type { DesignStyleId } from '@foyer/shared/onboarding/answers/stored-ids.ts'

/** How a site looks before its page is rendered: its ground, its ink, and the face of its name (fonts in site-faces.css). */
export type StyleLook = { readonly ground: string; readonly ink: string; readonly face: string }

/** The looks of the styles; the hues of a practice differ a little. */
export const STYLE_LOOKS: { readonly [Style in DesignStyleId]: StyleLook } = {
  modern: { ground: '#f4fbfd', ink: '#0b2536', face: '500 1em "Site Modern", var(--font-sans)' },
  professional: { ground: '#fbf9f8', ink: '#26161a', face: '400 1em "Site Professional", Georgia, serif' },
  warm: { ground: '#faf0da', ink: '#38251c', face: '400 1em "Site Warm", Georgia, serif' },
  minimalist: { ground: '#ffffff', ink: '#1d1b1a', face: '300 1em "Site Minimalist", var(--font-sans)' },
  dynamic: { ground: '#14142a', ink: '#fdfbf6', face: '800 1em "Site Dynamic", var(--font-sans)' },
}
