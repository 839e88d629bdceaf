import type { FieldWords } from '../../words/type-words.ts'

export const WORDS: FieldWords = {
  noun: 'pediatric care',
  lede: [
    'Care for children from birth through the teen years.',
    'Care for newborns, kids and teens, and help for their parents.',
    'For kids from the first days through high school, and for the parents raising them.',
  ],
  servicesHeading: '{What families [come|will come] in for|What families [call|will call] about}',
  services: [
    {
      id: 'newborns',
      name: 'Newborn care',
      more: 'Feeding, weight, sleep and all the questions of the first weeks.',
    },
    { id: 'well', name: 'Well-child visits', more: 'Growth, milestones, school and what to expect next.' },
    {
      id: 'vaccines',
      name: 'Vaccines',
      more: '{Shots on the regular schedule, and catch-up shots.|A look at the vaccine record, and where to get shots nearby.}',
    },
    { id: 'sick', name: 'Sick visits', more: 'Fevers, ear pain, coughs, rashes and stomach bugs.' },
    {
      id: 'behavior',
      name: 'Sleep and behavior',
      more: 'Bedtime battles, tantrums, screens and trouble at school.',
    },
    {
      id: 'allergy',
      name: 'Asthma and allergies',
      more: 'A written plan for home, and a copy for the school nurse.',
    },
    { id: 'teens', name: 'Teen health', more: 'Time to talk one-on-one, without a parent in the room.' },
    { id: 'forms', name: 'School and sports physicals', more: 'Forms for school, daycare, camp and sports.' },
  ],
  visit: [
    {
      id: 'before',
      title: '{What to bring|What to have ready}',
      text: [
        'Your child’s vaccine record helps most, along with a list of any medicines.',
        'A favorite toy {and a snack make the wait easier|and some room to wiggle help, too}.',
      ],
    },
    {
      id: 'visit',
      title: '{In the exam room|During the visit}',
      usual: [
        'We [talk|will talk] with you first, while your child gets used to {the room|the camera|us}.',
        '{Babies and toddlers can stay on your lap for the exam.|Then we [say|will say] hello to your child and look at what is wrong.}',
      ],
    },
    {
      id: 'after',
      title: '{Before you go home|Before the call ends|Before we leave}',
      usual: ['You [know|will know] what to do at home and which signs mean you should call.'],
    },
  ],
  questions: [
    {
      id: 'newborn',
      title: 'When is a baby’s first visit?',
      text: [
        'Most newborns are seen within a few days of going home. Many parents choose an office before the birth.',
      ],
    },
    {
      id: 'fever',
      title: 'When is a fever urgent?',
      text: [
        'In a baby under three months, a temperature of 100.4 °F or higher needs a call right away, day or night.',
        'At any age, a fever with trouble breathing, a stiff neck or being hard to wake needs emergency care.',
      ],
    },
  ],
  promises: {
    personalized_care: ['Longer visits [give|will give] us time to learn what is normal for your child.'],
    accessibility: [
      'Sick kids can usually be seen the same week.',
      'There [are|will be] times after school and work.',
      'A person [answers|will answer] when parents call.',
    ],
    holistic_approach: ['Sleep, food, school and feelings [are|will be] part of the visit.'],
    technology: [
      'Parents can message us.',
      'Many follow-ups can be by video.',
      'Test results [are|will be] online.',
    ],
    expertise: ['Our training is in children’s health, from newborns to teens.'],
  },
  ways: {
    office: 'Well-child visits, shots, ear checks and any child who looks sick.',
    video: 'Rashes, sleep, feeding questions and follow-ups.',
  },
}
