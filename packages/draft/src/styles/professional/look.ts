import type { StyleLook } from '../style-look.ts'

export const look: StyleLook = {
  ground: '#fbf9f8',
  ink: '#26161a',
  name: { file: 'serif-display-latin.woff2', weight: 400, standIn: 'serif' },
  legibleWidth: 1000,
}
