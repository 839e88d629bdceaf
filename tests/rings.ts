// The two rings of tests. `npm test` runs the first ring: each behaviour once, at the least expensive place that shows it.
// `npm run test:full` adds every case of each matrix and what another test shows already, in more detail or elsewhere.
import { globSync } from 'node:fs'
import { join, matchesGlob, relative } from 'node:path'
import { PROMISES, type TestPromise } from './promises.ts'

const ROOT = join(import.meta.dirname, '..')

/** Returns the paths of all test files, sorted. */
export function findTestFiles(): readonly string[] {
  return globSync(
    '{browsers,distribution,examples,packages,scripts,supabase,tests}/**/*.{test,spec}.{ts,tsx}',
    {
      cwd: ROOT,
      exclude: ['**/node_modules/**', '**/dist/**'],
    },
  )
    .map((file) => file.replaceAll('\\', '/'))
    .sort()
}

/** Returns the promise that a test file belongs to. */
export function promiseOf(file: string): TestPromise | undefined {
  return PROMISES.find(({ tests }) => tests.some((pattern) => matchesGlob(file, pattern)))
}

/** Returns the test files that only the full ring runs. */
export function filesOfFullRing(): readonly string[] {
  return findTestFiles().filter((file) => promiseOf(file)?.first === 'none')
}

/** Returns the same files from a folder of the repository, for the configuration of a runner: none in the full ring. */
export function filesLeftOut(folder: string): string[] {
  if (process.env.TEST_RING !== 'first') return []
  return filesOfFullRing().map((file) => relative(folder, join(ROOT, file)).replaceAll('\\', '/'))
}
