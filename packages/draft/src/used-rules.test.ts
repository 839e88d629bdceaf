import { DESIGN_STYLE_IDS } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import { transform } from 'lightningcss'
import { expect, test } from 'vitest'
import { casesOf } from '../../../tests/cases-of.ts'
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
  ['body:has(.c) .a{x:1}', 'body:has(.c) .a{x:1}'],
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
])('of %s stays %s', (sheet, kept) => {
  expect(usedRules(sheet, PAGE)).toBe(kept)
  expect(usedRules(kept, PAGE)).toBe(kept)
})

/** The selectors of a sheet as another parser reads them, each with the classes that it cannot hold without. */
function selectorsOf(sheet: string): (readonly string[])[] {
  const selectors: (readonly string[])[] = []
  transform({
    filename: 'page.css',
    code: Buffer.from(sheet),
    visitor: {
      Rule: {
        style({ value }) {
          for (const parts of value.selectors)
            selectors.push(parts.flatMap((part) => (part.type === 'class' ? [part.name] : [])))
        },
      },
    },
  })
  return selectors
}

test.each(DESIGN_STYLE_IDS)('a %s page keeps every selector that could hold, and no other one', (id) => {
  for (const site of casesOf(SITES, (one) => one.id === 'halloran')) {
    const content = contentOf(site)
    if (content.kind === 'proposal') continue
    const context = { isDraft: true, hasMarks: true, assetBase: '', pictureBase: 'pictures/' }
    const { css, body } = styleOf(id).page(content, context)
    const page = body.toString()
    const classes = new Set(
      [...page.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
    )
    const could = selectorsOf(css).filter((names) => names.every((name) => classes.has(name)))
    expect(selectorsOf(usedRules(css, page)), site.id).toEqual(could)
  }
})
