import type { StyleLook } from '../style-look.ts'

export const look: StyleLook = {
  ground: '#14142a',
  ink: '#fdfbf6',
  name: { file: 'archivo-expanded-800-latin.woff2', weight: 800, weights: '800', standIn: 'sans' },
  legibleWidth: 1000,
}
