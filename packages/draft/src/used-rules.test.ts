import { DESIGN_STYLE_IDS } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import { type Selector, transform } from 'lightningcss'
import { expect, test } from 'vitest'
import { casesOf } from '../../../tests/cases-of.ts'
import { html } from './html.ts'
import { contentOf, SITES } from './personas/sites.ts'
import { styleOf } from './styles/registry.ts'
import { usedRules } from './used-rules.ts'

const PAGE = '<body class="on"><p class="a b">Hello</p></body>'

test.each([
  ['.a{x:1}.c{x:2}', '.a{x:1}'],
  ['.a.b>p,.c p{x:1}', '.a.b>p{x:1}'],
  ['.c:hover,.c .a{x:1}', ''],
  ['.a:not(.c){x:1}', '.a:not(.c){x:1}'],
  [':is(.a,.c) p{x:1}', ':is(.a,.c) p{x:1}'],
  ['body:has(.c) .a{x:1}', ''],
  ['body:has(p.a):not(:is(.c,.d)) .a{x:1}', 'body:has(p.a):not(:is(.c,.d)) .a{x:1}'],
  [':is(.c,.d:not(.e)) p,:where([x=".c"],.c) p{x:1}', ':where([x=".c"],.c) p{x:1}'],
  ['[data-x=".c"]{x:1}', '[data-x=".c"]{x:1}'],
  ['p{margin:.5rem}h1{x:1}', 'p{margin:.5rem}h1{x:1}'],
  ['@media (width>=1px){.c{x:1}.a{x:2}}', '@media (width>=1px){.a{x:2}}'],
  ['@media print{@supports (x:1){.c{x:1}}}', ''],
  [
    '@font-face{src:url("f.c{}")}.a:before{content:"}"}',
    '@font-face{src:url("f.c{}")}.a:before{content:"}"}',
  ],
  ['@keyframes run{0%{x:1}to{x:2}}.c{x:1}', '@keyframes run{0%{x:1}to{x:2}}'],
  ['@import "x";.on{x:1}', '@import "x";.on{x:1}'],
  // The page says "Hello".
  ['@font-face{src:a;unicode-range:U+60}', ''],
  ['@font-face{src:a;unicode-range:U+100-130,U+154-15F}', ''],
  ['@font-face{src:a;unicode-range:U+61-65,U+100}', '@font-face{src:a;unicode-range:U+61-65,U+100}'],
  ['@font-face{src:a;unicode-range:U+20;x:1}', '@font-face{src:a;unicode-range:U+20;x:1}'],
])('of %s stays %s', (sheet, kept) => {
  expect(usedRules(sheet, PAGE)).toBe(kept)
  expect(usedRules(kept, PAGE)).toBe(kept)
})

test.each(['"', "'", '&', '<', '>'])('keeps the face of a %s that the page says', (sign) => {
  const face = `@font-face{src:a;unicode-range:U+${sign.charCodeAt(0).toString(16)}}`
  expect(usedRules(face, html`<p>${sign}</p>`.toString())).toBe(face)
  expect(usedRules(face, '<p class="a">&eacute;</p>')).toBe(sign === '&' ? face : '')
})

/** The selectors of a sheet as another parser reads them. */
function selectorsOf(sheet: string): Selector[] {
  const selectors: Selector[] = []
  transform({
    filename: 'page.css',
    code: Buffer.from(sheet),
    visitor: {
      Rule: {
        style({ value }) {
          selectors.push(...value.selectors)
        },
      },
    },
  })
  return selectors
}

const couldHold = (selector: Selector, classes: ReadonlySet<string>): boolean =>
  selector.every((part) => {
    if (part.type === 'class') return classes.has(part.name)
    if (part.type !== 'pseudo-class') return true
    const isAnyOf = part.kind === 'is' || part.kind === 'where' || part.kind === 'has'
    return !isAnyOf || part.selectors.some((one) => couldHold(one, classes))
  })

test.each(DESIGN_STYLE_IDS)('a %s page keeps every selector that could hold, and no other one', (id) => {
  for (const site of casesOf(SITES, (one) => one.id === 'halloran')) {
    const content = contentOf(site)
    if (content.kind === 'proposal') continue
    const context = {
      page: { kind: 'home', path: '/' },
      home: '',
      hrefOf: (path: string) => path,
      isDraft: true,
      hasMarks: true,
      assetBase: '',
      pictureBase: 'pictures/',
    } as const
    const { css, body } = styleOf(id).page(content, context)
    const page = body.toString()
    const classes = new Set(
      [...page.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
    )
    const could = selectorsOf(css).filter((selector) => couldHold(selector, classes))
    expect(selectorsOf(usedRules(css, page)), site.id).toEqual(could)
  }
})
