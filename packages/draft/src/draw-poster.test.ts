import { DESIGN_STYLE_IDS } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import { describe, expect, it } from 'vitest'
import { composeDraft } from './compose-draft.ts'
import { drawDeskCard, drawPost } from './draw-poster.ts'
import { PERSONAS } from './personas/personas.ts'
import { practiceFromAnswers } from './practice.ts'
import { styleOf } from './styles/registry.ts'
import { setLines, textWidth } from './text/set-lines.ts'

const owners = PERSONAS.map(({ id, answers, profile }) => ({
  id,
  content: composeDraft(practiceFromAnswers(answers, profile)),
}))
const FORMATS = [
  ['hello', 1080, 1080],
  ['letter', 1080, 1350],
  ['fact', 1080, 1920],
] as const
const QUOTE = 'Bring your lists & your mother. Ask me the thing you meant to ask last time.'
const textOf = (svg: string) =>
  [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text]) => text?.replaceAll('&amp;', '&')).join(' ')

describe.each(DESIGN_STYLE_IDS)('a post of the style %s', (id) => {
  it.each(FORMATS)('says every word of the look %s in %i x %i, and loads nothing', (look, width, height) => {
    for (const { content } of owners) {
      const post = {
        look,
        width,
        height,
        heading: QUOTE,
        text: 'Dana Reyes',
        by: content.subject.name || 'Dana',
      }
      const svg = drawPost(styleOf(id), content, post)
      expect(textOf(svg)).toContain(`${QUOTE} Dana Reyes`)
      expect(svg).toContain(`viewBox="0 0 ${width} ${height}"`)
      expect(svg).not.toMatch(/NaN|undefined|(?:href|url)\(?=?"?https?:/)
    }
  })

  it('has a picture of its own for each look', () => {
    for (const { content } of owners) {
      const arts = FORMATS.map(([look]) =>
        String(
          styleOf(id)
            .poster(content.seed, content.subject, look)
            .art({ width: 1080, height: 1080, top: 600, bottom: 1000, left: 500 }),
        ),
      )
      // Shapes without their places: no look has the shapes of another one.
      const shapes = arts.map((art) => art.replace(/(transform|x|y|width|height)="[^"]*"/g, ''))
      expect(new Set(shapes).size).toBe(FORMATS.length)
    }
  })

  it('makes a card whose code stands on white', () => {
    const [owner] = owners
    if (!owner) throw new Error('There is no persona.')
    const svg = drawDeskCard(styleOf(id), owner.content, {
      heading: 'Tell the neighbors how it was',
      text: 'In your own words, good or bad.',
      code: { size: 37, path: 'M4 4h1v1h-1z' },
      address: 'g.page/r/CQ7/review',
      by: 'A <b>name</b>',
    })
    expect(svg).toMatch(/<rect[^>]* fill="#fff"/)
    expect(svg).toContain('d="M4 4h1v1h-1z"')
    expect(svg).toContain('A &lt;b&gt;name&lt;/b&gt;')
  })

  it('has the whole of a long name on its card', () => {
    const [owner] = owners
    if (!owner) throw new Error('There is no persona.')
    for (const repeats of [2, 4]) {
      const by = Array(repeats).fill('The Stride Center for Sports and Performance').join(' of ')
      const svg = drawDeskCard(styleOf(id), owner.content, {
        heading: 'Tell the neighbors how it was',
        text: 'In your own words, good or bad.',
        code: { size: 37, path: 'M4 4h1v1h-1z' },
        address: 'g.page/r/CQ7/review',
        by,
      })
      const texts = [...svg.matchAll(/<text[^>]* y="(\d+)">([^<]*)</g)]
      expect(texts.map(([, , words]) => words).join(' ')).toContain(by)
      expect(Math.max(...texts.map(([, y]) => Number(y)))).toBeLessThanOrEqual(596)
    }
  })
})

it('sets words as large as their room allows, and long ones smaller', () => {
  const room = { width: 400, height: 200, most: 80, least: 10, letterWidth: 0.5, leading: 1.1 }
  const short = setLines('House calls', room)
  const long = setLines('Gastroenterologische Gemeinschaftspraxis '.repeat(3), room)
  expect(short.size).toBeGreaterThan(long.size)
  for (const { lines, size } of [short, long]) {
    expect(Math.max(...lines.map((line) => textWidth(line, 0.5) * size))).toBeLessThanOrEqual(400)
    expect(lines.length * size * 1.1).toBeLessThanOrEqual(200)
  }
})
