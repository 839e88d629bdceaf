import { STORY_MAX_LENGTH } from '@foyer/shared/onboarding/answers/limits.ts'
import { stepOf } from '@foyer/shared/onboarding/questions/questionnaire.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { queryClient } from '../../../lib/query-client.ts'
import { showToast, type ToastMessage } from '../../../lib/toast.ts'
import { SignedInPerson } from '../../../session/signed-in-person.ts'
import { StoryFields } from './story-fields.tsx'

vi.mock('../../../lib/toast.ts', { spy: true })
const upload = vi.hoisted(() => vi.fn())
// The upload is an XMLHttpRequest, which no fake fetch answers.
vi.mock('../api/resume-file.ts', async (original) => ({
  ...(await original<object>()),
  uploadResume: upload,
}))

const person = { id: 'dana', email: 'dana@clinic.example', firstName: '', lastName: '', companyName: '' }

function show(resume_text = '', isSaving = false) {
  queryClient.clear()
  const toasts: ToastMessage[] = []
  vi.mocked(showToast).mockImplementation((message) => void toasts.push(message))
  const onSubmit = vi.fn(async () => true)
  const { container } = render(
    <QueryClientProvider client={queryClient}>
      <SignedInPerson value={person}>
        <StoryFields
          step={stepOf('clinicianDetails')}
          answer={{ resume_text, resume_file_path: null, updated_at: '2026-11-21T09:00:00.000Z' }}
          answers={{}}
          restored={null}
          onInput={() => {}}
          missing={null}
          isSaving={isSaving}
          onSubmit={onSubmit}
          formId="form"
        />
        <button type="submit" form="form">
          Continue
        </button>
      </SignedInPerson>
    </QueryClientProvider>,
  )
  const picker = container.querySelector('input[type=file]')
  const choose = (file: File) => fireEvent.change(picker ?? container, { target: { files: [file] } })
  return { onSubmit, toasts, choose, picker }
}
const pdf = (name: string, content = '%PDF-1.7', type = 'application/pdf') =>
  new File([content], name, { type })

it('submits a text without a PDF', () => {
  const { onSubmit } = show()
  fireEvent.change(screen.getByLabelText('Write your story'), { target: { value: 'Miami' } })
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
  return waitFor(() =>
    expect(onSubmit).toHaveBeenCalledWith({ resume_text: 'Miami', resume_file_path: null }),
  )
})

it('accepts PDFs only, and keeps the chosen one until Continue', async () => {
  const { choose, picker, toasts } = show()
  expect(picker?.getAttribute('accept')).toBe('.pdf')
  // A frame may come before React has rendered.
  vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => draw(0))
  choose(pdf('resume.pdf'))
  await screen.findByText('resume.pdf')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Replace' }))
  fireEvent.click(screen.getByRole('button', { name: 'Remove' }))
  expect(screen.queryByText('resume.pdf')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Choose a PDF' }))
  expect(toasts).toEqual([])
})

it('refuses a PDF of more than 10 MB, and accepts another file afterwards', async () => {
  const { choose, toasts } = show()
  choose(pdf('large.pdf', '%PDF-1.7'.padEnd(10 * 1024 * 1024 + 1)))
  await waitFor(() =>
    expect(toasts).toEqual([
      { title: 'File too large', description: 'Please upload a PDF of 10 MB or less', kind: 'destructive' },
    ]),
  )
  screen.getByRole('button', { name: 'Choose a PDF' })
  expect(upload).not.toHaveBeenCalled()
  choose(pdf('story.pdf'))
  await screen.findByText('story.pdf')
})

it.each([
  ['another type', pdf('story.doc', '%PDF-1.7', 'application/msword')],
  ['no type', pdf('story.pdf', '%PDF-1.7', '')],
  ['other bytes', pdf('story.pdf', 'GIF89a')],
])('refuses a file of %s', async (_, file) => {
  const { choose, toasts } = show()
  choose(file)
  await waitFor(() =>
    expect(toasts).toEqual([
      { title: 'Invalid file type', description: 'Please upload a PDF file', kind: 'destructive' },
    ]),
  )
  screen.getByRole('button', { name: 'Choose a PDF' })
})

it('shows the progress of an upload, and keeps the PDF when it fails', async () => {
  let fail: (result: unknown) => void = () => {}
  upload.mockImplementation(({ onProgress }) => {
    onProgress(0.4)
    return new Promise((resolve) => {
      fail = resolve
    })
  })
  const { choose, toasts, onSubmit } = show()
  choose(pdf('slow.pdf'))
  await screen.findByText('slow.pdf')
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
  const progress = await screen.findByRole('progressbar', { name: 'Uploading' })
  expect(progress.getAttribute('value')).toBe('40')
  expect(screen.getByLabelText('Write your story')).toHaveProperty('disabled', true)
  for (const name of ['Replace', 'Remove']) {
    expect(screen.getByRole('button', { name })).toHaveProperty('disabled', true)
  }
  fail({ ok: false, error: { code: 'unreachable', message: 'We could not reach the server.' } })
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull())
  expect(toasts).toEqual([
    { title: 'Error', description: 'We could not reach the server.', kind: 'destructive' },
  ])
  screen.getByText('slow.pdf')
  expect(screen.getByLabelText('Write your story')).toHaveProperty('disabled', false)
  expect(onSubmit).not.toHaveBeenCalled()
})

it('counts characters only near the limit, and warns about patient information', () => {
  show('x'.repeat(STORY_MAX_LENGTH - 5))
  screen.getByText('19,995 of 20,000 characters')
  screen.getByText('Do not include patient information.')
  const area = screen.getByLabelText('Write your story')
  expect(area.style.minHeight).toBe('200px')
  fireEvent.change(area, { target: { value: 'short' } })
  expect(screen.queryByText(/of 20,000 characters/)).toBeNull()
})

it('is disabled while saving', () => {
  show('', true)
  expect(screen.getByLabelText('Write your story')).toHaveProperty('disabled', true)
  expect(screen.getByRole('button', { name: 'Choose a PDF' })).toHaveProperty('disabled', true)
})
