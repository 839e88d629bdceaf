/** The way from an email to a draft. */
export const WAY = [
  {
    title: 'Leave your email',
    description: 'On this site or on a partner’s. You get a link and an 8-digit code; there is no password.',
  },
  {
    title: 'Answer one question at a time',
    description:
      'Where your practice stands, what you treat, how you work, what sets you apart. Every answer is saved, on any device.',
  },
  {
    title: 'We build a first draft',
    description:
      'Your name, your places and your own words. What you have not told us stays a marked gap; nothing is invented.',
  },
  {
    title: 'It arrives by email',
    description:
      'Within 24 hours after your last answer, usually in seconds. Then you tell us what to change.',
  },
] as const

/**
 * What it costs, line by line.
 *
 * @param priceRange what a launch costs, from the operator's settings; may be empty
 * @param company who tells the price where there is no range
 */
export const costsOf = (priceRange: string, company: string) => [
  ['The website draft', '$0', 'No credit card, nothing to cancel.'],
  priceRange
    ? ['Launching it', priceRange, 'You hear the exact price before anything is launched, and may say no.']
    : [
        'Launching it',
        'Price first',
        `${company} names the price by email when you ask for the launch, before it costs anything. You may say no.`,
      ],
  ['The waitlist for social ads', '$0', 'It binds you to nothing.'],
  ['Referring a practice', 'Earns $200', 'Once it has launched and 30 days have passed.'],
]

/** What people ask before they begin. */
export const QUESTIONS = [
  {
    question: 'Who is Foyer for?',
    answer:
      'Owners of independent health practices: people who think about opening one, have just opened, or have run one for years.',
  },
  {
    question: 'I have a website already. Is this for me?',
    answer:
      'Yes. You give us its address and say what should be better. The draft is built from that instead of from scratch.',
  },
  {
    question: 'How long do the questions take?',
    answer:
      'There are at most 13, and fewer on most paths. You can stop at any of them and go on later, on another device too.',
  },
  {
    question: 'What is the waitlist for social ads?',
    answer:
      'A list of people who want to run ads on Facebook and Instagram from Foyer. The ads are not open yet. When they open, the list hears of it first, by email.',
  },
  {
    question: 'What happens with my email?',
    answer:
      'We use it to let you in, to send the draft, and to credit the partner who sent you. You can delete your account, with everything in it, at any time in Settings.',
  },
  {
    question: 'Does Foyer keep patient data?',
    answer: 'No. Nothing here asks for it.',
  },
] as const
