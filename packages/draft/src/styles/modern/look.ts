import type { StyleLook } from '../style-look.ts'

export const look: StyleLook = {
  ground: '#f4fbfd',
  ink: '#0b2536',
  name: { file: 'bricolage-latin.woff2', weight: 500, standIn: 'sans' },
  legibleWidth: 1240,
}
