import { DESIGN_STYLE_IDS } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import { expect, test } from 'vitest'
import { runCommand } from '../../../scripts/run-command.ts'
import { composeDraft } from '../src/compose-draft.ts'
import { practiceOf } from '../src/personas/persona.ts'
import { PERSONAS } from '../src/personas/personas.ts'
import { renderDraft } from '../src/render-draft.ts'
import { fingerprints } from './fingerprints.ts'

const PRINT = 'packages/draft/tests/print-fingerprints.ts'
const SHOWN = 'cedar-grove'

test('renders the same bytes as at the last look, for every persona and style', async () => {
  const lines = Object.entries(await fingerprints()).map(([name, hash]) => `${name} ${hash}\n`)
  await expect(lines.join('')).toMatchFileSnapshot('goldens/fingerprints.txt')
})

test.each([...DESIGN_STYLE_IDS, 'proposal'] as const)('renders the same page in %s', async (style) => {
  const persona = PERSONAS.find(({ id }) => id === (style === 'proposal' ? 'redesign' : SHOWN))
  if (!persona) throw new Error('The persona of the golden page is missing.')
  const [page] = renderDraft(composeDraft(practiceOf(persona)), style === 'proposal' ? 'modern' : style, {
    kind: 'draft',
    assetBase: '',
  })
  await expect(page?.body).toMatchFileSnapshot(`goldens/${style}.html`)
})

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
