import type { StandIn } from '../stand-in.ts'

/** Groups are as many as the size of a page allows: each is a rule of the sheet. */
export const standIns: readonly StandIn[] = [
  {
    file: 'serif-display-latin',
    weight: 500,
    family: 'R Near',
    covers: '500',
    stand: 'serif',
    groups: 3,
    isForNames: true,
    isInHero: true,
  },
  {
    file: 'serif-text-latin',
    weight: 400,
    family: 'R Near',
    covers: '400',
    isInHero: true,
    stand: 'serif',
    groups: 4,
  },
  {
    file: 'sans-latin',
    weight: 400,
    family: 'S Near',
    covers: '400 500',
    stand: 'sans',
    groups: 3,
    isInHero: true,
  },
  { file: 'sans-latin', weight: 600, family: 'S Near', covers: '600', stand: 'bold', groups: 2 },
]
