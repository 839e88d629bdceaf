import { drawing } from '../../../html.ts'
import { between } from '../../../seed/seeded-random.ts'
import { type Point, through } from './pen.ts'
import type { Disc, Thing } from './thing.ts'

/** Things outside a house, each drawn in one stroke that starts and ends on the ground. */
export const outdoorThings = {
  tree(random) {
    const f = between(random, 0.9, 1.14),
      H = between(random, 0.92, 1.08)
    const X = (v: number) => 60 + (v - 60) * f,
      Y = (v: number) => -(v * H)
    const up1 = `C54 ${Y(150)} 54 ${Y(170)} 55 ${Y(190)}`,
      up2 = `C56 ${Y(210)} 57 ${Y(226)} 59 ${Y(242)}`,
      up3 = `C62 ${Y(270)} 66 ${Y(296)} 72 ${Y(320)}`
    const back = drawing`
      C66 ${Y(296)} 62 ${Y(270)} 59 ${Y(242)}C57 ${Y(226)} 56 ${Y(210)} 55 ${Y(190)}
      C54 ${Y(170)} 54 ${Y(150)} 54 ${Y(128)}
    `
    const left = `C50 ${Y(218)} 38 ${Y(242)} 16 ${Y(258)}C38 ${Y(242)} 50 ${Y(218)} 55 ${Y(190)}`
    const right = `C66 ${Y(260)} 84 ${Y(278)} 104 ${Y(286)}C84 ${Y(278)} 66 ${Y(260)} 59 ${Y(242)}`
    return {
      w: 96,
      h: 392 * H,
      under: true,
      disc: [X(138), Y(304), 66],
      d: drawing`
        M0 0C30-4 40-20 42-60L42 ${Y(128)}C${X(-24)} ${Y(128)} ${X(-50)} ${Y(178)} ${X(-46)} ${Y(232)}
        C${X(-40)} ${Y(312)} ${X(6)} ${Y(396)} ${X(60)} ${Y(396)}
        C${X(112)} ${Y(396)} ${X(150)} ${Y(318)} ${X(152)} ${Y(236)}
        C${X(153)} ${Y(176)} ${X(122)} ${Y(128)} 54 ${Y(128)}${up1}${left}${up2}${right}${up3}${back}
        L54-60C56-20 66-4 96 0
      `,
    }
  },
  cypress(random) {
    const h = between(random, 330, 396),
      b = between(random, 38, 46)
    return {
      w: 60,
      h,
      under: true,
      disc: [30 + b * 0.9, -h * 0.7, 56],
      d: drawing`
        M0 0C18-2 26-8 26-30L26-52C${30 - b * 1.3}-70 ${30 - b * 1.25}-${h * 0.5} 30-${h}
        C${30 + b * 1.25}-${h * 0.5} ${30 + b * 1.3}-70 34-52C26-${h * 0.3} 28-${h * 0.5} 31-${h * 0.72}
        C29-${h * 0.5} 30-${h * 0.26} 34-52L34-30C34-8 42-2 60 0
      `,
    }
  },
  hills(random) {
    const a = between(random, 120, 168),
      b = between(random, 64, 92),
      m = between(random, 36, 52)
    return {
      w: 470,
      h: a,
      under: true,
      disc: [318, -between(random, 96, 124), 50],
      d: `M0 0C70 0 96-${a} 176-${a}C238-${a} 250-${m} 296-${m}C330-${m} 340-${b} 374-${b}C414-${b} 420 0 470 0`,
    }
  },
  boat(random) {
    const m = between(random, 236, 288)
    return {
      w: 172,
      h: m,
      under: true,
      disc: [150, -m * 0.66, 58],
      d: drawing`
        M0 0C-22-8-36-22-42-42C-8-38 34-36 64-36L64-${m}C118-${m * 0.72} 150-${m * 0.44} 160-62
        C134-52 96-50 64-52L56-${m * 0.86}C44-${m * 0.5} 12-84-22-58C10-52 36-50 58-52L64-36
        C110-36 168-38 212-46C204-24 194-8 172 0
      `,
    }
  },
  bicycle(random) {
    const a = between(random, 62, 68),
      b = 214
    const ring = (x: number) =>
      drawing`
        C${x + a * 0.552} 0 ${x + a}-${a * 0.448} ${x + a}-${a}
        C${x + a}-${a * 1.552} ${x + a * 0.552}-${2 * a} ${x}-${2 * a}
        C${x - a * 0.552}-${2 * a} ${x - a}-${a * 1.552} ${x - a}-${a}
        C${x - a}-${a * 0.448} ${x - a * 0.552} 0 ${x} 0
      `
    return {
      w: b,
      h: 196,
      disc: [b + 96, -226, 40],
      d: drawing`
        M0 0${ring(0)}L0-${a}L60-160L54-184C44-190 36-192 30-190C44-196 66-196 78-190L54-184L60-160L88-66
        L0-${a}L88-66L176-156L60-160L176-156L172-180C186-190 206-186 204-170C203-160 192-160 190-168
        C192-178 182-182 172-180L176-156C184-116 196-88 ${b}-${a}L${b} 0${ring(b)}
      `,
    }
  },
  bridge(random) {
    const w = between(random, 400, 460),
      h = between(random, 104, 128)
    return {
      w,
      h,
      under: true,
      half: true,
      disc: [w * 0.5, 0, 60],
      d: drawing`
        M0 0C${w * 0.22}-8 ${w * 0.28}-${h} ${w * 0.5}-${h}C${w * 0.72}-${h} ${w * 0.78}-8 ${w} 0
        L${w * 0.79} 0C${w * 0.75}-${h * 0.92} ${w * 0.25}-${h * 0.92} ${w * 0.21} 0L${w} 0
      `,
    }
  },
  bounce(random) {
    let x = 0,
      h = between(random, 250, 300),
      s = between(random, 150, 180),
      d = 'M0 0'
    let first: Disc | undefined
    for (let i = 0; i < 5; i++) {
      d += `C${x + s * 0.18}-${h * 1.333} ${x + s * 0.82}-${h * 1.333} ${x + s} 0`
      first ??= [x + s * 0.5, -h - 36, 36]
      x += s
      h *= 0.56
      s *= 0.78
    }
    return { w: x, h: 290, disc: first ?? [0, 0, 0], d }
  },
  kite(random) {
    const x = between(random, 150, 210),
      y = between(random, 330, 380)
    return {
      w: 30,
      h: y,
      disc: [x - 150, -y + 60, 44],
      d: drawing`
        M0 0C40-60 ${x * 0.4}-${y * 0.5} ${x}-${y - 130}L${x - 52}-${y - 46}L${x + 34}-${y}
        L${x + 74}-${y - 84}L${x}-${y - 130}L${x + 34}-${y}L${x - 52}-${y - 46}L${x + 74}-${y - 84}
        L${x}-${y - 130}C${x * 0.4}-${y * 0.5} 46-60 30 0
      `,
    }
  },
  paperboat(random) {
    const b = between(random, 112, 128),
      c = b / 2,
      t = between(random, 142, 164)
    return {
      w: b,
      h: t,
      under: true,
      disc: [c + 84, -t + 10, 40],
      d: drawing`
        M0 0L-82-64L${c - 52}-54L${c}-${t}L${c}-30L${c - 52}-54L${c}-30L${c + 52}-54L${c}-${t}
        L${c + 52}-54L${b + 82}-64L${b} 0L0 0L${b} 0
      `,
    }
  },
  tangle(random) {
    // a knot that runs out into a straight line: seven turns, slowly wandering
    const p: Point[] = [
        [0, 0],
        [60, -3],
        [130, -26],
      ],
      turns = 6,
      steps = 8,
      ph = random() * 6
    for (let i = 0; i <= turns * steps; i++) {
      const t = i / (turns * steps),
        a = Math.PI * 0.5 - (i / steps) * Math.PI * 2
      const k = 108 + 34 * Math.sin(t * 11 + ph)
      p.push([
        236 + Math.sin(t * 8 + ph) * 40 + Math.cos(a) * k * 1.08,
        -176 + Math.cos(t * 9.5 + ph) * 26 + Math.sin(a) * k * 0.9,
      ])
    }
    const [x] = p.at(-1) as Point
    p.push([x + 110, -34], [x + 210, -6], [x + 300, 0])
    return { w: x + 300, h: 330, disc: [232, -172, 44], under: true, d: `M0 0${through(p)}` }
  },
  waves(random) {
    let d = 'M0 0',
      x = 0,
      h = between(random, 96, 116),
      s = between(random, 120, 138)
    for (const end of [1, 0, 0, 0]) {
      d += end
        ? drawing`
          C${x + s * 0.6} 0 ${x + s * 0.5}-${h} ${x + s * 1.06}-${h}
          C${x + s * 1.42}-${h} ${x + s * 1.44}-${h * 0.42} ${x + s * 1.16}-${h * 0.44}
          C${x + s * 0.98}-${h * 0.46} ${x + s * 1.02} 0 ${x + s * 1.5} 0
        `
        : drawing`
          C${x + s * 0.3} 0 ${x + s * 0.3}-${h} ${x + s * 0.62}-${h}
          C${x + s * 0.86}-${h} ${x + s * 0.9} 0 ${x + s * 1.24} 0
        `
      x += s * (end ? 1.5 : 1.24)
      h *= end ? 0.36 : 0.66
      s *= end ? 0.74 : 0.86
    }
    return { w: x, h: 110, under: true, disc: [x * 0.56, -between(random, 150, 180), 50], d }
  },
  mountain(random) {
    const h = between(random, 262, 312)
    return {
      w: 470,
      h,
      under: true,
      disc: [350, -h + 40, 54],
      d: drawing`
        M0 0L62-${h * 0.26}L84-${h * 0.24}L150-${h * 0.62}L172-${h * 0.58}L226-${h}L262-${h * 0.72}
        L276-${h * 0.74}L336-${h * 0.36}L366-${h * 0.4}L470 0
      `,
    }
  },
  sprout(random) {
    const h = between(random, 120, 150),
      L = between(random, 70, 86)
    return {
      w: 40,
      h: h + L * 0.7,
      disc: [20, -h - L - 24, 34],
      d: drawing`
        M0 0C14 0 20-8 20-26C22-60 18-90 20-${h}
        C${20 - L * 0.2}-${h + L * 0.6} ${20 - L * 0.9}-${h + L * 0.7} ${20 - L * 1.2}-${h + L * 0.62}
        C${20 - L * 1.1}-${h + L * 0.02} ${20 - L * 0.5}-${h - L * 0.1} 20-${h}
        C${20 + L * 0.1}-${h + L * 0.5} ${20 + L * 0.7}-${h + L * 0.95} ${20 + L * 1.25}-${h + L * 0.9}
        C${20 + L * 1.2}-${h + L * 0.25} ${20 + L * 0.6}-${h - L * 0.02} 20-${h}C18-90 22-60 20-26
        C20-8 26 0 40 0
      `,
    }
  },
} satisfies Record<string, Thing>
