import type { Added, AddedKind } from '@foyer/shared/api/site-edits.ts'

type Fields<Kind extends AddedKind> = Omit<Extract<Added, { kind: Kind }>, 'kind' | 'at'>

const SERVICES: readonly Fields<'service'>[] = [
  {
    name: 'Sports physical',
    price: '$60',
    text: 'For school and camp. Bring the form; you leave with it signed.',
  },
  { name: 'House call after 5 pm', price: '$180', text: 'Within ten miles, for members and their children.' },
  { name: 'Travel visit', price: '', text: 'Which shots you need, and which of them you can have today.' },
  { name: 'Stitches and small wounds', price: 'from $140', text: '' },
  {
    name: 'Help with quitting tobacco',
    price: '',
    text: 'Four visits over three months, and a number that you can text.',
  },
  { name: 'Ear wash', price: '$45', text: '' },
  {
    name: 'Driver’s license physical',
    price: '$95',
    text: 'For commercial drivers; the card is issued the same day.',
  },
  { name: 'Blood draw', price: '$20', text: 'Results by phone, usually the next day.' },
  { name: 'A talk about memory', price: '', text: 'An hour for you and the person who worries with you.' },
  { name: 'Skin check', price: '$120', text: 'From head to toe, once a year.' },
  { name: 'Flu shot', price: '$0', text: 'For everybody, without a visit.' },
  { name: 'Forms for school, work and leave', price: '$15 a page', text: 'Within two working days.' },
]
const PRICES: readonly Fields<'price'>[] = [
  {
    name: 'Member, adult',
    price: '$85 a month',
    text: 'All visits, messages, and basic lab tests. You can end it at the end of any month.',
  },
  { name: 'Member, child', price: '$35 a month', text: 'With one adult member in the family.' },
  { name: 'Family', price: '$210 a month', text: 'Two adults and as many children as live with you.' },
  { name: 'First visit without a membership', price: '$160', text: '' },
  { name: 'Follow-up', price: '$90', text: 'Half an hour, in the office or by video.' },
  { name: 'House call', price: '$180', text: '' },
]
const QUESTIONS: readonly Fields<'question'>[] = [
  {
    question: 'Can I bring my dog?',
    answer: 'Please do, on a leash. Ours is called Biscuit and sleeps under the desk until noon.',
  },
  {
    question: 'What happens if I am late?',
    answer:
      'Call when you know it. Up to ten minutes we start late; after that we find you another time in the same week.',
  },
  {
    question: 'Do you speak Spanish?',
    answer: 'Sí. Two of us do, and all of our forms are in both languages.',
  },
  { question: 'Where do I park?', answer: 'Behind the house, four places, free.' },
]
const PEOPLE: readonly Fields<'person'>[] = [
  {
    name: 'Rosa Delgado',
    role: 'Nurse',
    text: 'Rosa takes your blood and your calls. She has been a nurse for nineteen years, eleven of them in Chattanooga.',
  },
  {
    name: 'Theo Lindqvist',
    role: 'Front desk and billing',
    text: 'Theo knows what your insurance will ask before it asks.',
  },
  { name: 'Dr. Amara Okonkwo-Whitfield', role: 'Pediatrician, Tuesdays', text: '' },
]
const PLACES: readonly Fields<'place'>[] = [
  {
    name: 'The Eastside office',
    street: '412 Dodds Avenue, Suite 2',
    city: 'Chattanooga, TN',
    zip: '37404',
    phone: '(423) 555-0188',
  },
  {
    name: 'Signal Mountain, on Fridays',
    street: '9 Ridgeway Avenue',
    city: 'Signal Mountain, TN',
    zip: '37377',
    phone: '',
  },
  { name: 'The school clinic', street: '', city: 'Chattanooga, TN', zip: '', phone: '(423) 555-0199' },
]
const NOTICES: readonly Fields<'notice'>[] = [
  {
    text: 'We are closed from December 24 to January 1. If it cannot wait, call: the machine says who is on duty.',
    until: '2026-12-31',
  },
  { text: 'Flu shots are here.', until: '' },
]
const HOURS: Fields<'hours'> = {
  days: {
    mon: [
      ['08:00', '12:00'],
      ['13:00', '17:30'],
    ],
    tue: [
      ['08:00', '12:00'],
      ['13:00', '17:30'],
    ],
    wed: [['08:00', '12:00']],
    thu: [
      ['08:00', '12:00'],
      ['13:00', '17:30'],
    ],
    fri: [['07:00', '15:00']],
    sat: [['09:00', '11:00']],
  },
}
const LISTS = {
  service: SERVICES,
  question: QUESTIONS,
  price: PRICES,
  person: PEOPLE,
  place: PLACES,
  notice: NOTICES,
  hours: [HOURS],
} as const

/** All kinds of items. */
export const ADDED_KINDS = Object.keys(LISTS) as AddedKind[]

/** Returns so many items of each kind as an owner might add, in the format of `SiteEdits`; one week of hours. */
export function addedItems(count: number, kinds: readonly AddedKind[]): Record<string, Added> {
  const items = kinds.flatMap((kind) => {
    const list: readonly object[] = LISTS[kind]
    return Array.from({ length: kind === 'hours' ? 1 : count }, (_, index) => {
      const round = Math.floor(index / list.length)
      const fields = { ...list[index % list.length] } as Record<string, unknown>
      // The same words twice would not be told apart.
      const main = kind === 'notice' ? 'text' : kind === 'question' ? 'question' : 'name'
      if (round > 0) fields[main] = `${fields[main]} (${round + 1})`
      return [`add-${kind}${index}`, { ...fields, kind, at: index }] as [string, Added]
    })
  })
  return Object.fromEntries(items)
}
