import { PERSONAS } from '@foyer/draft/personas/personas.ts'
import { DESIGN_STYLE_IDS } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import { describe, expect, it } from 'vitest'
import { composeSite, loadSite, renderSite } from '../site/render-site.ts'
import { pageParts, patchChildren } from './patch-page.ts'

function bodyOf(html: string): HTMLElement {
  const body = document.createElement('div')
  body.innerHTML = html
  return body
}

/** Patches one body into another and returns it. */
function patched(from: string, to: string): HTMLElement {
  const body = bodyOf(from)
  patchChildren(body, bodyOf(to))
  expect(body.isEqualNode(bodyOf(to))).toBe(true)
  return body
}

describe('patchChildren', () => {
  it('keeps the elements that are equal', () => {
    const body = bodyOf('<p>one</p><section id="a"><p>two</p></section><p>three</p>')
    const [first, section, last] = body.children
    patchChildren(body, bodyOf('<p>one</p><section id="a"><p>2</p></section><p>three</p>'))
    expect([...body.children]).toEqual([first, section, last])
    expect(section?.textContent).toBe('2')
  })

  it('finds a section again when others appear before it', () => {
    const body = bodyOf('<section id="story"><p>I trained.</p></section>')
    const story = body.firstElementChild
    patchChildren(
      body,
      bodyOf('<section id="values"></section><section id="story"><p>I trained in Miami.</p></section>'),
    )
    expect(body.children[1]).toBe(story)
    expect(story?.textContent).toBe('I trained in Miami.')
  })

  it('finds a wrapper of a section and an item of a list by what is in them', () => {
    const body = bodyOf(
      '<div class="mat"><section id="cost"></section></div><ul><li><i data-line="b">b</i></li></ul>',
    )
    const [mat, list] = body.children
    const item = list?.firstElementChild
    const next =
      '<div class="mat"><section id="why"></section></div><div class="mat"><section id="cost">!</section></div><ul><li><i data-line="a">a</i></li><li><i data-line="b">c</i></li></ul>'
    patchChildren(body, bodyOf(next))
    expect(body.children[1]).toBe(mat)
    expect(list?.children[1]).toBe(item)
  })

  it.each<[name: string, from: string, to: string]>([
    ['removes what is gone', '<p>a</p><p>b</p>', '<p>b</p>'],
    [
      'changes, adds and removes attributes',
      '<p class="a" id="x">a</p>',
      '<p class="b" hidden="" id="x">a</p>',
    ],
    ['replaces one kind of element by another', '<p>a</p>', '<h2>a</h2>'],
    [
      'moves sections',
      '<section id="a"></section><section id="b"></section>',
      '<section id="b"></section><section id="a"></section>',
    ],
    ['empties a parent', '<p>a</p>', ''],
    ['fills an empty parent', '', 'text<p>a</p>'],
  ])('%s', (_name, from, to) => {
    patched(from, to)
  })

  it.each(DESIGN_STYLE_IDS)('turns the page of any owner into that of any other: %s', async (style) => {
    const bodies: string[] = []
    for (const { answers, profile } of PERSONAS.slice(0, 3)) {
      const content = composeSite({ answers, profile })
      await loadSite(content, style)
      bodies.push(pageParts(renderSite(content, style, 'with-line-ids')).body)
    }
    for (const from of bodies) for (const to of bodies) patched(from, to)
  })
})

describe('pageParts', () => {
  it('splits a page into font faces, sheet, class and body', () => {
    const html =
      '<head><style>@font-face{src:url(a)}:root{--a:1}p{color:red}</style></head>\n<body class="large">\n<p>a</p>\n</body>\n</html>'
    expect(pageParts(html)).toEqual({
      fontFaces: '@font-face{src:url(a)}',
      sheet: ':root{--a:1}p{color:red}',
      bodyClass: 'large',
      body: '\n<p>a</p>\n',
    })
  })

  it('rejects any other text', () => {
    expect(() => pageParts('<p>Not found</p>')).toThrow('This is no page of the renderer.')
  })
})
