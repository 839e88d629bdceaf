import type { FieldWords } from '../../words/type-words.ts'

export const WORDS: FieldWords = {
  noun: 'veterinary care',
  lede: [
    'Care for animals and help for the people who love them.',
    'For healthy pets and for sick ones.',
    'Checkups, sick visits and advice for your pet.',
  ],
  servicesHeading: 'What we [do|will do]',
  services: [
    { id: 'checkup', name: 'Checkups', more: 'Weight, teeth, heart and skin.' },
    { id: 'vaccines', name: 'Vaccines', more: 'Which ones are due, at each age.' },
    { id: 'sick', name: 'Sick visits', more: 'Vomiting, limping, itching or not eating.' },
    { id: 'teeth', name: 'Teeth', more: 'Exams, and what to do at home.' },
    { id: 'older', name: 'Older pets', more: 'Comfort, pain and hard decisions.' },
    { id: 'skin', name: 'Itchy skin and ears', more: 'Scratching, licking, hot spots and sore ears.' },
    { id: 'surgery', name: 'Spaying and neutering', more: 'Before, the day itself and the days at home.' },
    { id: 'young', name: 'Puppies and kittens', more: 'First exams, shots and questions about food.' },
  ],
  visit: [
    {
      id: 'before',
      title: 'What to have ready',
      text: ['Records from earlier vets, and any medicine in its box.'],
    },
    {
      id: 'story',
      title: 'What you have noticed',
      usual: ['What has changed, and since when?'],
    },
    {
      id: 'exam',
      title: 'The exam',
      usual: [
        '{The exam [goes|will go] slowly, from nose to tail.|You [hold|will hold] your pet up to the camera, and we look.|The exam [goes|will go] slowly, from nose to tail.}',
      ],
    },
    {
      id: 'after',
      title: 'What comes next',
      usual: ['You [hear|will hear] the choices and what each one costs.'],
    },
  ],
  questions: [
    {
      id: 'often',
      title: 'How often does a pet need a checkup?',
      text: ['Once a year for many adult pets, and more often for young or old ones.'],
    },
    {
      id: 'urgent',
      title: 'When is it urgent?',
      text: ['Trouble breathing, a swollen belly, or a cat who cannot urinate needs help right away.'],
    },
  ],
  wholeTitle: 'Life at home',
  promises: {
    personalized_care: ['No animal [is|will be] rushed.'],
    accessibility: [
      'Sick pets [are usually|will usually be] seen within days.',
      'We [have|will have] some times after 5 pm.',
      'When you call, you [reach|will reach] a person.',
    ],
    holistic_approach: ['Food, movement and home [are|will be] part of every checkup.'],
    technology: ['Share a photo or a short clip.', 'Some questions can be settled by video.'],
    expertise: ['Ask us where we trained, and with which animals.'],
  },
  ways: { office: 'Exams, shots and anything hands-on.', video: 'Follow-ups and questions on behavior.' },
}
