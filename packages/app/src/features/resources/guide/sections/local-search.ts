import type { GuideSection } from '../guide-section.ts'

export const localSearch: GuideSection = {
  id: 'local-search',
  title: 'Being found nearby',
  blocks: [
    {
      kind: 'paragraph',
      text: 'Search engines try to answer three things about a local practice: is it relevant to the words typed, is it near, and is it known. You cannot move your office closer to everybody, so work on the other two. Nobody can sell you the first place; whoever guarantees it is the wrong partner.',
    },
    { kind: 'heading', text: 'Relevant: one page, one question' },
    {
      kind: 'paragraph',
      text: 'Give each service a page of its own, and let its title say what and where: "Pelvic floor therapy in Asheville, NC". Begin with the answer. Use the words of patients beside the medical term: "high blood pressure (hypertension)". Do not make copies of one page for twenty towns; it reads badly, and search engines treat it as spam.',
    },
    {
      kind: 'paragraph',
      text: 'The best source of topics is your own front desk. Write down the questions that callers ask in one week. Each question that comes up three times deserves a short page or a paragraph, signed by a clinician and dated.',
    },
    { kind: 'heading', text: 'Known: the same facts in every place' },
    {
      kind: 'paragraph',
      text: 'Name, address and phone number must be written the same way wherever they appear. Keep them in one document, and change every listing on the day something changes. Old addresses at insurers and hospitals are the ones most often forgotten.',
    },
    {
      kind: 'checklist',
      title: 'Listings worth an afternoon',
      items: [
        'Google Business Profile, Apple Business Connect, Bing Places.',
        "The NPI registry, your state board, and each insurer's directory.",
        'Hospital and medical school pages, and your specialty society.',
        'Healthgrades, Zocdoc, WebMD, Vitals or Psychology Today, where they fit.',
        'The chamber of commerce, and two or three local organizations you belong to.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'Give it time. New pages and listings usually take weeks, sometimes months, to settle. Judge by calls and bookings, not by your position on a given morning.',
    },
  ],
}
