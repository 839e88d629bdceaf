import { DESIGN_STYLE_IDS } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import { THINKING } from '@foyer/shared/onboarding/fixtures/personas.ts'
import { expect, it, vi } from 'vitest'
import { composeSite, loadSite, renderSite } from '../../../../site/render-site.ts'
import { siteGaps } from '../../../../site/review-site.ts'
import { elementOf } from '../source-marks.ts'
import { showGapButtons } from './gap-buttons.ts'

const profile = { id: 'a', first_name: 'Dana', last_name: 'Okafor', company_name: 'Harbor Family Medicine' }

it.each(DESIGN_STYLE_IDS)(
  'makes each gap of a page in %s a button, and leaves the page as it was',
  async (style) => {
    const content = composeSite({ answers: THINKING, profile })
    await loadSite(content, style)
    const page = new DOMParser().parseFromString(
      renderSite(content, style, null, 'with-line-ids'),
      'text/html',
    )
    const before = page.body.innerHTML
    const gaps = siteGaps(content).filter(({ gap }) => gap !== 'photo')
    expect(gaps.length).toBeGreaterThan(3)
    const onChoose = vi.fn()
    const remove = showGapButtons(page, gaps, onChoose, ({ gap }) => gap)
    for (const { id, gap } of gaps) {
      const button = elementOf(page, id)?.closest('summary')
      expect(button?.getAttribute('aria-label')).toBe(gap)
      button?.click()
      await vi.waitFor(() => expect(onChoose).toHaveBeenLastCalledWith(id), 60_000)
    }
    remove()
    expect(page.body.innerHTML).toBe(before)
  },
)
