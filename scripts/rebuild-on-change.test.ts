import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { rebuildOnChange } from './rebuild-on-change.ts'

test('builds at once and after a change, one build at a time', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-rebuild-'))
  mkdirSync(join(folder, 'form'))
  let finish = () => {}
  let running = 0
  let most = 0
  const build = vi.fn(async () => {
    running += 1
    most = Math.max(most, running)
    await new Promise<void>((resolve) => {
      finish = resolve
    })
    running -= 1
  })
  const stop = rebuildOnChange([folder], build)
  onTestFinished(() => {
    stop()
    rmSync(folder, { recursive: true })
  })
  expect(build).toHaveBeenCalledOnce()
  // Written again until it is noticed: how soon a folder is watched is up to the system.
  await vi.waitFor(
    () => {
      writeFileSync(join(folder, 'form', 'card.ts'), String(performance.now()))
      finish()
      expect(build.mock.calls.length).toBeGreaterThan(1)
    },
    { timeout: 50_000, interval: 500 },
  )
  expect(most).toBe(1)
})
