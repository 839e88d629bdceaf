import { DESIGN_STYLE_IDS, type DesignStyleId } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import { type ConfigLoader, HtmlValidate, StaticConfigLoader } from 'html-validate'
import { describe, expect, test } from 'vitest'
import { composeDraft } from '../src/compose-draft.ts'
import { type Persona, practiceOf } from '../src/personas/persona.ts'
import { PERSONAS } from '../src/personas/personas.ts'
import { randomPersona } from '../src/personas/random-persona.ts'
import { renderDraft } from '../src/render-draft.ts'

const GROUPS = 10
const GROUP_SIZE = 100

/** Resolves its configuration once: otherwise each page reads the descriptions of all elements again, half of its time. */
class KeptConfigLoader extends StaticConfigLoader {
  #resolved: ReturnType<ConfigLoader['getConfigFor']> | undefined

  override getConfigFor(...page: Parameters<ConfigLoader['getConfigFor']>) {
    this.#resolved ??= super.getConfigFor(...page)
    return this.#resolved
  }
}

const validator = new HtmlValidate(
  new KeptConfigLoader({
    root: true,
    extends: ['html-validate:recommended'],
    rules: {
      // The name of a practice is its title, however long it is.
      'long-title': 'off',
      // Numbers are typed by owners, letter by letter; no style may change their words.
      'tel-non-breaking': 'off',
    },
  }),
)

async function errorsOf(persona: Persona, style: DesignStyleId, kind: 'draft' | 'launch'): Promise<string[]> {
  const options = { kind, assetBase: '', siteUrl: 'https://practice.example/' }
  const page = renderDraft(composeDraft(practiceOf(persona)), style, options).find(
    ({ path }) => path === 'index.html',
  )
  const { results } = await validator.validateString(String(page?.body))
  return results.flatMap(({ messages }) =>
    messages.map(
      ({ line, column, message, ruleId }) =>
        `${persona.id} ${style} ${kind} ${line}:${column} ${ruleId}: ${message}`,
    ),
  )
}

describe('html-validate', () => {
  test.each(DESIGN_STYLE_IDS)(
    'finds no error in %s, for any persona',
    { timeout: 300_000 },
    async (style) => {
      const found: string[] = []
      for (const persona of PERSONAS) {
        for (const kind of ['draft', 'launch'] as const) found.push(...(await errorsOf(persona, style, kind)))
      }
      expect(found).toEqual([])
    },
  )

  // Each practice in one style: all five of all thousand take five times as long and find the same.
  test.each(Array.from({ length: GROUPS }, (_, group) => group))(
    'finds no error in the hundred practices after %i hundred',
    { timeout: 300_000 },
    async (group) => {
      const found: string[] = []
      for (let number = group * GROUP_SIZE; number < (group + 1) * GROUP_SIZE; number++) {
        const style = DESIGN_STYLE_IDS[number % DESIGN_STYLE_IDS.length] as DesignStyleId
        const kind = Math.floor(number / DESIGN_STYLE_IDS.length) % 2 === 0 ? 'draft' : 'launch'
        found.push(...(await errorsOf(randomPersona(number), style, kind)))
      }
      expect(found).toEqual([])
    },
  )
})
