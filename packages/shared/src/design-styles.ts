/**
 * The manifest of the styles of drafts, in the order in which the question shows them: id, name, the texts of its card,
 * and whom it suits. Everything else of a style stands in its folder, packages/draft/src/styles/<id>/.
 */
export const DESIGN_STYLES = [
  {
    id: 'modern',
    title: 'Modern',
    description: 'Big type, drawn contours.',
    info: 'Large headings, wide margins and one cool, clear color. It suits practices with online booking and video visits, or any office that wants to look current and calm.',
    suits: 'Online booking and video visits, or any office that wants to look current and calm.',
  },
  {
    id: 'professional',
    title: 'Professional',
    description: 'Serif type, a fine seal.',
    info: 'A strict grid, deep colors and well-kept lists of services and credentials. It suits specialists, practices that run on referrals and owners who want the facts to speak first.',
    suits: 'Practices that run on referrals, and owners who want the facts up front.',
  },
  {
    id: 'warm',
    title: 'Warm',
    description: 'A letter on the table.',
    info: 'Cream, wood and clay tones, rounded edges and a friendly voice. It suits family, pediatric and primary care, and practices where people stay with one clinician for years.',
    suits: 'Family, pediatric and primary care, where people stay with one clinician for years.',
  },
  {
    id: 'minimalist',
    title: 'Minimalist',
    description: 'White space, one line.',
    info: 'Dark type on white, one muted accent and short pages. It suits concierge and boutique practices, and owners who would rather say three things well than ten.',
    suits: 'Concierge and boutique practices that would rather say three things well than ten.',
  },
  {
    id: 'dynamic',
    title: 'Dynamic',
    description: 'Bold color, wide letters.',
    info: 'Large color fields, big type and sections that change rhythm as you scroll. It suits sports medicine, weight care and practices that speak to active people.',
    suits: 'Sports medicine, weight care, and anyone who speaks to active people.',
  },
] as const
