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
      more: '{On schedule, or caught up if some were missed.|Which are due, which were missed, and where to get them.}',
    },
    { id: 'sick', name: 'Sick visits', more: 'Fevers, ears, rashes and tummy aches.' },
    {
      id: 'behavior',
      name: 'Sleep and behavior',
      more: 'Bedtime, tantrums, school trouble, too much screen.',
    },
    { id: 'allergy', name: 'Asthma and allergies', more: 'Plans that work at home and at school.' },
    { id: 'teens', name: 'Teenagers', more: 'Time to talk alone, if they want it.' },
    { id: 'forms', name: 'School and sports forms', more: 'Camp, team and daycare papers.' },
  ],
  visit: [
    {
      id: 'before',
      title: '{Pack|Gather} the small things',
      text: [
        'The vaccine record helps most.',
        'Add a favorite toy{, a snack and a spare diaper| and a spot where your child can wiggle}.',
      ],
    },
    {
      id: 'visit',
      title: 'Parents first, then the child',
      usual: [
        'You [tell|will tell] us how things are at home.',
        '{The exam [happens|will happen] on your lap, if that is where your child feels safe.|Then we [say|will say] hello to your child, at their own pace.}',
      ],
    },
    {
      id: 'after',
      title: '{Going home with a plan|A plan for the next days}',
      usual: ['You [hear|will hear] what to watch for, and which signs mean that you should call.'],
    },
  ],
  questions: [
    {
      id: 'newborn',
      title: 'When should a newborn be seen?',
      text: [
        'Most babies have a first visit within days of coming home.',
        'You can plan it before the birth.',
      ],
    },
    {
      id: 'both',
      title: 'Does my child have to be there for every question?',
      text: ['No. Some things are easier to say without small ears around.', 'Ask for a talk on your own.'],
    },
  ],
  promises: {
    personalized_care: 'We [get|will get] to know your child, and what is normal for this one.',
    accessibility: 'Sick visits the same day, and a person on the phone when the fever climbs at night.',
    holistic_approach: 'Home, school, sleep and play [are|will be] part of the talk.',
    technology: 'A photo of the rash and a short message [save|will save] you the drive.',
    expertise: 'Training that was about children, from the smallest to the almost grown.',
  },
  ways: {
    office: 'For well visits, shots, ears, and any child who looks unwell.',
    video: 'For rashes, sleep, feeding and the worries of new parents.',
  },
}
