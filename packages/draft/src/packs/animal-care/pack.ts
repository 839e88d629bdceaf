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
    vaccines: [
      {
        title: 'Which shots does my pet need?',
        text: 'It depends on age, habits and state law. Rabies shots are required in most states.',
      },
      { title: 'Are side effects common?', text: 'Most pets are only tired for a day.' },
      { title: 'Can old pets stop?', text: 'Some shots stay useful at any age.' },
    ],
    sick: [
      { title: 'When is it an emergency?', text: 'Trouble breathing, a hard belly, a seizure or collapse.' },
      { title: 'Should I bring a sample?', text: 'If there is diarrhea, a fresh sample helps.' },
      { title: 'Can my pet eat before?', text: 'Call first if a test may be needed.' },
    ],
    teeth: [
      { title: 'Does my pet sleep for a cleaning?', text: 'Yes, a full cleaning takes anesthesia.' },
      { title: 'How do I know that teeth hurt?', text: 'Bad breath, dropped food and chewing on one side.' },
      { title: 'Can I brush at home?', text: 'Yes, with toothpaste for pets.' },
    ],
    older: [
      { title: 'How often should an older pet be seen?', text: 'Twice a year is common.' },
      { title: 'Which changes should I watch?', text: 'Thirst, weight, stairs and sleep.' },
      { title: 'Can pain be treated?', text: 'Often, yes.' },
    ],
    skin: [
      { title: 'Is it fleas or an allergy?', text: 'It can be both, and they look alike.' },
      { title: 'Can I use human cream?', text: 'No. Many are harmful when licked.' },
      { title: 'How long does it take to clear?', text: 'Often a few weeks.' },
    ],
    surgery: [
      { title: 'At what age?', text: 'It depends on the breed and the animal.' },
      { title: 'Is food allowed before?', text: 'Usually not after midnight. Ask for very small pets.' },
      { title: 'How long is the recovery?', text: 'About ten to fourteen days.' },
    ],
    young: [
      { title: 'When is the first visit?', text: 'Within a week of coming home.' },
      { title: 'Can my puppy meet other dogs?', text: 'Ask first. It depends on the shots so far.' },
      { title: 'What should I bring?', text: 'Papers from the breeder or shelter.' },
    ],
  },
  schema: 'veterinary',
  note: 'Foyer is made for people’s health care, so some words may not fit animals. You can go on: insurance, privacy notices, the price estimate and 911 are left out.',
}
