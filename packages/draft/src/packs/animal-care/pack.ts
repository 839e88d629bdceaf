import type { FieldPack } from '../field-pack.ts'
import { CLIENTS } from '../people.ts'
import { WORDS } from './words.ts'

export const ANIMAL_CARE: FieldPack = {
  words: WORDS,
  title: 'veterinary care',
  recognized: {
    pattern:
      /^(?!.*\b(?:counsel\w*|psycho\w*|social work\w*|mental health|burnout|grief|loss|trauma|assisted|facilitated|therap(?:y|ist)s?|veterans?)\b)(?=.*(?:\bveterinar\w*|\b(?:mobile|large[- ]animal|small[- ]animal|equine|house[- ]call) vets?\b|\bvets? (?:clinic|practice|hospital|care|services?)\b|^\W*(?:the )?vets?\W*$|\bvet tech\w*|\b(?:pets?|animals?|dogs?|cats?|horses?|canine|feline|equine) (?:hospital|clinic|health|care|medicine|wellness|rehab\w*|acupunct\w*|chiropract\w*|dent\w*|dermat\w*|massage|nutrition|behavio\w*|grooming|training|vaccin\w*)|\bfor (?:your )?(?:pets?|animals|dogs|cats|horses)\b))/isu,
    spanish: /^(?!.*\b(?:duelo|terap\w*|psic\w*)\b)(?=.*\bmascotas\b)/isu,
    order: 5,
  },
  people: CLIENTS,
  isHandsOn: true,
  place: 'open',
  crisis: { contact: 'In an emergency, call the nearest animal hospital.' },
  letters: [
    { letters: ['DVM', 'VMD', 'BVSc'], role: 'Veterinarian', isDeciding: true },
    { letters: ['CVT', 'LVT', 'RVT'], role: 'Veterinary technician' },
  ],
  licence: 'Ohio veterinary license VET.00000',
  notices: [],
  insurance: { isBilled: false },
  estimate: 'never',
  reviews: 'ask',
  posts: { title: 'No animal of a client without their yes.', text: 'A dog can name its owner.' },
  plan: {
    neighbors: 'A groomer, a dog trainer, a shelter, a pet store, a boarding kennel.',
    directories: 'your state association’s list',
    hasNpi: false,
  },
  pages: {
    checkup: [
      {
        title: 'How often does a pet need a checkup?',
        text: 'Once a year for many adult pets, and more often for puppies, kittens and older animals.',
      },
      { title: 'Can I stay with my pet?' },
      { title: 'What should I bring?', text: 'Records from earlier vets, and any medicine in its box.' },
    ],
  },
  schema: 'veterinary',
  note: 'Foyer is made for people’s health care, so some words may not fit animals. You can go on: insurance, privacy notices, the price estimate and 911 are left out.',
}
