import { DESIGN_STYLE_IDS } from '../../answers/stored-ids.ts'
import { optionsOf } from './option.ts'

/** The website's design styles. */
export const DESIGN_STYLES = optionsOf(DESIGN_STYLE_IDS, {
  modern: {
    title: 'Modern',
    description: 'Big type, drawn contours.',
    info: 'Large headings, wide margins and one cool, clear color. It suits practices with online booking and video visits, or any office that wants to look current and calm.',
  },
  professional: {
    title: 'Professional',
    description: 'Serif type, a fine seal.',
    info: 'A strict grid, deep colors and well-kept lists of services and credentials. It suits specialists, practices that live from referrals and owners who want the facts to speak first.',
  },
  warm: {
    title: 'Warm',
    description: 'A letter on the table.',
    info: 'Cream, wood and clay tones, rounded edges and a friendly voice. It suits family, pediatric and primary care, and practices where people stay with one clinician for years.',
  },
  minimalist: {
    title: 'Minimalist',
    description: 'White space, one line.',
    info: 'Dark type on white, one muted accent and short pages. It suits concierge and boutique practices, and owners who would rather say three things well than ten.',
  },
  dynamic: {
    title: 'Dynamic',
    description: 'Bold color, wide letters.',
    info: 'Large color fields, big type and sections that change rhythm as you scroll. It suits sports medicine, weight care and practices that speak to active people.',
  },
})
