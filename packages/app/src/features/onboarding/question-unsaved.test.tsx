import type { Answers } from '@foyer/shared/onboarding/answers/answers.ts'
import { THINKING } from '@foyer/shared/onboarding/fixtures/personas.ts'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { queryClient } from '../../lib/query-client.ts'
import { resetSession } from '../../session/session.ts'
import { type Answer, sessionFor } from '../../testing/fake-backend.ts'
import { inputRow } from '../../testing/fake-entries.ts'
import { ID, open, question } from '../../testing/open-question.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { background, SAVED_AT, STORY, story, withStory, write } from '../../testing/story-question.ts'

const VISION = '/onboarding/build-presence/practice-vision'
const LOCATION = '/onboarding/build-presence/practice-location'
const WITHOUT_STORY: Answers = { ...THINKING, clinicianDetails: undefined }

// Only this browser has the inputs: no fake of the server's table is needed.
const BROWSER_ONLY = { 'POST /rpc/save_entries': { status: 500 } }

/** Closes the page and opens it again, in the same browser. */
async function reload(path: string, answers: Answers) {
  cleanup()
  resetSession()
  return open(path, answers, BROWSER_ONLY)
}

it('brings a story back after a reload', async () => {
  await open(STORY, WITHOUT_STORY, BROWSER_ONLY)
  await background()
  write(await story(), 'I grew up in Miami')
  await reload(STORY, WITHOUT_STORY)
  await background()
  expect((await story()).value).toBe('I grew up in Miami')
  screen.getByText(/What you entered here is back/)
})

it('brings a story back after Back', async () => {
  const { path } = await open(STORY, WITHOUT_STORY)
  await background()
  write(await story(), 'I grew up in Miami')
  fireEvent.click(screen.getByRole('link', { name: 'Back' }))
  await question(/practicing/)
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
  await background()
  expect(path()).toBe(STORY)
  expect((await story()).value).toBe('I grew up in Miami')
})

it('shows what was entered on another device', async () => {
  const row = inputRow('clinicianDetails', { resume_text: 'From my phone' })
  await open(STORY, WITHOUT_STORY, { 'GET /entries': { body: [row] } })
  await background()
  expect((await story()).value).toBe('From my phone')
})

it('shows what was entered in another tab since the questions were opened', async () => {
  await open(LOCATION, WITHOUT_STORY)
  await question(/practicing/)
  // It was sent after this tab had asked, and was told that the server has none.
  const input = { resume_text: 'From the other tab' }
  const kept = { input, basedOn: null, typedAt: SAVED_AT, version: 1, isSent: true }
  localStorage.setItem(`foyer:kept:${ID}:input:clinicianDetails`, JSON.stringify(kept))
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
  await background()
  expect((await story()).value).toBe('From the other tab')
})

it('shows the question without them when the unsaved inputs cannot be loaded', async () => {
  await open(STORY, WITHOUT_STORY, { 'GET /entries': { status: 500 } })
  await background()
  expect((await story()).value).toBe('')
})

it('leaves the fields alone when the unsaved inputs are asked for again', async () => {
  let answer: Answer | Promise<Answer> = { status: 500 }
  let answerHeld = () => {}
  await open(STORY, WITHOUT_STORY, { 'GET /entries': () => answer })
  await background()
  const field = await story()
  field.focus()
  answer = new Promise((resolve) => {
    answerHeld = () => resolve({ body: [] })
  })
  await act(async () => void queryClient.refetchQueries({ queryKey: ['unsaved-inputs'] }))
  expect(await story()).toBe(field)
  expect(document.activeElement).toBe(field)
  await act(async () => answerHeld())
})

it("never shows another person's input", async () => {
  await open(STORY, WITHOUT_STORY)
  await background()
  write(await story(), 'Dana was here')
  cleanup()
  resetSession()
  await renderApp(STORY, { session: sessionFor('erin@clinic.example') })
  await background()
  expect((await story()).value).toBe('')
})

it('forgets a story that is saved', async () => {
  await open(STORY, WITHOUT_STORY)
  await background()
  write(await story(), 'I grew up in Miami')
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
  await question(/style/)
  expect(JSON.stringify(localStorage)).not.toContain('Miami')
})

it('keeps no input that is the saved answer', async () => {
  await open(STORY, withStory('Saved'), BROWSER_ONLY)
  await background()
  write(await story(), 'Changed')
  await reload(STORY, withStory('Changed'))
  await background()
  expect(screen.queryByText(/What you entered here is back/)).toBeNull()
})

it('goes back to the saved answer when the restored input is discarded', async () => {
  await open(STORY, withStory('Saved'), BROWSER_ONLY)
  await background()
  write(await story(), 'Changed')
  await reload(STORY, withStory('Saved'))
  await background()
  fireEvent.click(screen.getByRole('button', { name: 'Discard it' }))
  await waitFor(async () => expect((await story()).value).toBe('Saved'))
  await reload(STORY, withStory('Saved'))
  await background()
  expect((await story()).value).toBe('Saved')
})

it('keeps an incomplete location on Save and exit', async () => {
  const answers = { ...WITHOUT_STORY, practiceLocation: undefined }
  const { path, saves } = await open(LOCATION, answers, BROWSER_ONLY)
  await question(/practicing/)
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Physical' }))
  write(screen.getByLabelText('Primary Office Zipcode'), '331')
  fireEvent.click(screen.getByRole('button', { name: 'Save and exit' }))
  await waitFor(() => expect(path()).toBe('/'))
  expect(saves()).toEqual([])
  await reload(LOCATION, answers)
  await question(/practicing/)
  expect((await screen.findByLabelText<HTMLInputElement>('Primary Office Zipcode')).value).toBe('331')
})

it('brings a half-typed state back after a reload, with the chosen states', async () => {
  await open(LOCATION, THINKING, BROWSER_ONLY)
  await question(/practicing/)
  write(await screen.findByRole('combobox'), 'north')
  await reload(LOCATION, THINKING)
  await question(/practicing/)
  expect((await screen.findByRole<HTMLInputElement>('combobox')).value).toBe('north')
  screen.getByRole('button', { name: 'Remove Florida' })
  screen.getByText(/What you entered here is back/)
})

async function writeCard(title: string, description = '') {
  fireEvent.click(screen.getByRole('button', { name: '+ Add Your Own' }))
  const dialog = within(await screen.findByRole('dialog'))
  write(dialog.getByLabelText('Title'), title)
  if (description) write(dialog.getByLabelText('Description'), description)
  return dialog
}

it('keeps an own card that is not selected on Save and exit', async () => {
  const answers = { businessDetails: THINKING.businessDetails, buildPresence: THINKING.buildPresence }
  const { path } = await open(VISION, answers, BROWSER_ONLY)
  await question(/special/)
  const dialog = await writeCard('House calls', 'On Thursdays')
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }))
  fireEvent.click(await screen.findByRole('checkbox', { name: 'House calls' }))
  fireEvent.click(screen.getByRole('button', { name: 'Save and exit' }))
  await waitFor(() => expect(path()).toBe('/'))
  await reload(VISION, answers)
  await question(/special/)
  screen.getByRole('checkbox', { name: 'House calls' })
})

it('opens a dialog again with its text after a reload', async () => {
  await open(VISION, THINKING, BROWSER_ONLY)
  await question(/special/)
  await writeCard('House ca')
  await reload(VISION, THINKING)
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByLabelText<HTMLInputElement>('Title').value).toBe('House ca')
})

it('keeps the text of a dialog that is closed with Escape, and forgets it with Cancel', async () => {
  await open(VISION, THINKING)
  await question(/special/)
  const dialog = await writeCard('House ca')
  fireEvent.keyDown(dialog.getByLabelText('Title'), { key: 'Escape' })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  fireEvent.click(screen.getByRole('button', { name: '+ Add Your Own' }))
  const again = within(await screen.findByRole('dialog'))
  expect(again.getByLabelText<HTMLInputElement>('Title').value).toBe('House ca')
  fireEvent.click(again.getByRole('button', { name: 'Cancel' }))
  fireEvent.click(screen.getByRole('button', { name: '+ Add Your Own' }))
  const empty = within(await screen.findByRole('dialog'))
  expect(empty.getByLabelText<HTMLInputElement>('Title').value).toBe('')
})

it('marks a text that is too long and never cuts it', async () => {
  await open(VISION, THINKING)
  await question(/special/)
  const dialog = await writeCard('x'.repeat(76), 'y'.repeat(503))
  const title = dialog.getByLabelText<HTMLInputElement>('Title')
  expect(title.maxLength).toBe(-1)
  dialog.getByText('76 of 80 characters')
  expect(title.getAttribute('aria-invalid')).toBeNull()
  dialog.getByText('503 of 500 characters')
  dialog.getByText('Too long by 3 characters')
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(document.activeElement).toBe(dialog.getByLabelText('Description')))
})
