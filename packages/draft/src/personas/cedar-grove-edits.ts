import type { SiteEditsRow } from '../edits.ts'
import { addedItems } from './added-items.ts'
import { ownerPictures } from './owner-pictures.ts'

const own = (text: string) => ({ text, ours: '' })

/**
 * What the owner of Cedar Grove might change on the page: a third of the lines, the order, one section hidden, and
 * services, prices, people, a week, a place and news.
 */
export const CEDAR_GROVE_EDITS: SiteEditsRow = {
  words: {
    'hero/lede': own('Primary care for the whole family, from someone who knows your names.'),
    'hero/action': own('Come and meet us'),
    'visit/heading': own('Your first hour with us'),
    'visit/before/title': own('The week before'),
    'visit/visit/usual-1': own('We sit at the table, not at a screen, and you tell me what you came for.'),
    'visit/after/usual-1': own(
      'You go home with one page in plain words: what we found and what comes next.',
    ),
    'story/paragraph-2': own(
      'So I made a smaller practice. I know who is expecting, who is grieving, and whose knee hurts when it rains.',
    ),
    'values/heading': own('Three things you can count on'),
    'values/personalized_care/text-1': own('An hour for the first visit, half an hour for every other one.'),
    'values/accessibility/title': own('A phone that I answer'),
    'values/accessibility/text-1': own('Until nine in the evening, and on Saturdays before noon.'),
    'services/heading': own('What we do here'),
    'services/checkups/more': own('Once a year, with time to ask.'),
    'services/colds/title': own('Coughs, fevers and sore throats'),
    'services/mood/more': own('A first talk, and somebody good to see next.'),
    'model/heading': own('One fee, and no surprises'),
    'model/lead': own('Members pay by the month, and the fee keeps my list of patients short.'),
    'questions/heading': own('What people ask at the door'),
    'questions/bring/text-1': own('Your pill bottles in a bag. That is all.'),
    'questions/video/text-1': own('Yes, if you are in Tennessee or Georgia that day.'),
    'contact/heading': own('Knock any time'),
  },
  section_order: [
    'services',
    'prices',
    'visit',
    'story',
    'team',
    'values',
    'questions',
    'model',
    'where',
    'hours',
    'places',
    'cost',
    'why',
  ],
  hidden: { why: true },
  added: {
    ...addedItems(12, ['service']),
    ...addedItems(3, ['price', 'question', 'person']),
    ...addedItems(1, ['hours', 'place', 'notice']),
  },
  pictures: ownerPictures(),
}
