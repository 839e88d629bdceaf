// A percentage of a height is a part of nothing in a box that fits its content: engines disagree about it, and a picture or a
// dialog is then cut off, or covers what stands below it.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')

/** Each by its file, and what gives the box around it a height of its own. */
const KNOWN: Readonly<Record<string, string>> = {
  'packages/app/src/components/sample-draft-link.tsx: h-full':
    'the row of the picture and the words beside it, after it is laid out',
  'packages/app/src/entry-panel.css: height: 100%': 'a panel as high as the window',
  'packages/app/src/entry-panel.css: height: 60%': 'a panel as high as the window',
  'packages/app/src/entry-panel.css: height: min(68%': 'a panel as high as the window',
  'packages/app/src/features/drafts/stage.tsx: h-full': 'the place of a page, which is as high as the window',
  'packages/app/src/features/operator/css/today.css: height: 100%':
    'the list of the desk, which is as high as the window',
  'packages/app/src/features/rewards/results-screen.tsx: h-full': 'a bar of one height',
  "packages/app/src/site/load-bars.tsx: height: '100%": 'a bar of one height',
  'packages/widget/src/ui/card.css: height: 100%':
    'a place of the page that reserves more; a dialog takes it back',
  'packages/widget/src/ui/popup.css: max-height: 100%': 'a dialog in a low window',
}

const PERCENT =
  /\b(?:max-|min-)?(?:height|block-size):[^;},\n]*?[\d.]%|\b(?:max-|min-)?h-(?:full|\[[\d.]+%\])|height: '[\d.]+%'/g

it('has a percentage of a height only where the box around it has a height', () => {
  const files = globSync('packages/{app,widget}/src/**/*.{css,tsx}', {
    cwd: ROOT,
    exclude: ['**/*.test.tsx'],
  })
  expect(files.length).toBeGreaterThan(200)
  const found = files.flatMap((file) =>
    (readFileSync(join(ROOT, file), 'utf8').match(PERCENT) ?? []).map((part) => `${file}: ${part}`),
  )
  expect(found.sort()).toEqual(Object.keys(KNOWN).sort())
})

it.each([
  '.a { height: 100% }',
  '.a{max-height:calc(50% - 1px)}',
  'className="grid max-h-full"',
  "{ height: '30%' }",
])('finds %s', (planted) => expect(planted).toMatch(PERCENT))

it.each([
  '.a { height: 100dvh }',
  '.a { width: 100% }',
  'className="w-full"',
  'line-height: 1.4; width: 50%',
])('leaves %s', (planted) => expect(planted).not.toMatch(PERCENT))
