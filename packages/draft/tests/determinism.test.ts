import { expect, test } from 'vitest'
import { runCommand } from '../../../scripts/run-command.ts'
import { fingerprints } from './fingerprints.ts'

const PRINT = 'packages/draft/tests/print-fingerprints.ts'

test.each([
  [
    'Deno',
    'deno',
    ['run', '--no-check', '--quiet', '--node-modules-dir=manual'],
    'Asia/Kolkata',
    'tr_TR.UTF-8',
  ],
  ['Node in another zone and language', 'node', [], 'Pacific/Apia', 'ar_EG.UTF-8'],
] as const)(
  'renders the same bytes in %s',
  { timeout: 120_000 },
  async (_name, command, options, zone, locale) => {
    const env = { TZ: zone, LC_ALL: locale, LANG: locale }
    const { code, output } = await runCommand(command, [...options, PRINT], { output: 'capture', env })
    expect(code, output).toBe(0)
    expect(JSON.parse(output.slice(output.indexOf('{')))).toEqual(await fingerprints())
  },
)
