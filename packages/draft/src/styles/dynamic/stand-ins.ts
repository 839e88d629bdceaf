import type { StandIn } from '../stand-in.ts'

/** Groups are as many as the size of a page allows: each is a rule of the sheet. */
export const standIns: readonly StandIn[] = [
  {
    file: 'archivo-expanded-800-latin',
    weight: 800,
    family: 'Wide Fallback',
    covers: '800',
    stand: 'bold',
    groups: 6,
    isForNames: true,
    isInHero: true,
  },
  {
    file: 'archivo-400-700-latin',
    weight: 400,
    family: 'Text Fallback',
    covers: '400',
    isInHero: true,
    stand: 'sans',
    groups: 6,
  },
  {
    file: 'archivo-400-700-latin',
    weight: 500,
    family: 'Text Fallback',
    covers: '500',
    isInHero: true,
    stand: 'sans',
    groups: 6,
  },
  {
    file: 'archivo-400-700-latin',
    weight: 600,
    family: 'Text Fallback',
    covers: '600',
    stand: 'bold',
    groups: 6,
  },
  {
    file: 'archivo-400-700-latin',
    weight: 700,
    family: 'Text Fallback',
    covers: '700',
    stand: 'bold',
    groups: 6,
  },
]
