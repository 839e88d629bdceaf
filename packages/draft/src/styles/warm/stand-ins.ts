import type { StandIn } from '../stand-in.ts'

/** Groups are as many as the size of a page allows: each is a rule of the sheet. */
export const standIns: readonly StandIn[] = [
  {
    file: 'young-serif-latin-400',
    weight: 400,
    family: 'Y Near',
    stand: 'serif',
    groups: 4,
    isForNames: true,
    isInHero: true,
  },
  {
    file: 'figtree-latin-400-700',
    weight: 400,
    family: 'F Near',
    stand: 'sans',
    groups: 6,
    mostOfNarrow: 0.14,
    isInHero: true,
  },
]
