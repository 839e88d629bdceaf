import { expect, it, vi } from 'vitest'
import { followAnswers } from './follow-answers.ts'
import { previewAnswer } from './previewed-answer.ts'
import { openSiteFrame } from './site-frame.ts'

vi.mock('./site-frame.ts', () => ({ openSiteFrame: vi.fn() }))

const profile = { id: 'owner', first_name: null, last_name: null, company_name: null }
const screen = { saved: {}, profile, screen: 'practiceVision' } as const

it('renders the choices that may be previewed next, once the first page is shown', async () => {
  const prepare = vi.fn()
  let stand = () => {}
  vi.mocked(openSiteFrame).mockImplementation((_frame, onReady) => {
    stand = onReady
    return { show: () => [], prepare }
  })
  previewAnswer({ key: 'practiceVision', fields: {}, cause: 'choice', alternatives: [{ a: 1 }, { b: 2 }] })
  const following = followAnswers(document.createElement('iframe'), () => {})
  following.show(screen)
  await idle()
  expect(prepare).not.toHaveBeenCalled()
  stand()
  await vi.waitFor(() => expect(prepare).toHaveBeenCalledTimes(2))
  expect(prepare.mock.lastCall).toMatchObject([{ ...screen, previewed: { fields: { b: 2 } } }])
  following.stop()
})

/** Waits for the tasks that a browser without idle callbacks runs instead. */
async function idle() {
  for (const _piece of [1, 2, 3]) await new Promise((resolve) => setTimeout(resolve))
}
