import { DESIGN_STYLE_IDS, type DesignStyleId } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import { describe, expect, test } from 'vitest'
import { casesOf } from '../../../tests/cases-of.ts'
import { editsFromRow } from '../src/edits.ts'
import { randomPersona } from '../src/personas/random-persona.ts'
import { contentOf, SITES, type Site } from '../src/personas/sites.ts'
import { renderDraft } from '../src/render-draft.ts'

const GROUP_SIZE = 100
/** A hundred random practices are five times as many as there are personas. */
const GROUPS = casesOf([0, 1, 2, 3], (group) => group === 0)
/** The first has what owners add, the second what they left open, the third pages of services and people. */
const READ = casesOf(SITES, ({ id }) =>
  ['cedar-grove-edited', 'nearly-empty', 'cedar-grove-pages'].includes(id),
)

// Resolves the rules once: html-validate does so for every page, which takes longer than reading it.
class OneConfig extends StaticConfigLoader {
  private resolved: ReturnType<StaticConfigLoader['getConfigFor']> | undefined

  override getConfigFor(handle: string): ReturnType<StaticConfigLoader['getConfigFor']> {
    this.resolved ??= super.getConfigFor(handle)
    return this.resolved
  }
}

const validator = new HtmlValidate(
  new OneConfig({
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

function errorsOf(site: Site, style: DesignStyleId, kind: 'draft' | 'launch'): string[] {
  const options = { kind, assetBase: '', siteUrl: 'https://practice.example/' }
  const pages = renderDraft(contentOf(site, kind), style, options).filter(({ path }) =>
    path.endsWith('index.html'),
  )
  return pages.flatMap(({ path, body }) =>
    validator
      .validateStringSync(String(body))
      .results.flatMap(({ messages }) =>
        messages.map(
          ({ line, column, message, ruleId }) =>
            `${site.id} ${style} ${kind} ${path} ${line}:${column} ${ruleId}: ${message}`,
        ),
      ),
  )
}

describe('html-validate', () => {
  test('finds what is wrong in one page after another', () => {
    const idsOf = (markup: string) =>
      validator
        .validateStringSync(markup)
        .results.flatMap(({ messages }) => messages.map(({ ruleId }) => ruleId))
    expect(idsOf('<p><img src="a.png"></p>')).toContain('wcag/h37')
    expect(idsOf('<p id="a"></p><p id="a"></p>')).toContain('no-dup-id')
    expect(idsOf('<p></p>')).toEqual([])
  })

  test.each(DESIGN_STYLE_IDS)('finds no error in %s, for any persona', { timeout: 300_000 }, (style) => {
    const found: string[] = []
    for (const site of READ) {
      for (const kind of ['draft', 'launch'] as const) found.push(...errorsOf(site, style, kind))
    }
    expect(found).toEqual([])
  })

  // Each practice in one style: all five of all of them take five times as long and find the same.
  test.each(GROUPS)(
    'finds no error in the hundred practices after %i hundred',
    { timeout: 300_000 },
    (group) => {
      const found: string[] = []
      for (let number = group * GROUP_SIZE; number < (group + 1) * GROUP_SIZE; number++) {
        const style = DESIGN_STYLE_IDS[number % DESIGN_STYLE_IDS.length] as DesignStyleId
        const kind = Math.floor(number / DESIGN_STYLE_IDS.length) % 2 === 0 ? 'draft' : 'launch'
        const persona = randomPersona(number)
        found.push(...errorsOf({ id: persona.id, persona, edits: editsFromRow(null) }, style, kind))
      }
      expect(found).toEqual([])
    },
  )
})
