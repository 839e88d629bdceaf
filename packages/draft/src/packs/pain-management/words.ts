import type { FieldWords } from '../../words/type-words.ts'

export const WORDS: FieldWords = {
  noun: 'pain management',
  lede: [
    'Careful plans for pain that has lasted too long.',
    'Care for pain that has lasted for months or years.',
    'Treatment for back, neck, joint and nerve pain.',
  ],
  servicesHeading: 'Back, nerve and joint pain',
  services: [
    { id: 'back', name: 'Low back pain', more: 'With or without pain down the leg.' },
    { id: 'neck', name: 'Neck and shoulder pain', more: 'From work, age or a crash.' },
    { id: 'nerves', name: 'Nerve pain and sciatica', more: 'Burning, tingling or numbness.' },
    { id: 'joints', name: 'Arthritis', more: 'Painful hips, knees and hands.' },
    { id: 'headache', name: 'Headaches', more: 'Mostly those that start in the neck.' },
    { id: 'surgery', name: 'Pain after surgery', more: 'Pain that outlasts the healing.' },
    { id: 'medication', name: 'Medicine review', more: 'Benefits, risks and doses.' },
    { id: 'fibromyalgia', name: 'Fibromyalgia', more: 'Pain in many places, poor sleep and tired days.' },
  ],
  visit: [
    {
      id: 'before',
      title: 'What to {bring|have ready}',
      text: ['Scans, reports and a list of the treatments you have tried.'],
    },
    {
      id: 'history',
      title: 'Your history',
      usual: ['Tell us how the pain began and what it keeps you from doing.'],
    },
    {
      id: 'exam',
      title: 'The exam',
      usual: ['We [check|will check] how you stand and bend, and where it hurts.'],
    },
    {
      id: 'plan',
      title: 'The plan',
      text: ['Treatment often combines exercise, therapy and medicine.'],
      usual: ['We [set|will set] a date to check if it helps.'],
    },
  ],
  questions: [
    {
      id: 'scan',
      title: 'My scan was normal. Is my pain real?',
      text: ['Yes. Many people in real pain have a normal scan.'],
    },
    {
      id: 'goal',
      title: 'Will the pain go away?',
      text: ['Sometimes. When it does not, the goal is to sleep, move and work with less pain.'],
    },
  ],
  promises: {
    personalized_care: [
      'We [take|will take] time for your full history.',
      'The plan [fits|will fit] what you need to do each day.',
    ],
    accessibility: [
      'We can usually see you the same week for a painful flare.',
      'Some evening hours [are|will be] open.',
      'Your call [is|will be] answered by a person.',
    ],
    holistic_approach: ['The plan [covers|will cover] sleep, food, work and stress, too.'],
    technology: ['On a bad day, you can message us.', 'Many visits can be by video.'],
    expertise: [
      '[We treat back pain, nerve pain and arthritis every week.|Back pain, nerve pain and arthritis are what we trained for.]',
    ],
  },
  ways: {
    office: 'Exams, injections and other procedures.',
    video: 'Medicine checks, test results and changes to the plan.',
  },
}
