// tests/promises.ts names a promise for each test file, says the truth about it, and names nothing else.
import { readFileSync } from 'node:fs'
import { join, matchesGlob } from 'node:path'
import { describe, expect, it } from 'vitest'
import { PROMISES } from '../promises.ts'
import { filesOfFullRing, findTestFiles, promiseOf } from '../rings.ts'

const ROOT = join(import.meta.dirname, '../..')
const files = findTestFiles()
const promises = new Map(files.map((file) => [file, promiseOf(file)]))
/** The helpers through which a test file leaves out cases of its matrices in the first ring. */
const CHOOSES = /\/cases-of\.ts'|\bexpectGoodInEveryLook\b|\bwalkEngine\b/

const choosesCases = (file: string) => CHOOSES.test(readFileSync(join(ROOT, file), 'utf8'))

describe('the rings', () => {
  it('name a promise for every test file', () => {
    expect(files.length).toBeGreaterThan(400)
    expect(files.filter((file) => !promises.get(file))).toEqual([])
  })

  it('name no file that does not exist, and no promise without a file', () => {
    const patterns = PROMISES.flatMap(({ tests }) => tests)
    expect(patterns.filter((pattern) => !files.some((file) => matchesGlob(file, pattern)))).toEqual([])
    const kept = new Set(promises.values())
    expect(PROMISES.filter((promise) => !kept.has(promise))).toEqual([])
  })

  it('say of exactly the files that leave out cases that the first ring has some of them', () => {
    const inFirstRing = files.filter((file) => promises.get(file)?.first !== 'none')
    const some = files.filter((file) => promises.get(file)?.first === 'some')
    expect(inFirstRing.filter(choosesCases)).toEqual(some)
  })

  it('have both files of the full ring alone and files of the first one', () => {
    const left = filesOfFullRing()
    expect(left).toContain('tests/e2e/layout-shift.spec.ts')
    expect(left).not.toContain('tests/e2e/main-path.spec.ts')
  })
})

describe('a planted test file that no promise names', () => {
  it.each([
    'tests/e2e/planted.spec.ts',
    'tests/widget/planted.spec.ts',
    'tests/planted/planted.test.ts',
    'packages/planted/src/planted.test.ts',
  ])('is noticed: %s', (file) => {
    expect(promiseOf(file)).toBeUndefined()
  })
})
