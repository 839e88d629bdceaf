import type { FieldWords } from '../../words/type-words.ts'

export const WORDS: FieldWords = {
  noun: 'primary care',
  lede: [
    'Checkups, sick visits and everyday care in one place.',
    'Your first call, sick or well.',
    'A regular place to go for checkups, sick visits and long-term conditions.',
  ],
  servicesHeading: '{What people [come|will come] in for|What people [call|will call] about}',
  services: [
    {
      id: 'checkups',
      name: 'Checkups and physicals',
      more: 'Blood pressure, weight, lab tests and the screenings due at your age.',
    },
    {
      id: 'vaccines',
      name: 'Vaccines',
      more: '{Flu shots, boosters and any you have missed.|Which ones are due, and where to get them nearby.}',
    },
    { id: 'colds', name: 'Sick visits', more: 'Coughs, fevers, sore throats and stomach bugs.' },
    { id: 'pressure', name: 'High blood pressure', more: 'Home readings, medicine and regular checks.' },
    {
      id: 'diabetes',
      name: 'Diabetes and prediabetes',
      more: 'Blood sugar tests, medicine and help with food and activity.',
    },
    { id: 'asthma', name: 'Asthma', more: 'Inhalers, triggers and a written plan for bad days.' },
    {
      id: 'injuries',
      name: 'Minor injuries',
      more: 'Sprains, small cuts and falls that do not need an emergency room.',
    },
    {
      id: 'mood',
      name: 'Anxiety and depression',
      more: 'A first conversation, treatment options and a referral if you want one.',
    },
  ],
  visit: [
    {
      id: 'before',
      title: '{What to bring|What to have ready}',
      text: ['Your medicine list helps most, along with any records from your last office.'],
    },
    {
      id: 'visit',
      title: '{At the visit|During the visit}',
      usual: [
        'We [start|will start] with your questions, then go over your health history and your family’s.',
        '{If an exam or a lab test would help, we [explain|will explain] why.|If you need an exam or a lab test, we [tell|will tell] you where to get one nearby.}',
      ],
    },
    {
      id: 'after',
      title: '{Before you leave|Before the call ends|Before we leave}',
      usual: ['You [get|will get] a clear next step, and you [know|will know] when to call sooner.'],
    },
  ],
  questions: [
    {
      id: 'bring',
      title: '{What should I bring to my first visit?|What should I have ready for my first visit?}',
      text: ['A photo ID, your insurance card if you use one, and the names and doses of your medicines.'],
    },
    {
      id: 'well',
      title: 'Do I need a checkup if I feel fine?',
      text: ['Often, yes. High blood pressure and early diabetes usually cause no symptoms.'],
    },
  ],
  promises: {
    personalized_care: ['Visits [are|will be] long enough for your whole list of questions.'],
    accessibility: [
      'We [can|will] usually see you the same week.',
      'Some visits [are|will be] in the evening.',
      'A person [answers|will answer] the phone during office hours.',
    ],
    holistic_approach: ['Checkups here [cover|will cover] sleep, food, work and stress, too.'],
    technology: [
      'Questions can be sent by message.',
      'Follow-ups can be by video.',
      'Test results [are|will be] online.',
    ],
    expertise: [
      '[We treat blood pressure, diabetes and asthma every week.|Blood pressure, diabetes and asthma are what we trained for.]',
    ],
  },
  ways: {
    office: 'Physicals, vaccines, lab tests and anything that needs a hands-on exam.',
    video: 'Refills, test results, follow-ups and many minor illnesses.',
  },
}
