import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const APP = join(import.meta.dirname, '../../packages/app/src')

it('loads each lazy screen with `loadCode`, whose failure the error screen explains; parts use `CodePart`', () => {
  const calls = globSync('**/*.{ts,tsx}', { cwd: APP }).flatMap((file) =>
    [...readFileSync(join(APP, file), 'utf8').matchAll(/\blazy\(.{0,120}/gsu)].map(([call]) => ({
      file,
      call,
    })),
  )
  expect(calls.length).toBeGreaterThan(1)
  expect(calls.filter(({ call }) => !call.includes('loadCode('))).toEqual([])
})
