import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { parse } from 'acorn'
import { transformWithOxc } from 'vite'
import { describe, expect, test } from 'vitest'
import { entryAt, newerThan } from './compat.ts'
import { findNewerInScript } from './find-newer-in-script.ts'
import { FLOORS } from './floors.ts'

const ROOT = join(import.meta.dirname, '..')
const OLD_BROWSER = readFileSync(join(ROOT, 'packages/app/public/old-browser.js'), 'utf8')

/** What is asked for before it is used, and names of libraries that are also names of the platform. */
const ALLOWED = [
  // `when-idle.ts`, `type-in-line.ts` and `capture-client.ts` do without.
  'requestIdleCallback',
  '.caretPositionFromPoint',
  '.caretRangeFromPoint',
  '.offsetNode',
  '.globalPrivacyControl',
  // zod's, the query library's and a function's of `describe-source.ts`.
  '.union',
  '.uuid',
  '.rule',
  '.isError',
]

const files = globSync('packages/{app,shared}/src/**/*.{ts,tsx}', { cwd: ROOT }).filter(
  (file) => !/\.test\.tsx?$|\/testing\/|\.d\.ts$|database\.types/.test(file),
)
const sources = new Map(files.map((file) => [file, readFileSync(join(ROOT, file), 'utf8')]))
/** The properties that our own types and objects have: a platform's member of the same name is not meant. */
const OWN = new Set([...sources.values()].flatMap((text) => text.match(/\b\w+(?=\??:\s)/g) ?? []))

async function newerIn(file: string, text: string): Promise<readonly string[]> {
  const { code } = await transformWithOxc(text, file, { target: 'esnext' })
  return findNewerInScript(code, FLOORS.app, ALLOWED).filter((found) => {
    const member = /^\.(\w+) /.exec(found)?.[1]
    return !member || !OWN.has(member)
  })
}

test('the app and what it shares call nothing that is newer than the floor of the app', async () => {
  expect(sources.size).toBeGreaterThan(400)
  const newer: Record<string, readonly string[]> = {}
  for (const [file, text] of sources) {
    const found = await newerIn(file, text)
    if (found.length) newer[file] = found
  }
  expect(newer).toEqual({})
})

test.each([
  ['packages/app/src/features/auth/confirm-link.ts', 'URL.parse(address)', 'URL.parse'],
  ['packages/shared/src/referrals/page-match.ts', 'URL.parse(address)', 'URL.parse'],
  ['packages/shared/src/sites/domain-name.ts', 'URL.canParse(address)', 'URL.canParse'],
  ['packages/app/src/site/api/initial-draft.ts', 'AbortSignal.any([signal])', 'AbortSignal.any'],
  ['packages/app/src/main.tsx', 'Promise.withResolvers()', 'Promise.withResolvers'],
  ['packages/app/src/main.tsx', 'Object.groupBy(list, key)', 'Object.groupBy'],
  ['packages/app/src/main.tsx', 'Array.fromAsync(list)', 'Array.fromAsync'],
  ['packages/app/src/main.tsx', 'one.isSubsetOf(other)', '.isSubsetOf'],
  ['packages/app/src/main.tsx', 'document.startViewTransition(work)', '.startViewTransition'],
])('finds in %s the planted %s', async (file, planted, name) => {
  const found = await newerIn(file, `${sources.get(file)}\nvoid ${planted}\n`)
  expect(found.map((text) => text.split(' (')[0])).toEqual([name])
})

describe('the sentence for older browsers', () => {
  const FEATURES = ['color', 'selector', 'importmap', 'Segmenter'] as const

  /** Runs the script in a window that lacks a feature, and returns the root of its page. */
  function rootWithout(missing: (typeof FEATURES)[number] | 'CSS' | 'Intl' | 'supports' | 'nothing') {
    const make = (name: string) => {
      const children: unknown[] = []
      const attributes: Record<string, string> = {}
      return {
        name,
        id: '',
        children,
        attributes,
        get firstChild() {
          return children[0]
        },
        setAttribute: (key: string, value: string) => void Object.assign(attributes, { [key]: value }),
        appendChild: (child: unknown) => void children.push(child),
        removeChild: (child: unknown) => void children.splice(children.indexOf(child), 1),
      }
    }
    const root = Object.assign(make('div'), { id: 'root' })
    root.appendChild('Foyer did not load')
    const document = { getElementById: () => root, createElement: make, createTextNode: String }
    const CSS = {
      supports: (one: string) => !one.startsWith(missing),
    }
    const HTMLScriptElement =
      missing === 'supports' ? {} : { supports: (type: string) => type !== missing && type === 'importmap' }
    const window = {
      HTMLScriptElement,
      ...(missing === 'CSS' ? {} : { CSS }),
      ...(missing === 'Intl' ? {} : { Intl: missing === 'Segmenter' ? {} : { Segmenter: Object } }),
    }
    runInNewContext(OLD_BROWSER, { ...window, window, document })
    return root
  }

  test.each([...FEATURES, 'CSS', 'Intl', 'supports'] as const)('is shown without %s', (missing) => {
    const root = rootWithout(missing)
    expect(root).toMatchObject({
      // The app finds no root.
      id: 'old-browser',
      children: [
        {
          name: 'main',
          children: [
            {
              name: 'p',
              attributes: { role: 'alert' },
              children: [
                expect.stringMatching(/^Your browser is too old for Foyer: please update it, [^.]+\.$/),
              ],
            },
          ],
        },
      ],
    })
  })

  test('is not shown at the floor', () => {
    expect(rootWithout('nothing')).toMatchObject({ id: 'root', children: ['Foyer did not load'] })
    for (const path of [
      'css/types/color/color-mix',
      'css/selectors/has',
      'html/elements/script/type/importmap',
      'javascript/builtins/Intl/Segmenter',
    ]) {
      expect(entryAt(path)?.__compat, path).toBeDefined()
      expect(newerThan(entryAt(path), FLOORS.app), path).toEqual([])
    }
  })

  test('is written in JavaScript of 2009, and loaded before the app', () => {
    expect(() => parse(OLD_BROWSER, { ecmaVersion: 5 })).not.toThrow()
    const html = readFileSync(join(ROOT, 'packages/app/index.html'), 'utf8')
    const head = html.slice(0, html.indexOf('</head>'))
    expect(head).toContain('<script defer src="/old-browser.js"></script>')
  })
})
