import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { WIDGET_CONSENT, WIDGET_TEXTS } from '@foyer/shared/widget/texts.ts'
import { parse } from 'acorn'
import { expect, test } from 'vitest'
import { bundleWidget } from '../packages/widget/bundle-widget.ts'
import { findNewerInScript } from './find-newer-in-script.ts'
import { FLOORS } from './floors.ts'

/** What the widget does without where it is missing: `adoptStyles` adds a `<style>`, `visit.ts` reads undefined. */
const ALLOWED = ['new CSSStyleSheet', '.replaceSync', '.adoptedStyleSheets', '.globalPrivacyControl']
const PLAIN_FORM = readFileSync(
  join(import.meta.dirname, '../packages/app/public/embed/plain-form.js'),
  'utf8',
)

test('the widget calls nothing that is newer than its floor, and old browsers can read its script', async () => {
  const [captureUrl, leadUrl, privacyUrl] = ['capture', 'lead', 'p'].map(
    (path) => `https://app.example/${path}`,
  )
  const code = await bundleWidget({
    captureUrl: captureUrl ?? '',
    leadUrl: leadUrl ?? '',
    privacyUrl: privacyUrl ?? '',
  })
  expect(findNewerInScript(code, FLOORS.widget, ALLOWED)).toEqual([])
  // The edition of 2021 is that of the floor `script`.
  expect(() => parse(code, { ecmaVersion: 2021 })).not.toThrow()
  for (const newer of [/light-dark\(/, /lch\(from (?!\$\{)/, /color-mix/, /@media[^{]*[<>]/, /:has\(/])
    expect(code).not.toMatch(newer)
})

test('the plain form is JavaScript of 2009, with the words of the widget', () => {
  expect(() => parse(PLAIN_FORM, { ecmaVersion: 5 })).not.toThrow()
  const { title, label, button, note } = WIDGET_TEXTS
  for (const text of [title, label, button, note, WIDGET_CONSENT].flat())
    expect(PLAIN_FORM).toContain(`'${text}'`)
})

test.each([
  ['AbortSignal.any([])', 'AbortSignal.any'],
  ['AbortSignal.timeout(9)', 'AbortSignal.timeout'],
  ['URL.canParse("x")', 'URL.canParse'],
  ['window.URL.canParse("x")', undefined],
  ['new CSSStyleSheet()', 'new CSSStyleSheet'],
  ['root.adoptedStyleSheets.push(sheet)', '.adoptedStyleSheets'],
  ['element.checkVisibility()', '.checkVisibility'],
  ['element?.["checkVisibility"]()', '.checkVisibility'],
  ['structuredClone({})', 'structuredClone'],
  ['self.structuredClone({})', 'structuredClone'],
  ['list.toSorted()', '.toSorted'],
  ['Object.groupBy(list, key)', 'Object.groupBy'],
  ['Promise.withResolvers()', 'Promise.withResolvers'],
  ['class A { static { run() } }', 'classes/static/initialization_blocks'],
  ['/(?<=a)b/.test(text)', 'regular_expressions/lookbehind_assertion'],
  ['/a/v.test(text)', 'builtins/RegExp/unicodeSets'],
  // Names of the script itself, and what is only asked for.
  ['const structuredClone = (one) => one; structuredClone({})', undefined],
  ['typeof structuredClone', undefined],
  ['const list = { toSorted() {} }; list.toSorted()', undefined],
  ['list.at(0)', undefined],
])('reads %s', (code, found) => {
  const names = findNewerInScript(code, FLOORS.widget).map((text) => text.split(' (')[0])
  expect(names).toEqual(found ? [found] : [])
})
