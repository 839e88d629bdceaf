// The light and the dark theme differ in colors alone: CSS allows only colors in light-dark(), and nothing else depends
// on the theme. So browser tests check the second theme only by the rules about colors.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
const sources = globSync('packages/{app,widget}/src/**/*.{css,ts,tsx}', {
  cwd: ROOT,
  // They look at the page again when the preference changes, and set only `color-scheme` and colors.
  exclude: ['packages/widget/src/mount-into.ts', 'packages/widget/src/follow-page.ts'],
})

/** Media queries, matchMedia and class variants that could change more than a color with the theme. */
const THEME_CONDITION = /prefers-color-scheme|\bdark:[a-z[!-]/g
const THEME_RULE = /\[data-theme[^{}]*\{([^}]*)\}/g

/** Returns what depends on the theme in this code other than by light-dark(). */
function themeDependent(code: string): string[] {
  const rules = [...code.matchAll(THEME_RULE)].flatMap(([, body = '']) => body.split(';'))
  const declarations = rules.map((text) => text.trim()).filter(Boolean)
  return [
    ...(code.match(THEME_CONDITION) ?? []),
    ...declarations.filter((text) => !text.startsWith('color-scheme:')),
  ]
}

it('lets nothing but colors depend on the theme', () => {
  expect(sources.length).toBeGreaterThan(100)
  const found = sources.flatMap((file) =>
    themeDependent(readFileSync(join(ROOT, file), 'utf8')).map((text) => `${file}: ${text}`),
  )
  expect(found).toEqual([])
})

it.each([
  ['@media (prefers-color-scheme: dark) { a { display: none } }', 'prefers-color-scheme'],
  ['<div className="p-2 dark:hidden" />', 'dark:h'],
  ['[data-theme="dark"] { color-scheme: dark; display: none }', 'display: none'],
])('finds %s', (code, found) => {
  expect(themeDependent(code)).toEqual([found])
})
