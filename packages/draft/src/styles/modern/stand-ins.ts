import type { StandIn } from '../stand-in.ts'

/** Groups are as many as the size of a page allows: each is a rule of the sheet. */
export const standIns: readonly StandIn[] = [
  {
    file: 'bricolage-latin',
    weight: 500,
    family: 'B Near',
    stand: 'sans',
    groups: 5,
    isForNames: true,
    isInHero: true,
  },
  {
    file: 'instrument-latin',
    weight: 400,
    family: 'I Near',
    covers: '400',
    isInHero: true,
    stand: 'sans',
    groups: 4,
  },
  {
    file: 'instrument-latin',
    weight: 600,
    family: 'I Near',
    covers: '600',
    isInHero: true,
    stand: 'bold',
    groups: 2,
  },
]
