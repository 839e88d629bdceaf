import { CRISIS } from '../../words/contact.ts'
import type { FieldPack } from '../field-pack.ts'
import { BOTH_NOTICES } from '../medical-letters.ts'
import { PATIENTS } from '../people.ts'
import { WORDS } from './words.ts'

export const PSYCHIATRY: FieldPack = {
  words: WORDS,
  title: 'psychiatry',
  recognized: { pattern: /\bpsychiatr\w*|\bpsiquiatr\w*|\bpmhnp\b/iu, order: 16 },
  people: PATIENTS,
  isHandsOn: false,
  place: 'office',
  crisis: { contact: CRISIS, opens: true },
  letters: [
    { letters: ['MD', 'DO'], role: 'Psychiatrist' },
    { letters: ['PMHNP', 'PMHNP-BC'], role: 'Psychiatric nurse practitioner', isDeciding: true },
    { letters: ['PA-C'], role: 'Physician assistant' },
  ],
  licence: 'Oregon medical license MD000000',
  notices: BOTH_NOTICES,
  insurance: {
    isBilled: true,
    says: 'Federal law asks plans that cover mental health to treat it like other care.',
  },
  estimate: 'owed',
  // The ethics column of the American Psychiatric Association: psychiatrists do not invite reviews.
  reviews: 'none',
  posts: { title: 'No case, not even a changed one.', text: 'And no diagnosis of people in the news.' },
  plan: {
    neighbors:
      'A primary care office, a therapist, a school counselor, a college health center, a pharmacist.',
    directories: 'Psychology Today and the plans you take',
    hasNpi: true,
  },
  pages: {
    attention: [
      { title: 'Will I get medicine at the first visit?', text: 'Not always.' },
      { title: 'Can it be by video?', text: 'Often. Rules for some medicines differ by state.' },
      { title: 'Is this therapy?', text: 'No, but many people do both.' },
    ],
    depression: [
      { title: 'How long do medicines take?', text: 'Two to six weeks.' },
      { title: 'Will I feel numb?', text: 'Some people do. Tell us, and it can change.' },
      { title: 'How long do I stay on them?', text: 'Often six months or more after you feel well.' },
    ],
    anxiety: [
      { title: 'Are there medicines that do not cause dependence?', text: 'Yes.' },
      { title: 'Can I drive?', text: 'Usually, but wait until you know how you react.' },
      { title: 'Does therapy help, too?', text: 'Yes, often both together.' },
    ],
    bipolar: [
      { title: 'Is it the same as mood swings?', text: 'No. Episodes last days or weeks.' },
      { title: 'Do I need blood tests?', text: 'With some medicines, yes.' },
      { title: 'Can I work?', text: 'Many people do.' },
    ],
    sleep: [
      { title: 'Are sleeping pills a good idea?', text: 'For short times only.' },
      {
        title: 'What is CBT for insomnia?',
        text: 'A short therapy that changes habits around bed and worry.',
      },
      { title: 'Should I stay in bed?', text: 'Not awake for long.' },
    ],
    review: [
      { title: 'Can I stop a medicine?', text: 'Not by yourself. Some need to be lowered slowly.' },
      { title: 'What should I bring?', text: 'All bottles, and what you took before.' },
      { title: 'Do you talk to my therapist?', text: 'Yes, if you agree.' },
    ],
    trauma: [
      { title: 'Do I have to say what happened?', text: 'No.' },
      { title: 'Which medicines are used?', text: 'Often the same as for depression.' },
      { title: 'Is therapy the first choice?', text: 'For many people, yes.' },
    ],
    postpartum: [
      { title: 'Can I take medicine while nursing?', text: 'Often, yes. We look at each one.' },
      { title: 'Will my baby be taken away?', text: 'Asking for help is not a reason for that.' },
      { title: 'Where can I call at night?', text: '1-833-852-6262, the hotline for new parents.' },
    ],
  },
  schema: 'medical',
}
