import type { Added } from '@foyer/shared/api/site-edits.ts'
import { teamEdits } from './team-edits.ts'

const EMDR: Added = {
  kind: 'service',
  at: 1,
  name: 'Sleep and worry',
  price: '$165 for 50 minutes.',
  text: 'Short treatment for people who lie awake. We look at what you do from nine in the evening until you give up, and we change one thing a week.\nMost people need four to six visits.',
  who: 'Adults who have slept badly for three months or longer, with or without medicine. If you wake up gasping, we first send you to a sleep study.',
  how: 'You keep a sleep diary for a week before the first visit.\nWe read it together and agree on a time to get up.\nAfter two weeks we look at the diary again and decide what comes next.',
  ask1: 'Do I have to stop my medicine?',
  answer1: 'No. We plan that with whoever prescribes it.',
  ask2: 'Can we meet by video?',
  answer2: 'Yes, from the second visit on.',
  ask3: 'How soon will I sleep?',
  answer3: 'Some people sleep better in the third week. I cannot promise it.',
}

/** A service and a person with pages of their own, and a service without one. */
export function pageEdits(people = 2) {
  const edits = teamEdits(people)
  const added: Record<string, Added> = {
    ...edits.added,
    'add-sleep': EMDR,
    'add-labs': {
      kind: 'service',
      at: 2,
      name: 'Blood draw',
      price: '$20',
      text: 'Results by phone, usually the next day.',
    },
  }
  const imani = added['add-imani']
  if (imani?.kind === 'person')
    added['add-imani'] = {
      ...imani,
      story:
        'I was a school counselor for nine years before I opened a door of my own.\nI work with adults who have been the strong one for a long time. We begin with what you would like to be different by the end of the season.',
    }
  return { ...edits, added }
}
