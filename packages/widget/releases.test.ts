import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { expectNewVersion, readReleases, releaseWidget } from './releases.ts'

test('the released versions are the files that were released', () => {
  // It throws for a file that is missing or has another hash than in integrity.json.
  expect(readReleases().length).toBeGreaterThan(0)
})

test('a release does not depend on the environment, is not overwritten, and a change of it is noticed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-releases-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const first = await releaseWidget('1.0.0', folder)
  expect(first.code.toString()).not.toMatch(/127\.0\.0\.1|foyer\.example/)
  await expect(releaseWidget('1.0.0', folder)).rejects.toThrow(/^1\.0\.0 is released already/)

  vi.stubEnv('FOYER_CAPTURE_URL', 'https://api.example/capture')
  vi.stubEnv('FOYER_PRIVACY_URL', 'https://app.example/p')
  const second = await releaseWidget('1.0.1', folder)
  expect(second.code.toString().replaceAll('1.0.1', '1.0.0')).toBe(first.code.toString())
  expect(readReleases(folder)).toEqual([first, second])

  // Until the widget changes, its version may stay.
  await expectNewVersion('1.0.1', folder)
  await expectNewVersion('1.0.2', folder)
  writeFileSync(join(folder, 'integrity.json'), JSON.stringify({ '1.0.1': first.integrity }))
  await expect(expectNewVersion('1.0.1', folder)).rejects.toThrow(
    /^1\.0\.1 is released already, and the widget has/,
  )

  writeFileSync(join(folder, 'integrity.json'), JSON.stringify({ '1.0.0': first.integrity }))
  writeFileSync(join(folder, '1.0.0', 'widget.js'), 'changed')
  expect(() => readReleases(folder)).toThrow(/is not what was released/)
}, 120_000)
