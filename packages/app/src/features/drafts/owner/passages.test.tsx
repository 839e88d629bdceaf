import { THINKING } from '@foyer/shared/onboarding/fixtures/personas.ts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { spentBudget } from '../../../testing/fake-backend.ts'
import { siteRows } from '../../../testing/fake-entries.ts'
import { created_at, openAsOwner, widenWindow } from '../../../testing/open-draft.ts'
import { rowsOf } from '../../../testing/open-question.ts'

beforeEach(widenWindow)

/** Long enough not to be helped. */
const STORY = 'I listen first, and then I listen again. '.repeat(4)

it.each([
  ['beside a typed story', STORY],
  ['in the place of a missing story', ''],
])('ticks passages of the PDF %s', async (_, resume_text) => {
  const passage = { id: 'p1', text: 'I started this work because nobody had an hour for my mother.' }
  const clinicianDetails = { resume_text, resume_file_path: 'a/b.pdf', updated_at: created_at }
  const { list, saved, sent } = await openAsOwner({
    'GET /onboarding_responses': { body: rowsOf({ ...THINKING, clinicianDetails }) },
    'POST /drafts/passages': { body: { passages: [passage] } },
  })
  fireEvent.click(list)
  const story = screen.queryByRole('button', { name: /^Your story/ })
  expect(story === null).toBe(resume_text !== '')
  if (story) fireEvent.click(story)
  const choose = await screen.findByRole('button', { name: 'Choose passages of your PDF' })
  expect(sent.some(({ url }) => url.pathname.endsWith('/passages'))).toBe(false)
  fireEvent.click(choose)
  fireEvent.click(await screen.findByRole('checkbox', { name: passage.text }))
  await waitFor(() => expect(saved()).toHaveLength(1))
  expect(saved()[0]).toEqual({ passages: [passage] })
})

const OLD = { id: 'p1', text: 'A sentence of the PDF that was replaced since.' }
const NEW = { id: 'p1', text: 'A sentence of the new PDF, with the same number.' }
const withOld = siteRows({ details: { passages: [OLD] } })
const withPdf = (path: string | null) => ({
  body: rowsOf({
    ...THINKING,
    clinicianDetails: { resume_text: STORY, resume_file_path: path, updated_at: created_at },
  }),
})

it('keeps passages of a replaced PDF apart from those of the new one', async () => {
  const { list, saved } = await openAsOwner(
    {
      'GET /onboarding_responses': withPdf('id-of-dana@clinic.example/new.pdf'),
      'POST /drafts/passages': { body: { passages: [NEW] } },
    },
    withOld,
  )
  fireEvent.click(list)
  fireEvent.click(await screen.findByRole('button', { name: 'Choose passages of your PDF' }))
  const offered = await screen.findByRole<HTMLInputElement>('checkbox', { name: NEW.text })
  expect(offered.checked).toBe(false)
  fireEvent.click(offered)
  screen.getByText('Ticked before, and not in your PDF any more:')
  fireEvent.click(screen.getByRole('checkbox', { name: OLD.text, checked: true }))
  await waitFor(() => expect(saved().at(-1)).toEqual({ passages: [{ ...NEW, id: 'p2' }] }))
})

it('can untick passages of a PDF that was removed', async () => {
  const { list, saved } = await openAsOwner(
    {
      'GET /onboarding_responses': withPdf(null),
    },
    withOld,
  )
  fireEvent.click(list)
  fireEvent.click(await screen.findByRole('checkbox', { name: OLD.text, checked: true }))
  await waitFor(() => expect(saved().at(-1)).toEqual({ passages: null }))
  expect(screen.queryByRole('button', { name: 'Choose passages of your PDF' })).toBeNull()
})

it('says that a PDF is gone instead of offering to read it again', async () => {
  const { list } = await openAsOwner({
    'GET /onboarding_responses': withPdf('id-of-dana@clinic.example/gone.pdf'),
    'POST /drafts/passages': { status: 409, body: { error: { code: 'no_file' } } },
  })
  fireEvent.click(list)
  fireEvent.click(await screen.findByRole('button', { name: 'Choose passages of your PDF' }))
  await screen.findByText(/not in our storage any more/)
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

it('says when a PDF that was read too often is read again', async () => {
  const { list } = await openAsOwner({
    'GET /onboarding_responses': withPdf('id-of-dana@clinic.example/story.pdf'),
    'POST /drafts/passages': spentBudget('pdf_readings'),
  })
  fireEvent.click(list)
  fireEvent.click(await screen.findByRole('button', { name: 'Choose passages of your PDF' }))
  await screen.findByText(
    /^We have read your PDF 40 times in the last hour. We can read it again (tomorrow )?at \d/,
  )
  screen.getByRole('button', { name: 'Try again' })
})
