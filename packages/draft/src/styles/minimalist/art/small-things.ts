import { drawing } from '../../../html.ts'
import { between } from '../../../seed/seeded-random.ts'
import type { Thing } from './thing.ts'

/** Low things of everyday life, each drawn in one stroke that starts and ends on the ground. */
export const smallThings = {
  apple(random) {
    const r = between(random, 84, 96),
      h = between(random, 118, 130),
      lean = between(random, 10, 22)
    return {
      w: 0,
      h: h + 40,
      under: true,
      disc: [-r * 1.1, -h - 40, 36],
      d: drawing`
        M0 0C-${r * 0.7} 0-${r} -${h * 0.4}-${r} -${h * 0.72}C-${r} -${h * 1.14}-${r * 0.36} -${h * 1.2} 0 -${h}
        C0 -${h + 16} ${lean * 0.5} -${h + 30} ${lean} -${h + 38}C${lean * 0.5} -${h + 30} 0 -${h + 16} 0 -${h}
        C8 -${h + 30} 40 -${h + 42} 70 -${h + 30}C54 -${h + 4} 22 -${h - 2} 0 -${h}
        C${r * 0.36} -${h * 1.2} ${r} -${h * 1.14} ${r} -${h * 0.72}C${r} -${h * 0.4} ${r * 0.7} 0 0 0
      `,
    }
  },
  teapot(random) {
    const h = between(random, 118, 130)
    return {
      w: 84,
      h: h + 26,
      disc: [150, -h - 54, 32],
      d: drawing`
        M0 0C-34 -10-54 -36-56 -58C-118 -44-124 -${h - 12}-44 -${h - 24}C-124 -${h - 12}-118 -44-56 -58
        C-57 -72-52 -${h - 36}-44 -${h - 24}C-32 -${h - 8}-16 -${h} 4 -${h}
        C10 -${h + 12} 24 -${h + 15} 36 -${h + 16}C26 -${h + 30} 58 -${h + 30} 48 -${h + 16}
        C60 -${h + 15} 74 -${h + 12} 80 -${h}L4 -${h}L80 -${h}C104 -${h} 122 -${h - 14} 132 -${h - 30}
        C150 -${h - 28} 158 -${h - 10} 176 -${h - 2}L194 -${h - 12}C172 -${h - 26} 172 -56 138 -48
        C132 -30 114 -10 84 0
      `,
    }
  },
  tumbler(random) {
    const h = between(random, 104, 118),
      lean = between(random, 0.34, 0.46)
    // A brush leans in a glass. Its points lie along and across its handle, which leaves the glass at 44.
    const at = (along: number, across: number) =>
      `${44 + along * Math.sin(lean) + across * Math.cos(lean)} ${-h - along * Math.cos(lean) + across * Math.sin(lean)}`
    return {
      w: 76,
      h: h + 146,
      disc: [-30, -h - 70, 38],
      d: drawing`
        M0 0L-12 -${h}L${at(0, -6)}L${at(92, -4)}L${at(96, -6)}L${at(144, -6)}C${at(152, -4)} ${at(152, 4)} ${at(144, 6)}
        L${at(142, 6)}L${at(144, 26)}L${at(134, 26)}L${at(132, 6)}L${at(128, 6)}L${at(128, 26)}L${at(118, 26)}L${at(118, 6)}
        L${at(114, 6)}L${at(112, 26)}L${at(102, 26)}L${at(102, 6)}L${at(96, 6)}L${at(92, 4)}L${at(2, 6)}
        L88 -${h}L76 0L0 0L76 0
      `,
    }
  },
  glasses(random) {
    const r = between(random, 52, 60),
      far = between(random, 126, 148),
      k = r * 0.552
    const left = 2.5 * r
    return {
      w: left,
      h: 2 * r + 10,
      disc: [left + r, -2 * r - 54, 34],
      d: drawing`
        M0 0C-${k} 0-${r} -${r - k}-${r} -${r}C-${r} -${r + k}-${k} -${2 * r} 0 -${2 * r}
        C${k} -${2 * r} ${r} -${r + k} ${r} -${r}C${r} -${r - k} ${k} 0 0 0C${k} 0 ${r} -${r - k} ${r} -${r}
        C${r + 4} -${r + 22} ${left - r - 4} -${r + 22} ${left - r} -${r}
        C${left - r} -${r + k} ${left - k} -${2 * r} ${left} -${2 * r}
        C${left + k} -${2 * r} ${left + r} -${r + k} ${left + r} -${r}
        L${left + far} -${r + 34}C${left + far + 22} -${r + 40} ${left + far + 30} -${r + 20} ${left + far + 28} -${r - 4}
        C${left + far + 30} -${r + 20} ${left + far + 22} -${r + 40} ${left + far} -${r + 34}L${left + r} -${r}
        C${left + r} -${r - k} ${left + k} 0 ${left} 0C${left - k} 0 ${left - r} -${r - k} ${left - r} -${r}
        C${left - r} -${r - k} ${left - k} 0 ${left} 0
      `,
    }
  },
  cradle(random) {
    const r = between(random, 118, 132),
      h = between(random, 104, 116),
      hood = h + between(random, 62, 74)
    return {
      w: 0,
      h: hood,
      under: true,
      disc: [r * 0.72, -hood - 36, 42],
      d: drawing`
        M0 0C-${r * 0.4} 0-${r * 0.76} -8-${r} -30C-${r * 0.84} -16-${r * 0.68} -10-${r * 0.56} -8L-${r * 0.6} -36
        L-${r * 0.82} -${h}C-${r * 0.84} -${hood - 8}-${r * 0.5} -${hood}-${r * 0.34} -${hood}
        C-${r * 0.16} -${hood}-4 -${hood - 20}-4 -${h}L-${r * 0.82} -${h}L${r * 0.86} -${h - 4}L${r * 0.6} -36
        L-${r * 0.6} -36L${r * 0.6} -36L${r * 0.56} -8C${r * 0.68} -10 ${r * 0.84} -16 ${r} -30
        C${r * 0.76} -8 ${r * 0.4} 0 0 0
      `,
    }
  },
} satisfies Record<string, Thing>
