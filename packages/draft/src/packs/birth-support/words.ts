import type { FieldWords } from '../../words/type-words.ts'

export const WORDS: FieldWords = {
  noun: 'birth support',
  lede: [
    'Support before, during and after birth.',
    'A steady person at your side for birth and the weeks after.',
    'Birth and postpartum support for growing families.',
  ],
  servicesHeading: 'How we [support|will support] you',
  services: [
    { id: 'birth', name: 'Birth support', more: 'Comfort, positions and a familiar face in labor.' },
    { id: 'plans', name: 'Birth plans', more: 'Your wishes on one page.' },
    { id: 'postpartum', name: 'Postpartum support', more: 'Rest, meals and someone to hold the baby.' },
    { id: 'partners', name: 'Help for partners', more: 'What to do, and when to just be there.' },
    { id: 'classes', name: 'Birth classes', more: 'Labor, breathing, positions and your choices.' },
    { id: 'cesarean', name: 'Cesarean birth', more: 'Someone beside you before, during and after.' },
    { id: 'nights', name: 'Night help', more: 'A pair of hands from bedtime to breakfast.' },
    { id: 'siblings', name: 'Brothers and sisters', more: 'How to get older children ready.' },
  ],
  visit: [
    {
      id: 'before',
      title: 'A first talk',
      text: ['Your due date, and where you plan to give birth.'],
      usual: ['We [see|will see] if we are a good match.'],
    },
    {
      id: 'plan',
      title: 'Getting ready',
      usual: ['Before the birth we [meet|will meet] and go over what you hope for.'],
    },
    {
      id: 'birth',
      title: 'When labor starts',
      usual: ['Call us, and we [decide|will decide] together when we join you.'],
    },
  ],
  questions: [
    {
      id: 'medical',
      title: 'Do you give medical care?',
      text: ['No. A doula supports you, and your midwife, nurse or doctor gives the medical care.'],
    },
    {
      id: 'epidural',
      title: 'Can I have a doula and an epidural?',
      text: ['Yes. Support helps with any kind of birth.'],
    },
  ],
  wholeTitle: 'The whole family',
  promises: {
    personalized_care: ['We [get|will get] to know you long before the birth.'],
    accessibility: [
      'You usually [hear|will hear] from us within two days.',
      'First talks in the evening [are|will be] possible.',
      'You [have|will have] our phone number near your due date.',
    ],
    holistic_approach: ['Rest, food, fears and family [are|will be] all part of it.'],
    technology: ['Message us with the small questions.', 'We can meet by video.'],
    expertise: ['Ask us about our training, and how many births we have seen.'],
  },
  ways: { office: 'Getting to know each other, and the birth itself.', video: 'Birth plans and questions.' },
}
