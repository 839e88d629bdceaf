import type { FieldWords } from '../type-words.ts'

export const DENTAL: FieldWords = {
  noun: 'dental care',
  servicesHeading: '{What happens in the chair|What you can ask from home}',
  services: [
    {
      id: 'cleaning',
      name: 'Checkups and cleanings',
      more: '{Tartar off, gums measured, questions answered.|When they are due, and why they matter.}',
    },
    { id: 'fillings', name: 'Fillings', more: 'A small hole is a small job; waiting makes it a big one.' },
    { id: 'crowns', name: 'Crowns and bridges', more: 'For a tooth that is cracked, worn down, or gone.' },
    { id: 'gums', name: 'Gum care', more: 'Bleeding when you brush is common, and worth a look.' },
    { id: 'roots', name: 'Root canals', more: 'A way to keep a tooth whose nerve has died.' },
    { id: 'children', name: 'Children’s teeth', more: 'From the first tooth to the last of the molars.' },
    { id: 'emergencies', name: 'Toothache and broken teeth', more: 'Save the piece in milk, and call.' },
  ],
  visit: [
    {
      id: 'before',
      title: 'Before you sit down',
      text: [
        'Some medicines change how gums bleed and heal, so a list of what you take is worth having at hand.',
        'Old X-rays from another office may spare you new ones.',
      ],
    },
    {
      id: 'look',
      title: 'First, a look around',
      usual: [
        '{We [check|will check] teeth, gums, tongue and jaw, and show you what we see.|You [hold|will hold] the phone, and we [tell|will tell] you where to point it.}',
      ],
    },
    {
      id: 'talk',
      title: 'Then the findings',
      usual: [
        'You [hear|will hear] which teeth need work soon, and you [see|will see] the price before anything starts.',
      ],
    },
    {
      id: 'afraid',
      title: 'If you are nervous',
      text: ['Plenty of people are, and it does no harm to say so before anything starts.'],
      usual: ['Together we [agree|will agree] on a sign that means stop.'],
    },
  ],
  questions: [
    {
      id: 'often',
      title: 'How often do teeth need a cleaning?',
      text: [
        'Twice a year suits many people, while others need it more or less often, depending on their gums.',
      ],
    },
    {
      id: 'xrays',
      title: 'Are X-rays of the teeth safe?',
      text: [
        'The dose is low, about what you would get from a few days of daily life. Dentists usually ask about pregnancy before they take one.',
      ],
    },
  ],
  promises: {
    personalized_care: 'More time in the chair, and a plan made for one mouth.',
    accessibility:
      'Visits in the same week, evening hours, and somebody who [answers|will answer] the phone.',
    holistic_approach:
      'Teeth are part of a person, so sleep, food, work and mind [come|will come] up as well.',
    technology: 'Messages, video visits and results, with no phone tag.',
    expertise: 'Long training in the dental problems that [come|will come] through our door most.',
  },
  ways: {
    office: 'For cleanings, fillings, X-rays and everything that takes two hands.',
    video: 'For a first opinion, a question after treatment, or a look at a sore spot.',
  },
}
