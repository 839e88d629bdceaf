import type { StyleLook } from '../style-look.ts'

export const look: StyleLook = {
  ground: '#faf0da',
  ink: '#38251c',
  name: { file: 'young-serif-latin-400.woff2', weight: 400, standIn: 'serif' },
  legibleWidth: 1000,
}
