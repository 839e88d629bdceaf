import type { StyleLook } from '../style-look.ts'

export const look: StyleLook = {
  ground: '#ffffff',
  ink: '#1d1b1a',
  name: { file: 'hanken-grotesk-latin-300-500.woff2', weight: 300, weights: '300 500', standIn: 'sans' },
  legibleWidth: 1000,
}
