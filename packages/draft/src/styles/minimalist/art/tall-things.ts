import { drawing } from '../../../html.ts'
import { between } from '../../../seed/seeded-random.ts'
import type { Point } from './pen.ts'
import type { Thing } from './thing.ts'

/** Tall things out of doors, each drawn in one stroke that starts and ends on the ground. */
export const tallThings = {
  cairn(random) {
    // Stones on top of each other: the pen goes up their left sides and comes back down the right ones.
    const sizes: Point[] = [
      [126, 78],
      [98, 68],
      [78, 56],
      [54, 48],
      [34, 36],
    ]
    let up = '',
      down = '',
      [x, y] = [0, 0]
    for (const [wide, high] of sizes) {
      const a = wide * between(random, 0.92, 1.08),
        [top, middle] = [y - high, y - high / 2],
        next = x + between(random, -10, 10),
        center = (x + next) / 2
      const bulge = high * 0.34
      up += drawing`
        C${x - a * 0.6} ${y} ${center - a} ${middle + bulge} ${center - a} ${middle}
        C${center - a} ${middle - bulge} ${next - a * 0.6} ${top} ${next} ${top}
      `
      down = drawing`
        C${next + a * 0.6} ${top} ${center + a} ${middle - bulge} ${center + a} ${middle}
        C${center + a} ${middle + bulge} ${x + a * 0.6} ${y} ${x} ${y}${down}
      `
      ;[x, y] = [next, top]
    }
    // The way back takes the stones from the top: what was put in front last comes first.
    return { w: 0, h: -y, disc: [x + 104, y + 30, 44], d: `M0 0${up}${down}` }
  },
  parasol(random) {
    const h = between(random, 330, 380),
      r = between(random, 150, 172),
      rim = h - between(random, 112, 126),
      s = r / 2
    const scallop = (from: number, to: number) =>
      `C${from + (to - from) * 0.25} -${rim + 24} ${from + (to - from) * 0.75} -${rim + 24} ${to} -${rim}`
    return {
      w: 0,
      h: h + 18,
      disc: [r * 1.06, -h - 8, 46],
      d: drawing`
        M0 0L0 -${rim}${scallop(0, -s)}C-${s * 0.96} -${rim + 60}-${s * 0.5} -${h - 6} 0 -${h}
        C-${s * 0.5} -${h - 6}-${s * 0.96} -${rim + 60}-${s} -${rim}${scallop(-s, -r)}
        C-${r * 0.92} -${rim + 76}-${s} -${h} 0 -${h}L0 -${h + 18}L0 -${h}C${s} -${h} ${r * 0.92} -${rim + 76} ${r} -${rim}
        ${scallop(r, s)}C${s * 0.96} -${rim + 60} ${s * 0.5} -${h - 6} 0 -${h}
        C${s * 0.5} -${h - 6} ${s * 0.96} -${rim + 60} ${s} -${rim}${scallop(s, 0)}L0 0
      `,
    }
  },
  bamboo(random) {
    const parts = 5,
      step = between(random, 66, 76),
      lean = between(random, -1.6, 2.4)
    const at = (part: number): Point => [lean * part * part, -part * step]
    // A leaf is narrow and hangs from a node: out along its upper side and back along the lower one.
    const leaf = ([x, y]: Point, acrossX: number, upY: number) => drawing`
      C${x + acrossX * 0.3} ${y - upY * 0.5 - 14} ${x + acrossX * 0.7} ${y - upY - 8} ${x + acrossX} ${y - upY}
      C${x + acrossX * 0.66} ${y - upY * 0.7 + 12} ${x + acrossX * 0.3} ${y - upY * 0.2 + 8} ${x} ${y}
    `
    let up = '',
      down = ''
    for (let part = 1; part < parts; part++) {
      const [x, y] = at(part)
      const isLeft = part % 2 === 0
      up += `L${x} ${y + 3}L${x - 4} ${y}${isLeft ? leaf([x - 4, y], -86, 52) : ''}L${x + 16} ${y}L${x - 4} ${y}L${x} ${y - 3}`
      down = `L${x + 12} ${y - 3}L${x + 16} ${y}${isLeft || part === 1 ? '' : leaf([x + 16, y], 88, 50)}L${x + 12} ${y + 3}${down}`
    }
    const [x, y] = at(parts)
    const top: Point = [x + 6, y]
    const crown = leaf(top, -92, 18) + leaf(top, -34, 88) + leaf(top, 44, 76) + leaf(top, 98, 4)
    return {
      w: 12,
      h: -y + 90,
      under: true,
      disc: [lean > 0 ? -74 : 100, y * 0.8, 58],
      d: `M0 0${up}L${x + 6} ${y}${crown}${down}L12 0`,
    }
  },
  lighthouse(random) {
    const h = between(random, 300, 344),
      w = between(random, 92, 104),
      c = w / 2,
      top = h - 86
    // How far the wall stands in from the ground's edge at a height.
    const wall = (y: number) => 24 * (y / top)
    const band = (from: number, to: number) => drawing`
      L${wall(from)} -${from}L${w - wall(from)} -${from}L${wall(from)} -${from}
      L${wall(to)} -${to}L${w - wall(to)} -${to}L${wall(to)} -${to}
    `
    return {
      w,
      h: h + 12,
      disc: [c, -top - 34, 58],
      d: drawing`
        M0 0${band(top * 0.2, top * 0.4)}${band(top * 0.6, top * 0.8)}L${wall(top)} -${top}L8 -${top}L8 -${top + 12}
        L24 -${top + 12}L24 -${top + 56}C24 -${h} ${c - 8} -${h} ${c} -${h}L${c} -${h + 12}L${c} -${h}
        C${c + 8} -${h} ${w - 24} -${h} ${w - 24} -${top + 56}L24 -${top + 56}L${w - 24} -${top + 56}L${w - 24} -${top + 12}
        L24 -${top + 12}L${w - 8} -${top + 12}L${w - 8} -${top}L8 -${top}L${w - wall(top)} -${top}L${w} 0
      `,
    }
  },
} satisfies Record<string, Thing>
