import { IMPROVEMENT_IDS } from '../../answers/stored-ids.ts'
import { optionsOf } from './option.ts'

/** The areas in which an existing website can be improved. */
export const IMPROVEMENTS = optionsOf(IMPROVEMENT_IDS, {
  copy: {
    title: 'Copy',
    description: 'Words that sound like you and that patients understand.',
    info: 'Copy is how things are said. Choose this if your text feels generic, reads like a textbook or uses terms that only clinicians know. Good copy says whom you treat, how a first visit goes and what to bring, in the words a patient would use.',
  },
  design: {
    title: 'Design',
    description: 'Colors, type and photos that look cared for.',
    info: 'Patients form a picture of your office from your pages. Choose this if the site looks dated, crowded or unlike the place they walk into. It covers color, type, photos and the space between things.',
  },
  navigation: {
    title: 'Navigation',
    description: 'Hours, services and the phone number in a few seconds.',
    info: 'Most people come for one thing: your hours, a service, a form or the phone number. Choose this if they call to ask what the site already says, or if the menu has grown longer than a phone screen.',
  },
  functionality: {
    title: 'Functionality',
    description: 'Booking, forms and links that do what they should.',
    info: 'This covers what the site does: appointment requests, intake forms, the link to your portal, maps and the phone button. Choose this if something is broken or missing, or if your front desk does by phone what the site could do.',
  },
  brand_alignment: {
    title: 'Brand Alignment',
    description: 'One name, one look and one tone in every place.',
    info: 'Your site, your sign, your listings and your voicemail should sound like one practice. Choose this if name, logo or tone differ from place to place, or if the practice has changed since the site was made.',
  },
  content: {
    title: 'Content',
    description: 'Your services, your team and answers to common questions.',
    info: 'Content is what the site covers; copy is how it is worded. Choose this if services, fees, insurance notes, team pages or answers to common questions are missing, thin or no longer true.',
  },
  engagement: {
    title: 'Engagement',
    description: 'A clear next step on each page: call, book or write.',
    info: 'A visitor who finds the right page still needs a way on. Choose this if people read and leave without calling, booking or writing, or if the way to reach you differs from page to page.',
  },
  mobile: {
    title: 'Mobile Experience',
    description: 'Easy to read and to tap on a phone.',
    info: 'Many patients look you up on a phone, often in a hurry. Choose this if text is small, buttons are hard to hit or pages load slowly. A quick test: book a visit on your own phone, as a new patient would.',
  },
})
