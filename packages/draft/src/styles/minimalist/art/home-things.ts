import { drawing } from '../../../html.ts'
import { between } from '../../../seed/seeded-random.ts'
import type { Point } from './pen.ts'
import type { Thing } from './thing.ts'

/** Things of a house, each drawn in one stroke that starts and ends on the ground. */
export const homeThings = {
  chair(random) {
    const b = between(random, 216, 240),
      w = between(random, 126, 140)
    return {
      w,
      h: b + 10,
      disc: [w * 0.62, -b - 52, 36],
      d: drawing`
        M0 0C8-40 15-68 17-100C19-148 6-${b - 44} -12-${b - 8}C-18-${b + 6} 1-${b + 12} 8-${b - 2}
        C26-${b - 44} 36-152 36-114L${w - 6}-114C${w + 8}-114 ${w + 8}-99 ${w - 6}-99L17-99L${w - 12}-99
        C${w - 11}-66 ${w - 8}-36 ${w} 0
      `,
    }
  },
  stool(random) {
    const h = between(random, 92, 108)
    return {
      w: 96,
      h,
      disc: [48, -h - 30, 30],
      d: drawing`
        M0 0L17-${h - 10}C2-${h - 10} -2-${h} 8-${h}L88-${h}C98-${h} 94-${h - 10} 79-${h - 10}
        L17-${h - 10}L11-44L85-44L79-${h - 10}L96 0
      `,
    }
  },
  bench(random) {
    const w = between(random, 196, 244)
    return {
      w,
      h: 132,
      disc: [w * 0.76, -178, 34],
      d: drawing`
        M0 0L6-62L-7-122C-9-132 0-134 4-132L${w - 4}-132C${w}-134 ${w + 9}-132 ${w + 7}-122L${w - 6}-62
        L6-62L2-84L${w - 2}-84L${w + 2}-104L-2-104L6-62L${w - 6}-62L${w} 0
      `,
    }
  },
  book(random) {
    const l = between(random, 44, 58)
    return {
      w: 232,
      h: l,
      disc: [160, -l - 62, 36],
      d: drawing`
        M0 0C-4-6-4-10 0-14C34-${l} 92-${l} 116-18C140-${l} 198-${l} 232-14
        C198-${l - 14} 140-${l - 14} 116-6C92-${l - 14} 34-${l - 14} 0-14C34-${l - 14} 92-${l - 14} 116-6
        C140-${l - 14} 198-${l - 14} 232-14C236-10 236-6 232 0
      `,
    }
  },
  lamp(random) {
    const h = between(random, 350, 400),
      reach = between(random, 168, 214)
    const drop = h * 0.68
    return {
      w: 72,
      h,
      under: true,
      disc: [reach + 26, -drop + 58, 44],
      d: drawing`
        M0 0C2-12 24-16 36-16C30-${h * 0.62} 40-${h} 112-${h}
        C${reach - 20}-${h} ${reach + 26}-${h * 0.9} ${reach + 26}-${drop + 12}
        C${reach - 12}-${drop + 8} ${reach - 22}-${drop - 12} ${reach - 22}-${drop - 34}
        L${reach + 74}-${drop - 34}
        C${reach + 74}-${drop - 12} ${reach + 64}-${drop + 8} ${reach + 26}-${drop + 12}
        C${reach + 26}-${h * 0.9} ${reach - 20}-${h} 112-${h}C40-${h} 30-${h * 0.62} 36-16
        C50-16 70-12 72 0
      `,
    }
  },
  house(random) {
    const h = between(random, 92, 112),
      g = between(random, 108, 130),
      L = between(random, 130, 168),
      H = h + between(random, 78, 100),
      e = h - 14
    return {
      w: g + L,
      h: H,
      under: true,
      disc: [g / 2 + L - 6, -H, 52],
      d: drawing`
        M0 0L0-${e}L-17-${e}L${g / 2}-${H}L${g / 2 + L}-${H}L${g + 17 + L}-${e}L${g + 17}-${e}
        L${g / 2}-${H}L${g + 17}-${e}L${g}-${e}L${g} 0L0 0L${g + L} 0L${g + L}-${e}L${g + L} 0
      `,
    }
  },
  bowl(random) {
    const a = between(random, 84, 100),
      h = between(random, 92, 110)
    return {
      w: 56,
      h: h + 34,
      under: true,
      disc: [28 + between(random, -16, 16), -h - 2, 40],
      d: drawing`
        M0 0C0-6 4-10 8-12C${28 - a * 0.7}-18 ${28 - a}-${h * 0.5} ${28 - a}-${h}
        C${28 - a * 0.5}-${h - 22} ${28 + a * 0.5}-${h - 22} ${28 + a}-${h}
        C${28 + a * 0.5}-${h + 18} ${28 - a * 0.5}-${h + 18} ${28 - a}-${h}
        C${28 - a * 0.5}-${h - 22} ${28 + a * 0.5}-${h - 22} ${28 + a}-${h}
        C${28 + a}-${h * 0.5} ${28 + a * 0.7}-18 48-12C52-10 56-6 56 0
      `,
    }
  },
  cup(random) {
    const h = between(random, 84, 96)
    return {
      w: 72,
      h: h + 10,
      disc: [36, -h - 74, 30],
      d: drawing`
        M0 0C-2-6 0-10 6-12C-14-28-24-60-24-${h}C0-${h - 14} 72-${h - 14} 96-${h}
        C72-${h + 11} 0-${h + 11}-24-${h}C0-${h - 14} 72-${h - 14} 96-${h}
        C96-${h - 10} 95-${h - 18} 93-${h - 24}C130-${h - 4} 134-28 82-30C134-28 130-${h - 4} 93-${h - 24}
        C89-44 82-26 66-12C72-10 74-6 72 0
      `,
    }
  },
  vase(random) {
    const h = between(random, 136, 158),
      s = between(random, 150, 190),
      lean = between(random, -22, 26),
      leaf = between(random, 46, 58)
    // the stem goes up, puts out a leaf at each turn of the way back
    const at = (t: number): Point => [44 + lean * t * t, -h + 10 - s * t]
    let down = ''
    const [ax, ay] = at(1)
    const up = drawing`
      C44-${h + 20} ${44 + lean * 0.3}-${h + s * 0.6} ${ax} ${ay}
      C${ax + 30} ${ay - 12} ${ax + 26} ${ay - 52} ${ax + 8} ${ay - 66}
      C${ax - 18} ${ay - 50} ${ax - 20} ${ay - 14} ${ax} ${ay}
    `
    const leaves: Point[] = [
      [0.78, 1],
      [0.6, -1],
      [0.42, 1],
      [0.26, -1],
    ]
    leaves.forEach(([t, side], i) => {
      const [x, y] = at(t),
        L = leaf * (1 + i * 0.12)
      down += drawing`
        L${x} ${y}
        C${x + side * L * 0.25} ${y - L * 0.6} ${x + side * L * 0.8} ${y - L * 0.7} ${x + side * L * 1.15} ${y - L * 0.62}
        C${x + side * L} ${y - L * 0.1} ${x + side * L * 0.45} ${y + L * 0.05} ${x} ${y}
      `
    })
    return {
      w: 88,
      h: h + s + 60,
      under: true,
      disc: [44 + lean * 0.6 + 22, -h - s * 0.66, 76],
      d: drawing`
        M0 0C-46-22-58-70-36-104C-22-124 20-118 26-${h}L44-${h - 3}${up}${down}L44-${h - 3}L62-${h}
        C68-118 110-124 124-104C146-70 134-22 88 0
      `,
    }
  },
  stairs(random) {
    const n = 5,
      s = between(random, 40, 46),
      rise = between(random, 34, 40)
    let d = 'M0 0'
    for (let i = 0; i < n; i++) d += `L${i * s}-${(i + 1) * rise}L${(i + 1) * s}-${(i + 1) * rise}`
    const w = n * s,
      top = n * rise
    return {
      w: w + 330,
      h: top,
      disc: [w + 34, -top - 62, 42],
      d: `${d}L${w + 74}-${top}C${w + 150}-${top} ${w + 190} 0 ${w + 330} 0`,
    }
  },
} satisfies Record<string, Thing>
