import type { TypeWords } from '../type-words.ts'

export const PRIMARY_CARE: TypeWords = {
  noun: 'primary care',
  lede: [
    'The first call for checkups, illness and everything in between.',
    'The place to start, whether you feel ill or just want to stay well.',
    'Everyday care: the checkup, the cough, and the thing you are not sure about.',
  ],
  servicesHeading: '{What people [come|will come] for|What people [call|will call] about}',
  services: [
    { id: 'checkups', name: 'Checkups', more: 'The yearly look at blood pressure, weight and habits.' },
    {
      id: 'vaccines',
      name: 'Vaccines',
      more: '{Flu shots, boosters and shots before a trip.|The ones that are due, and a place near you to get them.}',
    },
    { id: 'colds', name: 'Coughs and fevers', more: 'When they last too long, or come on too fast.' },
    { id: 'pressure', name: 'High blood pressure', more: 'Measured, treated, and measured again.' },
    { id: 'diabetes', name: 'Diabetes', more: 'Tests, food, medicine and regular follow-up.' },
    { id: 'asthma', name: 'Asthma', more: 'Inhalers that are used right, and a plan for bad days.' },
    { id: 'injuries', name: 'Small injuries', more: 'Cuts, sprains and falls that need no hospital.' },
    { id: 'mood', name: 'Low mood and worry', more: 'A first talk, and help finding more if you need it.' },
  ],
  visit: [
    {
      id: 'before',
      title: 'Before {you come|the call}',
      text: ['A list of the medicines you take saves time, and so do old records if there are any.'],
    },
    {
      id: 'visit',
      title: '{While you are here|During the visit}',
      usual: [
        'We [talk|will talk] first, about your health so far, your family, and whatever worries you at the moment.',
        '{An exam [comes|will come] after, if it helps.|If something needs a hand on it, we [tell|will tell] you where to go.}',
      ],
    },
    {
      id: 'after',
      title: 'Before we part',
      usual: ['You [know|will know] the next step, and when we should see you again.'],
    },
  ],
  questions: [
    {
      id: 'bring',
      title: 'What should I have with me the first time?',
      text: ['A list of your medicines with the doses, and any records that turn up without much trouble.'],
    },
    {
      id: 'well',
      title: 'Is a checkup worth it if I feel fine?',
      text: [
        'Often it is, because high blood pressure and early diabetes can be there for years without a sign.',
      ],
    },
  ],
  promises: {
    personalized_care: 'Visits [are|will be] longer, and the plan [is|will be] made for one person.',
    accessibility: 'Same-week visits, some of them in the evening, and a phone that [is|will be] answered.',
    holistic_approach: 'Sleep, food, work and mind [belong|will belong] to a checkup here.',
    technology: 'Messages, video visits and results [reach|will reach] you without a phone call.',
    expertise: 'Deep training in the problems that fill the days of a family clinic.',
  },
  ways: {
    office: 'For exams, shots, blood tests and anything that has to be looked at closely.',
    video: 'For questions, refills, results and colds that mostly need advice.',
  },
}
