import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const ORDER = ['toasts.ts', 'answers', 'questions', 'input', 'flow', 'pages', 'fixtures']
const files = globSync('**/*.ts', { cwd: import.meta.dirname }).filter((file) => !file.endsWith('.test.ts'))

/** The folder of a file below onboarding/, or the file itself. */
function folderOf(file: string): string {
  return file.split(path.sep)[0] ?? ''
}

test('every folder has a place in the order', () => {
  expect([...new Set(files.map(folderOf))].sort()).toEqual([...ORDER].sort())
})

test('folders import only from those before them', () => {
  const wrong = files.flatMap((file) => {
    const source = readFileSync(path.join(import.meta.dirname, file), 'utf8')
    return [...source.matchAll(/from '(\.[^']+)'/g)]
      .map(([, specifier = '']) => path.join(path.dirname(file), specifier))
      .filter((target) => !target.startsWith('..'))
      .filter((target) => ORDER.indexOf(folderOf(target)) > ORDER.indexOf(folderOf(file)))
      .map((target) => `${file} imports ${target}`)
  })
  expect(wrong).toEqual([])
})
