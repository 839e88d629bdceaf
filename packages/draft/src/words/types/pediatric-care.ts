import type { TypeWords } from '../type-words.ts'

export const PEDIATRIC_CARE: TypeWords = {
  noun: 'pediatric care',
  lede: [
    'For newborns to teenagers, and the parents beside them.',
    'Care for children at every age, and an ear for the parents who raise them.',
    'From the first days of life to the last days of school, parents included.',
  ],
  servicesHeading: '{What families [come|will come] for|What families [call|will call] about}',
  services: [
    {
      id: 'newborns',
      name: 'Newborns',
      more: 'Feeding, weight, sleep, and every question of the first weeks.',
    },
    { id: 'well', name: 'Well visits', more: 'How your child grows, plays, talks and learns.' },
    {
      id: 'vaccines',
      name: 'Vaccines',
      more: '{On schedule, or caught up if some were missed.|A look at the record, and a place near you for the shots.}',
    },
    { id: 'sick', name: 'Sick visits', more: 'Fevers, ears, rashes and tummy aches.' },
    {
      id: 'behavior',
      name: 'Sleep and behavior',
      more: 'Bedtime, tantrums, school trouble, too much screen.',
    },
    { id: 'allergy', name: 'Asthma and allergies', more: 'Plans for home, and a copy for the school nurse.' },
    { id: 'teens', name: 'Teenagers', more: 'Time to talk alone, if they want it.' },
    { id: 'forms', name: 'School and sports forms', more: 'Camp, team and daycare papers.' },
  ],
  visit: [
    {
      id: 'before',
      title: '{Pack|Gather} the small things',
      text: [
        'The vaccine record helps most, and right after it comes a favorite toy{, a snack and a spare diaper| and a spot where your child can wiggle}.',
      ],
    },
    {
      id: 'visit',
      title: 'Parents first, then the child',
      usual: [
        'You [tell|will tell] us how things are at home, while your child gets used to the {room|faces on the screen}.',
        '{The exam [happens|will happen] on your lap, if that is where your child feels safe.|Then we [say|will say] hello to your child, at their own pace.}',
      ],
    },
    {
      id: 'after',
      title: '{Going home with a plan|A plan for the next days}',
      usual: ['You [hear|will hear] which signs are harmless, and which ones mean that you should call.'],
    },
  ],
  questions: [
    {
      id: 'newborn',
      title: 'When should a newborn be seen?',
      text: [
        'Most babies have a first visit within a few days of coming home, and many parents choose the office before the birth.',
      ],
    },
    {
      id: 'fever',
      title: 'When is a fever urgent?',
      text: [
        'In a baby under three months, a temperature of 100.4 °F or higher needs a call at any hour. In an older child, how they act tells more than the number.',
      ],
    },
  ],
  promises: {
    personalized_care:
      'Longer visits, so that there [is|will be] time to learn what is normal for this one child.',
    accessibility: 'Same-week visits, some evenings, and a phone that [is|will be] answered.',
    holistic_approach: 'Home, school, sleep, food and feelings [are|will be] part of the talk.',
    technology: 'Messages, video visits and results [save|will save] you a phone call.',
    expertise: 'Training that was about children, from the smallest to the almost grown.',
  },
  ways: {
    office: 'For well visits, shots, ears, and any child who looks unwell.',
    video: 'For rashes, sleep, feeding and the worries of new parents.',
  },
}
