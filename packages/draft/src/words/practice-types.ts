import type { PracticeTypeId } from '@foyer/shared/onboarding/option-ids.ts'
import type { ServiceWords, TypeWords } from './type-words.ts'

const VISIT = [
  {
    id: 'before',
    title: 'Before you come',
    text: ['Write down the medicines you take.', 'Bring old records if you have them.'],
  },
  {
    id: 'visit',
    title: 'At the visit',
    text: [
      'First you talk about what brings you and how you have been.',
      'An exam comes after, if it helps.',
    ],
  },
  { id: 'after', title: 'When you leave', text: ['You know what happens next, and when to come again.'] },
] as const

const QUESTIONS = [
  {
    id: 'bring',
    title: 'What should I have with me the first time?',
    text: ['A list of your medicines, and any records you have.', 'If you have none, that is fine.'],
  },
] as const

/** What we say of each practice type of the catalogue. */
export const PRACTICE_TYPE_WORDS: { readonly [Id in PracticeTypeId]: TypeWords } = {
  weight_management: words(
    'weight management',
    'Steady support with food, movement and medicine where it fits.',
    [
      ['food', 'Eating'],
      ['movement', 'Movement'],
      ['medication', 'Medicine for weight'],
      ['sleep', 'Sleep'],
      ['surgery', 'Talking about surgery'],
    ],
  ),
  functional_medicine: words(
    'functional medicine',
    'Long visits that read history, habits and labs together.',
    [
      ['energy', 'Sleep and energy'],
      ['digestion', 'Digestion'],
      ['hormones', 'Hormones'],
      ['pain', 'Headache and joint pain'],
    ],
  ),
  healthy_aging: words('healthy aging', 'Care for later life: strength, memory, sleep and independence.', [
    ['medicines', 'Medicine review'],
    ['strength', 'Strength and balance'],
    ['memory', 'Memory'],
    ['sleep', 'Sleep'],
    ['planning', 'Planning ahead'],
  ]),
  womens_health: words("women's health", 'Care through every stage, from first visits to menopause.', [
    ['checkups', 'Yearly exams'],
    ['contraception', 'Birth control'],
    ['pregnancy', 'Pregnancy'],
    ['pelvic', 'Pelvic health'],
    ['menopause', 'Menopause'],
  ]),
  primary_care: words('primary care', 'The first call for checkups, illness and all in between.', [
    ['checkups', 'Checkups'],
    ['vaccines', 'Vaccines'],
    ['colds', 'Coughs and fevers'],
    ['pressure', 'Blood pressure'],
    ['diabetes', 'Diabetes'],
    ['asthma', 'Asthma'],
    ['injuries', 'Small injuries'],
  ]),
  pediatric_care: words('pediatric care', 'For newborns to teenagers, and the parents beside them.', [
    ['well', 'Well visits'],
    ['vaccines', 'Vaccines'],
    ['sick', 'Sick visits'],
    ['newborns', 'Newborns'],
    ['forms', 'School and sports forms'],
  ]),
  chronic_disease: words(
    'chronic disease care',
    'Long-term care for diabetes, blood pressure, asthma and more.',
    [
      ['diabetes', 'Diabetes'],
      ['pressure', 'High blood pressure'],
      ['asthma', 'Asthma'],
      ['heart', 'Heart disease'],
      ['kidneys', 'Kidney disease'],
    ],
  ),
  mens_health: words("men's health", 'Checkups, hormones, heart, and what men tend to put off.', [
    ['checkups', 'Checkups'],
    ['heart', 'Heart'],
    ['hormones', 'Hormones'],
    ['prostate', 'Prostate'],
    ['sleep', 'Sleep'],
  ]),
  sports_medicine: words('sports medicine', 'Injuries, rehab and training plans for active people.', [
    ['sprains', 'Sprains and strains'],
    ['overuse', 'Overuse injuries'],
    ['concussion', 'Concussion'],
    ['joints', 'Knee and shoulder pain'],
    ['return', 'Return to sport'],
  ]),
  pain_management: words('pain management', 'Careful plans for pain that has stayed too long.', [
    ['back', 'Low back pain'],
    ['neck', 'Neck and shoulder pain'],
    ['nerves', 'Nerve pain'],
    ['joints', 'Hip and knee pain'],
    ['headache', 'Headache'],
  ]),
}

function words(noun: string, lede: string, services: readonly (readonly [string, string])[]): TypeWords {
  return {
    noun,
    lede: [lede],
    servicesHeading: 'What people come for',
    services: services.map(([id, name]): ServiceWords => ({ id, name })),
    visit: VISIT,
    questions: QUESTIONS,
  }
}

/** What we say when the type is the owner's own, or not known: nothing about the field. */
export const OTHER_TYPE_WORDS: Omit<TypeWords, 'noun' | 'lede'> = {
  servicesHeading: 'What people come for',
  services: [],
  visit: VISIT,
  questions: QUESTIONS,
}
