// The name of the practice is the largest line of the page; each style sets it in its own way.
import { DESIGN_STYLE_IDS } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import { THINKING } from '@foyer/shared/onboarding/fixtures/personas.ts'
import { expect, it, vi } from 'vitest'
import { casesOf } from '../../../../../../tests/cases-of.ts'
import { composeSite, loadSite, renderSite } from '../../../site/render-site.ts'
import { siteLines } from '../../../site/review-site.ts'
import { describeSource } from './describe-source.ts'
import { markSources } from './source-marks.ts'

const NAMES = ['Harbor Family Medicine', 'Ko', 'Praxis Müller-Lüdenscheidt & Söhne (Nord)', 'مركز الشفاء']

// The longest one in each style, and each in the style that breaks a name into lines itself.
const CASES = casesOf(
  DESIGN_STYLE_IDS.flatMap((style) => NAMES.map((name) => [style, name] as const)),
  ([style, name]) => name === NAMES[2] || style === 'dynamic',
)

it.each(CASES)(
  'makes the name of a practice in %s a button that leads to where it is changed: %s',
  async (style, name) => {
    const profile = { id: 'a', first_name: 'Dana', last_name: 'Okafor', company_name: name }
    const content = composeSite({ answers: THINKING, profile })
    await loadSite(content, style)
    const page = new DOMParser().parseFromString(
      renderSite(content, style, null, 'with-line-ids'),
      'text/html',
    )
    const onChoose = vi.fn()
    const lines = siteLines(content)
    markSources(page, lines, onChoose)
    const buttons = [...page.querySelectorAll<HTMLElement>('h1 summary')]
    expect(buttons.map(({ textContent }) => textContent).join(' ')).toContain(name.split(' ')[0])
    for (const button of buttons) {
      button.click()
      await vi.waitFor(() => expect(onChoose).toHaveBeenCalled(), 60_000)
      const line = lines.get(onChoose.mock.lastCall?.[0])
      expect(line && describeSource(line, THINKING).change).not.toBeNull()
      onChoose.mockClear()
    }
    expect(buttons.length).toBeGreaterThan(0)
  },
)
