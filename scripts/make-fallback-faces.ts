// node scripts/make-fallback-faces.ts: measures the letters of the drafts' fonts against the fonts that stand in until
// they arrive (Arial and Times New Roman, as Liberation Sans and Liberation Serif, which are as wide), and writes
// `fallback-faces.generated.ts` of each style. One factor for all letters breaks lines elsewhere: letters of about the
// same factor share a face (docs/decisions/draft-fonts.md).
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { transform } from 'lightningcss'
import { fontBytes } from '../packages/draft/fonts-source.ts'
import { composeDraft } from '../packages/draft/src/compose-draft.ts'
import { linesOf } from '../packages/draft/src/lines-of.ts'
import { practiceOf } from '../packages/draft/src/personas/persona.ts'
import { PERSONAS } from '../packages/draft/src/personas/personas.ts'
import { STAND_INS, type StandIn } from '../packages/draft/src/styles/stand-in.ts'
import { DESIGN_STYLE_IDS } from '../packages/shared/src/onboarding/answers/stored-ids.ts'
import { BROWSER_ARGS, findBrowser } from './find-browser.ts'
import { ROOT } from './run-command.ts'

// The texts of pages: how often each letter occurs, and how wide whole sentences become with their kerning.
const SENTENCES = PERSONAS.flatMap((persona) => linesOf(composeDraft(practiceOf(persona))))
  .filter(({ typed }) => !typed)
  .map(({ text }) => text)
const OFTEN = new Map<string, number>()
for (const letter of SENTENCES.join('')) OFTEN.set(letter, (OFTEN.get(letter) ?? 0) + 1)
const LETTERS = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index))
const RARE = 40
// A letter that differs more from its neighbors in size would be seen. In the narrowest ones it is seen less.
const MOST = 0.08
const NARROW = /[fijlrt.,]/
// Signs have faces of their own, for the few pages that need them: their size is not bounded, because nobody reads them.
const SIGNS = [...LETTERS.filter((letter) => /[^A-Za-z ]/.test(letter)), '–', '—', '‘', '’', '“', '”', '…']
const SIGN_GROUPS = 5

type Measured = { readonly letter: string; readonly ratio: number; readonly weight: number }
type Metrics = { readonly ascent: number; readonly descent: number }

const browser = await chromium.launch({ executablePath: await findBrowser(), args: BROWSER_ARGS })
try {
  const page = await browser.newPage()
  for (const style of DESIGN_STYLE_IDS) {
    const { standIns }: { standIns: readonly StandIn[] } = await import(
      `../packages/draft/src/styles/${style}/stand-ins.ts`
    )
    const letters: string[] = []
    const signs: string[] = []
    for (const face of standIns) {
      letters.push(...(await rulesOf(style, face)))
      if (face.isInHero) signs.push(...(await signRulesOf(style, face)))
    }
    writeFaces(style, { letters, signs })
  }

  async function rulesOf(style: string, face: StandIn): Promise<string[]> {
    const { names } = STAND_INS[face.stand]
    const bytes = [...fontBytes(`${style}/${face.file}.woff2`)]
    const { ratios, metrics } = await measure(face, bytes, LETTERS)
    // Any digit can occur in a ZIP code or a phone number.
    const least = (letter: string) => (/\d/.test(letter) && !face.isForNames ? RARE : 1)
    const weightOf = (letter: string) => Math.max(least(letter), OFTEN.get(letter) ?? 1)
    const exact = LETTERS.map((letter, index) => ({
      letter,
      ratio: ratios[index] ?? 1,
      weight: weightOf(letter),
    }))
    const average = meanOf(exact)
    const most = (letter: string) => (NARROW.test(letter) ? (face.mostOfNarrow ?? MOST) : MOST)
    const all = exact.map(
      (one): Measured => ({
        ...one,
        // A space is invisible.
        ratio:
          one.letter === ' '
            ? one.ratio
            : Math.min(
                average * (1 + most(one.letter)),
                Math.max(average * (1 - most(one.letter)), one.ratio),
              ),
      }),
    )
    const groups = [
      all.filter(({ letter }) => letter === ' '),
      ...grouped(
        all.filter(({ letter, weight }) => letter !== ' ' && (face.isForNames || weight >= RARE)),
        face.groups,
      ),
    ]
    // The group of the most usual factor has no range: it sets letters of other alphabets too.
    const middle = meanOf(all)
    const distance = (group: readonly Measured[]) => Math.abs(meanOf(group) - middle)
    const [usual = all, ...others] = groups.sort((one, other) => distance(one) - distance(other))
    const facesBy = (factor: number) => [
      ruleOf(face, names, meanOf(usual) * factor, metrics),
      ...others.map((group) =>
        ruleOf(face, names, meanOf(group) * factor, metrics, rangeOf(group, face.isForNames ? 1 : RARE)),
      ),
    ]
    return facesBy(await missingFactor(facesBy(1), face, bytes))
  }

  async function signRulesOf(style: string, face: StandIn): Promise<string[]> {
    const { ratios, metrics } = await measure(face, [...fontBytes(`${style}/${face.file}.woff2`)], SIGNS)
    const all = SIGNS.map((letter, index): Measured => ({ letter, ratio: ratios[index] ?? 1, weight: 1 }))
    return grouped(all, SIGN_GROUPS).map((group) =>
      ruleOf(face, STAND_INS[face.stand].names, meanOf(group), metrics, rangeOf(group, 0)),
    )
  }

  // How wide letters are in a font, as shares of the one that stands in; no letter is moved by its neighbors.
  async function measure(
    face: StandIn,
    bytes: readonly number[],
    letters: readonly string[],
  ): Promise<{ ratios: number[]; metrics: Metrics }> {
    return page.evaluate(
      async ({ bytes: data, weight, letters, local }) => {
        const own = new FontFace('Own', new Uint8Array(data), { weight: '100 900' })
        const stand = new FontFace('Stand', `local("${local}")`)
        for (const one of [own, stand]) document.fonts.add(await one.load())
        const context = document.createElement('canvas').getContext('2d')
        if (!context) throw new Error('There is no canvas.')
        context.fontKerning = 'none'
        const widths = (family: string) => {
          context.font = `${weight} 1000px ${family}`
          return letters.map((letter) => context.measureText(letter.repeat(10)).width / 10)
        }
        const [ours, theirs] = [widths('Own'), widths('Stand')]
        context.font = `${weight} 1000px Own`
        const { fontBoundingBoxAscent: ascent, fontBoundingBoxDescent: descent } = context.measureText('x')
        document.fonts.clear()
        return {
          ratios: ours.map((width, index) => width / (theirs[index] ?? 1)),
          metrics: { ascent, descent },
        }
      },
      { bytes, weight: face.weight, letters, local: STAND_INS[face.stand].measured },
    )
  }

  // Kerning, and what the bounds of the factors took away: whole sentences shall be as wide in both.
  async function missingFactor(
    rules: readonly string[],
    face: StandIn,
    bytes: readonly number[],
  ): Promise<number> {
    return page.evaluate(
      async ({ css, family, weight, data, sentences }) => {
        const own = new FontFace('Own', new Uint8Array(data), { weight: '100 900' })
        document.fonts.add(await own.load())
        document.body.innerHTML = `<style>${css}</style><p style="white-space:nowrap;position:absolute;font-size:100px"></p>`
        const text = document.querySelector('p') as HTMLElement
        text.append(...sentences.flatMap((sentence) => [sentence, document.createElement('br')]))
        const width = async (name: string) => {
          text.style.font = `${weight} 20px "${name}"`
          await document.fonts.load(text.style.font, sentences.join(''))
          const range = document.createRange()
          return [...text.childNodes].reduce((sum, node) => {
            range.selectNodeContents(node)
            return sum + (node.nodeType === 3 ? range.getBoundingClientRect().width : 0)
          }, 0)
        }
        const factor = (await width('Own')) / (await width(family))
        document.fonts.clear()
        return factor
      },
      { css: rules.join(''), family: face.family, weight: face.weight, data: bytes, sentences: SENTENCES },
    )
  }
} finally {
  await browser.close()
}

function writeFaces(style: string, faces: Readonly<Record<'letters' | 'signs', readonly string[]>>): void {
  const lines = Object.entries(faces).map(([name, rules]) => {
    const { code } = transform({ filename: name, code: Buffer.from(rules.join('')), minify: true })
    return `  ${name}: ${JSON.stringify(code.toString())},\n`
  })
  writeFileSync(
    join(ROOT, 'packages/draft/src/styles', style, 'fallback-faces.generated.ts'),
    `// Written by scripts/make-fallback-faces.ts.\nexport const fallbackFaces = {\n${lines.join('')}} as const\n`,
  )
}

function ruleOf(
  face: StandIn,
  names: readonly string[],
  factor: number,
  metrics: Metrics,
  range?: string,
): string {
  const percent = (share: number) => `${+(share * 100).toFixed(1)}%`
  const parts = [
    `font-family: "${face.family}"`,
    `src: ${names.map((name) => `local("${name}")`).join(', ')}`,
    face.covers && `font-weight: ${face.covers}`,
    `size-adjust: ${percent(factor)}`,
    `ascent-override: ${Math.round(metrics.ascent / 10 / factor)}%`,
    `descent-override: ${Math.round(metrics.descent / 10 / factor)}%`,
    range && `unicode-range: ${range}`,
  ]
  return `@font-face { ${parts.filter(Boolean).join('; ')} }`
}

function meanOf(group: readonly Measured[]): number {
  const total = group.reduce((sum, { weight }) => sum + weight, 0)
  return group.reduce((sum, { ratio, weight }) => sum + ratio * weight, 0) / total
}

// The cuts of the sorted factors that leave the smallest squared distance from the means.
function grouped(all: readonly Measured[], count: number): Measured[][] {
  const sorted = [...all].sort((one, other) => one.ratio - other.ratio)
  const cost = (from: number, to: number) => {
    const part = sorted.slice(from, to)
    const mean = meanOf(part)
    return part.reduce((sum, { ratio, weight }) => sum + weight * (ratio - mean) ** 2, 0)
  }
  let best = sorted.map((_, index) => ({ cost: cost(0, index + 1), cuts: [0] }))
  for (let groups = 2; groups <= count; groups++) {
    best = sorted.map((_, index) => {
      let least = best[index] ?? { cost: Number.POSITIVE_INFINITY, cuts: [0] }
      for (let cut = groups - 1; cut <= index; cut++) {
        const before = best[cut - 1]
        if (!before) continue
        const total = before.cost + cost(cut, index + 1)
        if (total < least.cost) least = { cost: total, cuts: [...before.cuts, cut] }
      }
      return least
    })
  }
  const cuts = best.at(-1)?.cuts ?? [0]
  return cuts.map((from, index) => sorted.slice(from, cuts[index + 1]))
}

// A rare letter between two of a group goes with them: that keeps the ranges few.
function rangeOf(group: readonly Measured[], rare: number): string {
  // A no-break space is as wide as a space.
  const codes = group
    .flatMap(({ letter }) => (letter === ' ' ? [0x20, 0xa0] : [letter.codePointAt(0) ?? 0]))
    .sort((one, other) => one - other)
  const runs: [number, number][] = []
  for (const code of codes) {
    const last = runs.at(-1)
    if (last && isRareBetween(last[1], code, rare)) last[1] = code
    else runs.push([code, code])
  }
  const hex = (code: number) => code.toString(16).toUpperCase()
  return runs.map(([from, to]) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ''}`).join(', ')
}

function isRareBetween(from: number, to: number, rare: number): boolean {
  for (let code = from + 1; code < to; code++)
    if ((OFTEN.get(String.fromCodePoint(code)) ?? 1) >= rare) return false
  return true
}
