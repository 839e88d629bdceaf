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
      more: '{Pap tests, breast checks, and what is due at your age.|Which tests are due at your age, and where to have them.}',
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
        'Note the date of your last period and the medicines you use.',
        'Past test results are useful too.',
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
      text: ['Any exam is your choice.'],
      usual: [
        '{We [explain|will explain] each part before it happens, and stop when you say so.|When one is needed, we [help|will help] you find a place for it.}',
      ],
    },
    {
      id: 'after',
      title: 'Afterward',
      usual: ['Results [come|will come] with words you can understand, and with a next step.'],
    },
  ],
  questions: [
    {
      id: 'exam',
      title: 'Does a first visit include an exam?',
      text: [
        '{Only if you want one, and you can change your mind at any point.|Not on a screen, and elsewhere only if you want one.}',
      ],
    },
    {
      id: 'private',
      title: 'Does what I say stay private?',
      text: ['By law it does, with a few exceptions.', 'If you share a health plan, ask what it sends home.'],
    },
  ],
  promises: {
    personalized_care: 'One person [knows|will know] your history, so you [tell|will tell] it once.',
    accessibility: 'Early and late hours, because some questions cannot wait for a free morning.',
    holistic_approach: 'Hormones, sleep, stress and work [are|will be] looked at together.',
    technology: 'Ask for refills and read your results on your own phone.',
    expertise: 'Years spent on the questions that other visits skip.',
  },
  ways: {
    office: 'For exams, tests, ultrasound and everything that needs privacy in person.',
    video: 'For birth control, results, menopause and a second talk about a choice.',
  },
}
