import type { TypeWords } from '../type-words.ts'

export const WOMENS_HEALTH: TypeWords = {
  noun: 'women’s health',
  lede: [
    'Care through every stage, from first visits to menopause.',
    'For the first exam, the years of planning, and the change that comes later.',
    'Women’s health at every age, and room for the questions that are hard to ask.',
  ],
  servicesHeading: 'Reasons to {come|call}',
  services: [
    {
      id: 'checkups',
      name: '{Yearly exams|Yearly checks}',
      more: '{Pap tests, breast checks, and whatever is due at your age.|Which tests are due at your age, and where to have them.}',
    },
    { id: 'contraception', name: 'Birth control', more: 'Choosing it, changing it, or stopping.' },
    { id: 'periods', name: 'Painful or heavy periods', more: 'Pain that keeps you home is worth a visit.' },
    { id: 'pregnancy', name: 'Pregnancy', more: 'Planning one, being in one, and the months after.' },
    { id: 'pelvic', name: 'Pelvic health', more: 'Leaks, pressure, and pain that nobody mentions.' },
    { id: 'infections', name: 'Infections and testing', more: 'Tests, treatment, and no raised eyebrows.' },
    { id: 'menopause', name: 'Menopause', more: 'Hot flashes, sleep, mood and bones.' },
  ],
  visit: [
    {
      id: 'before',
      title: 'Before you {come|log in}',
      text: [
        'It helps to know the date of your last period, the medicines you use, and the result of your last test.',
      ],
    },
    {
      id: 'talk',
      title: '{A talk, with your clothes on|A talk, in private}',
      usual: ['First you [say|will say] what brings you, behind a closed door and in your own time.'],
    },
    {
      id: 'exam',
      title: 'An exam only with your yes',
      text: ['An exam takes your consent, and a change of mind in the middle of one counts just as much.'],
      usual: [
        '{We [explain|will explain] each part before it happens.|When one is needed, we [help|will help] you find a place for it.}',
      ],
    },
    {
      id: 'after',
      title: 'Afterward',
      usual: ['Results [come|will come] with an explanation in everyday words, and with a next step.'],
    },
  ],
  questions: [
    {
      id: 'exam',
      title: 'Does every visit need an exam?',
      text: [
        'No. Much of women’s health is talk: birth control, sleep, mood and hot flashes rarely need one.',
      ],
    },
    {
      id: 'private',
      title: 'Does what I say stay private?',
      text: [
        'By law it does, with a few exceptions. If you share a health plan with someone, ask the plan what it mails home.',
      ],
    },
  ],
  promises: {
    personalized_care: 'The visits [are|will be] longer, and the plan that comes out of them fits one woman.',
    accessibility: 'Same-week visits, evening hours, and a phone that [is|will be] answered.',
    holistic_approach: 'Sleep, food, work and mind [are|will be] looked at together with the rest of you.',
    technology: 'Messages, video visits and results, all without a phone call.',
    expertise: 'Deep training in the questions that [bring|will bring] most women here.',
  },
  ways: {
    office: 'For exams, tests, ultrasound and everything that needs privacy in person.',
    video: 'For birth control, results, menopause and a second talk about a choice.',
  },
}
