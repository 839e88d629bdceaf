import { THINKING } from '@foyer/shared/onboarding/fixtures/personas.ts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { created_at, openAsOwner, widenWindow } from '../../../testing/open-draft.ts'
import { rowsOf } from '../../../testing/open-question.ts'

beforeEach(widenWindow)

it('puts the answers to five questions into a short story letter by letter, in the order of answering', async () => {
  const clinicianDetails = { resume_text: 'I listen first.', resume_file_path: null, updated_at: created_at }
  const { list, saved } = await openAsOwner({
    'GET /onboarding_responses': { body: rowsOf({ ...THINKING, clinicianDetails }) },
  })
  fireEvent.click(list)
  fireEvent.click(await screen.findByRole('button', { name: /^Your story/ }))
  const thanks = screen.getByLabelText<HTMLTextAreaElement>('What do patients thank you for?')
  fireEvent.change(thanks, { target: { value: 'The time… ' } })
  expect(thanks.value).toBe('The time… ')
  fireEvent.change(screen.getByLabelText('Who taught you this work?'), { target: { value: 'my aunt' } })
  await waitFor(() =>
    expect(saved().at(-1)).toEqual({
      'fact/storyAnswers': [
        { question: 'thanks', text: 'The time…' },
        { question: 'teacher', text: 'my aunt' },
      ],
    }),
  )
})

it('says how it reads a type of the owner’s own, and takes a correction', async () => {
  const item = { id: 'custom-1', title: 'Dental', description: 'Family dentistry.' }
  const practiceType = { selected_types: [item.id], custom_types: [item], updated_at: created_at }
  const { list, saved } = await openAsOwner({
    'GET /onboarding_responses': { body: rowsOf({ ...THINKING, practiceType } as typeof THINKING) },
  })
  fireEvent.click(list)
  await screen.findByRole('heading', { name: 'We read “Dental” as dental care. Right?' })
  fireEvent.change(screen.getByLabelText('Suggest words for'), { target: { value: 'other' } })
  await screen.findByRole('heading', { name: 'We know no words for “Dental” yet' })
  await waitFor(() => expect(saved().at(-1)).toEqual({ 'fact/field': 'other' }))
})
