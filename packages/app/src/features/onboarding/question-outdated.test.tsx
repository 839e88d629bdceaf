import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Answer } from '../../testing/fake-backend.ts'
import { inputRow } from '../../testing/fake-entries.ts'
import { open, question, rowsOf } from '../../testing/open-question.ts'
import { background, SAVED_AT, STORY, story, withStory, write } from '../../testing/story-question.ts'

const NEWER = '2026-11-21T10:00:00.000Z'

/** Opens the story, which is then saved in another window. */
async function openOutdated() {
  let stored = withStory('Saved')
  const writes: (string | null)[] = []
  const opened = await open(STORY, stored, {
    'GET /onboarding_responses': () => ({ body: rowsOf(stored) }),
    'PATCH /onboarding_responses': (): Answer => {
      const base = opened.saves().at(-1)?.url.searchParams.get('updated_at') ?? null
      writes.push(base)
      return { body: base === `eq.${stored.clinicianDetails?.updated_at}` ? [{ updated_at: NEWER }] : [] }
    },
  })
  await background()
  write(await story(), 'Written here')
  stored = withStory('Written elsewhere', NEWER)
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
  const notice = await screen.findByRole('region', { name: 'A newer answer' })
  return { ...opened, writes, notice }
}

it('shows both answers when the question was answered elsewhere, and saves neither', async () => {
  const { path, writes, notice } = await openOutdated()
  expect(notice.textContent).toContain('Written elsewhere')
  expect((await story()).value).toBe('Written here')
  expect(document.activeElement).toBe(notice)
  expect(path()).toBe(STORY)
  expect(writes).toEqual([`eq.${SAVED_AT}`])
})

it('saves the own answer over the newer one when the person says so', async () => {
  const { writes } = await openOutdated()
  fireEvent.click(screen.getByRole('button', { name: 'Save mine instead' }))
  await question(/style/)
  expect(writes).toEqual([`eq.${SAVED_AT}`, `eq.${NEWER}`])
})

it('takes the newer answer into the fields when the person says so', async () => {
  const { saves } = await openOutdated()
  fireEvent.click(screen.getByRole('button', { name: 'Use the newer answer' }))
  await waitFor(async () => expect((await story()).value).toBe('Written elsewhere'))
  expect(screen.queryByRole('region', { name: 'A newer answer' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
  await question(/style/)
  expect(saves().at(-1)?.url.searchParams.get('updated_at')).toBe(`eq.${NEWER}`)
})

it('takes a save whose response was lost for a save', async () => {
  let stored = withStory('Saved')
  await open(STORY, stored, {
    'GET /onboarding_responses': () => ({ body: rowsOf(stored) }),
    'PATCH /onboarding_responses': { body: [] },
  })
  await background()
  write(await story(), 'Written here')
  stored = withStory('Written here', NEWER)
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
  await question(/style/)
})

it('shows a newer answer at once when the restored input was begun before it', async () => {
  const input = { resume_text: 'Begun before' }
  const row = inputRow('clinicianDetails', input, { based_on: SAVED_AT, typed_at: SAVED_AT })
  await open(STORY, withStory('Saved since', NEWER), { 'GET /entries': { body: [row] } })
  const notice = await screen.findByRole('region', { name: 'A newer answer' })
  expect(notice.textContent).toContain('Saved since')
  expect((await story()).value).toBe('Begun before')
})
