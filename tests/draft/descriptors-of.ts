import type { Page } from '@playwright/test'

/** The features by which an art director would tell two pages apart, read from a rendered page. */
export type Descriptors = Readonly<
  Record<
    | 'heroLayout'
    | 'alignment'
    | 'measure'
    | 'separators'
    | 'listForm'
    | 'cornerRadius'
    | 'imagery'
    | 'typeClass',
    string
  >
>

/** Reads the eight descriptors of a page as it is shown at 1440 px. */
export function descriptorsOf(page: Page): Promise<Descriptors> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth
    const all = <Kind extends Element = Element>(selector: string, within: ParentNode = document) => [
      ...within.querySelectorAll<Kind>(selector),
    ]
    const styleOf = (element: Element) => getComputedStyle(element)
    const boxOf = (element: Element) => element.getBoundingClientRect()
    const most = (words: readonly string[]) =>
      [...new Set(words)].sort(
        (a, b) => words.filter((word) => word === b).length - words.filter((word) => word === a).length,
      )[0] ?? 'none'
    const middle = (numbers: number[]) => numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

    const heading = document.querySelector('h1')
    if (!heading) throw new Error('The page has no first heading.')
    const texts = all('*', heading).filter((element) => element.children.length === 0)
    const inks = (texts.length > 0 ? texts : [heading]).map(boxOf)
    const name = {
      left: Math.min(...inks.map(({ left }) => left)),
      top: Math.min(...inks.map(({ top }) => top)),
      bottom: Math.max(...inks.map(({ bottom }) => bottom)),
    }
    const art = all('svg')
      .filter((svg) => boxOf(svg).top < innerHeight && boxOf(svg).left > -100)
      .sort((a, b) => boxOf(b).width * boxOf(b).height - boxOf(a).width * boxOf(a).height)[0]
    const frame = art && boxOf(art)
    const sections = all('section[id]').sort((a, b) => boxOf(a).top - boxOf(b).top)

    function heroLayout(): string {
      if (!frame) return 'no picture'
      const place = frame.top > name.bottom - 20 ? 'below' : frame.left > width * 0.3 ? 'beside' : 'behind'
      const bleeds = [frame.top < 8 && 'top', frame.right > width - 8 && 'right', frame.left < 8 && 'left']
      const third = ['high', 'middle', 'low'][Math.floor(((name.top + name.bottom) / 2 / innerHeight) * 3)]
      const span = boxOf(heading as Element).width > width * 0.75 ? 'across the page' : 'in a column'
      return `picture ${place}, bleeds ${bleeds.filter(Boolean).join('+') || 'nowhere'}, name ${third} ${span}`
    }

    function alignment(): string {
      const places = sections.flatMap((section) => {
        const title = section.querySelector('h2')
        const text = all('p, dd, li', section).find((one) => (one.textContent ?? '').trim().length > 60)
        if (!title || !text || boxOf(title).width < 2) return []
        const inMargin =
          boxOf(title).right <= boxOf(text).left + 2 || boxOf(text).right <= boxOf(title).left + 2
        return [{ inMargin, column: Math.round((boxOf(text).left / width) * 12) }]
      })
      const share = places.filter(({ inMargin }) => inMargin).length / places.length
      const headings = share > 0.75 ? 'in the margin' : share > 0.25 ? 'mixed' : 'over the text'
      return `headings ${headings}, text from column ${most(places.map(({ column }) => String(column)))}`
    }

    function measure(): string {
      const lines = all('#story p').filter((one) => (one.textContent ?? '').length > 150)
      const characters = lines.map((line) => {
        const probe = document.createElement('span')
        probe.textContent = 'the quick brown fox jumps over it'
        probe.style.cssText = 'position:absolute;white-space:nowrap'
        line.append(probe)
        const each = boxOf(probe).width / 33
        probe.remove()
        return boxOf(line).width / each
      })
      return `${Math.round(middle(characters) / 8) * 8} characters`
    }

    function separators(): string {
      const groundOf = (element: Element | null): string => {
        for (let one = element; one; one = one.parentElement) {
          const { backgroundColor, backgroundImage } = styleOf(one)
          if (backgroundImage !== 'none') return backgroundImage.slice(0, 40)
          if (backgroundColor !== 'rgba(0, 0, 0, 0)') return backgroundColor
        }
        return 'paper'
      }
      const kinds = sections.slice(1).map((section, index) => {
        const before = sections[index]
        const edge = boxOf(section).top
        const isDrawn = all('svg').some((svg) => {
          const { top, bottom, width: wide } = boxOf(svg)
          return (
            wide > 60 &&
            top < edge + 40 &&
            bottom > edge - 160 &&
            bottom - top < 240 &&
            !section.contains(svg)
          )
        })
        const edges = [section, ...section.children].map((one) => styleOf(one).borderTopWidth)
        if (edges.some((border) => Number.parseFloat(border) > 0)) return 'rule'
        if (before && groundOf(before) !== groundOf(section)) return 'ground'
        return isDrawn ? 'drawing' : 'space'
      })
      return most(kinds)
    }

    // What is seen of a list: styles share its elements.
    function listForm(): string {
      const placeOf = (item: Element) => {
        const title = item.querySelector('h3, summary')
        const text = item.querySelector('p')
        if (!title || !text) return 'alone'
        if (title.tagName === 'SUMMARY') return 'folded'
        if (boxOf(title).right <= boxOf(text).left + 2) return 'beside'
        return boxOf(text).left > boxOf(title).left + 24 ? 'a step out' : 'over'
      }
      const formOf = (kind: string) => {
        const items = all(`#${kind} li`)
        const lefts = new Set(items.map((item) => Math.round(boxOf(item).left / 24)))
        return `titles ${most(items.map(placeOf))} from ${lefts.size} edges`
      }
      const isRound = all('#values li').some((item) => styleOf(item).borderTopLeftRadius === '50%')
      return `${formOf('values')}, ${isRound ? 'discs' : 'plain'}, questions: ${formOf('questions')}`
    }

    function cornerRadius(): string {
      const round = all('body *').flatMap((element) => {
        const { borderTopLeftRadius: radius } = styleOf(element)
        if (radius === '0px' || boxOf(element).width < 8) return []
        return [
          radius.endsWith('%')
            ? 'round'
            : Number.parseFloat(radius) >= boxOf(element).height / 2
              ? 'pill'
              : 'soft',
        ]
      })
      return [...new Set(round)].sort().join('+') || 'square'
    }

    function imagery(): string {
      const shapes = art ? all('path, circle, ellipse, rect, line, polyline, use', art) : []
      const painted = shapes.map((shape) => styleOf(shape))
      const stroked = painted.filter(({ fill, stroke }) => fill === 'none' && stroke !== 'none').length
      const hues = new Set(
        painted.flatMap(({ fill, stroke }) => {
          const [red = 0, green = 0, blue = 0] =
            (fill === 'none' ? stroke : fill).match(/[\d.]+/g)?.map(Number) ?? []
          const high = Math.max(red, green, blue)
          const spread = high - Math.min(red, green, blue)
          if (spread < 40) return []
          const hue =
            high === red
              ? (green - blue) / spread
              : high === green
                ? 2 + (blue - red) / spread
                : 4 + (red - green) / spread
          return [Math.round(hue)]
        }),
      )
      const paint = stroked > shapes.length / 2 ? 'lines' : 'flat shapes'
      const amount = shapes.length > 20 ? 'many' : 'few'
      return `${amount} ${paint}, ${hues.size > 2 ? 'several hues' : 'one or two hues'}`
    }

    function typeClass(): string {
      const { fontFamily, fontWeight } = styleOf(heading as Element)
      const text = styleOf(document.querySelector('#story p') ?? document.body).fontFamily
      const isOne = fontFamily.split(',')[0] === text.split(',')[0]
      return `${fontFamily.split(',').at(-1)?.trim()} ${fontWeight}, ${isOne ? 'one family' : 'two families'}`
    }

    return {
      heroLayout: heroLayout(),
      alignment: alignment(),
      measure: measure(),
      separators: separators(),
      listForm: listForm(),
      cornerRadius: cornerRadius(),
      imagery: imagery(),
      typeClass: typeClass(),
    }
  })
}
