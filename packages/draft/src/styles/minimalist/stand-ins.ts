import type { StandIn } from '../stand-in.ts'

/** Groups are as many as the size of a page allows: each is a rule of the sheet. */
export const standIns: readonly StandIn[] = [
  {
    file: 'hanken-grotesk-latin-300-500',
    weight: 300,
    family: 'Hanken Fallback',
    covers: '300',
    stand: 'sans',
    groups: 6,
    isForNames: true,
    isInHero: true,
  },
  {
    file: 'hanken-grotesk-latin-300-500',
    weight: 400,
    family: 'Hanken Fallback',
    covers: '400 500',
    stand: 'sans',
    groups: 6,
  },
]
