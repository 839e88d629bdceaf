import { IN_CRISIS, NEW_BABY } from '../../words/contact.ts'
import type { FieldPack } from '../field-pack.ts'
import { BOTH_NOTICES, MEDICAL_LETTERS } from '../medical-letters.ts'
import { PATIENTS } from '../people.ts'
import { WORDS } from './words.ts'

export const PEDIATRIC_CARE: FieldPack = {
  words: WORDS,
  title: 'pediatric care',
  recognized: {
    pattern: /\bp(?:a)?ediatric\w*|\bchildrens?\b|\bkids\b/iu,
    spanish: /\bpediatr\w*|\bnin[oa]s\b/iu,
    order: 60,
    isTitleOnly: true,
  },
  people: PATIENTS,
  isHandsOn: true,
  place: 'office',
  crisis: {
    contact: `If this is an emergency, call 911. Swallowed something? Poison Control, day and night: 1-800-222-1222. ${NEW_BABY} ${IN_CRISIS}`,
  },
  letters: MEDICAL_LETTERS,
  licence: 'Oregon medical license MD000000',
  notices: BOTH_NOTICES,
  insurance: { isBilled: true, says: 'Most plans cover well-child visits and shots at no cost to you.' },
  estimate: 'owed',
  reviews: 'ask',
  posts: { title: 'No pictures of children.', text: 'A parent’s yes today may not be the child’s later.' },
  plan: {
    neighbors: 'A school nurse, a daycare, a lactation consultant, a midwife, a children’s librarian.',
    directories: 'local parents’ groups and the plans you take',
    hasNpi: true,
  },
  pages: {
    well: [
      {
        title: 'How often are well-child visits?',
        text: 'Many times in the first two years, then about once a year.',
      },
      { title: 'Are shots given the same day?', text: 'Usually, yes.' },
      { title: 'What if we missed some?', text: 'There is a catch-up schedule for every age.' },
    ],
    newborns: [
      { title: 'When is the first visit?', text: 'Within a few days of coming home.' },
      { title: 'How often should a newborn eat?', text: 'Eight to twelve times a day.' },
      { title: 'Which fever is urgent?', text: '100.4 or more in the first three months. Call right away.' },
    ],
    vaccines: [
      { title: 'Can shots be split?', text: 'Ask. It means more visits.' },
      { title: 'Is fever normal after?', text: 'A low one, for a day or two.' },
      { title: 'What if my child missed some?', text: 'There is a schedule to catch up.' },
    ],
    sick: [
      { title: 'When can my child go back to school?', text: 'Often after a day without fever.' },
      { title: 'Do ears always need antibiotics?', text: 'No.' },
      { title: 'When is it an emergency?', text: 'Trouble breathing, blue lips or a child hard to wake.' },
    ],
    behavior: [
      { title: 'Are tantrums normal?', text: 'Yes, between one and four.' },
      {
        title: 'How much sleep does a child need?',
        text: 'A toddler 11 to 14 hours, a schoolchild 9 to 12.',
      },
      { title: 'When is ADHD tested?', text: 'From about four, with notes from school.' },
    ],
    allergy: [
      { title: 'Will my child grow out of it?', text: 'Some do.' },
      { title: 'Which plan does the school need?', text: 'A signed one, with medicines and doses.' },
      { title: 'Can my child do sports?', text: 'Yes, when it is well controlled.' },
    ],
    teens: [
      { title: 'Do you talk to my teen alone?', text: 'For a part of the visit, yes.' },
      { title: 'What stays private?', text: 'Most of it, with exceptions for safety.' },
      { title: 'When is the last visit here?' },
    ],
    forms: [
      { title: 'Which forms do you fill in?', text: 'School, camp, sports and daycare.' },
      { title: 'How long is a physical valid?', text: 'Often one year.' },
      { title: 'Can it be done at a sick visit?' },
    ],
  },
  schema: 'medical',
}
