import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Input } from '../../../answers/api/unsaved-inputs.ts'
import { showToast, type ToastMessage } from '../../../lib/toast.ts'
import { currentPerson, giveUpSigningIn, setPerson } from '../../../session/session.ts'
import { SignedInPerson } from '../../../session/signed-in-person.ts'
import { fakeBackend, sessionFor } from '../../../testing/fake-backend.ts'
import { useResume } from './use-resume.ts'

vi.mock('../../../lib/toast.ts', { spy: true })

const STORED = 'id-of-dana@clinic.example/stored.pdf'
const OF_OTHER_WINDOW = 'id-of-dana@clinic.example/of-other-window.pdf'
const UPLOADED = 'id-of-dana@clinic.example/uploaded.pdf'
const person = {
  id: 'id-of-dana@clinic.example',
  email: 'dana@clinic.example',
  firstName: '',
  lastName: '',
  companyName: '',
}
const upload = vi.hoisted(() => vi.fn())
// The upload is an XMLHttpRequest, which no fake fetch answers.
vi.mock('../api/resume-file.ts', async (original) => ({
  ...(await original<object>()),
  uploadResume: upload,
}))

beforeEach(() => {
  upload.mockReset().mockResolvedValue({ ok: true, value: UPLOADED })
  localStorage.setItem('sb-api-auth-token', JSON.stringify(sessionFor(person.email)))
  recordToasts()
})

function recordToasts(): readonly ToastMessage[] {
  const toasts: ToastMessage[] = []
  vi.mocked(showToast).mockImplementation((message) => void toasts.push(message))
  return toasts
}

function openStory(storedPath: string | null, answers: readonly unknown[] = [], restored?: Input) {
  const sent = fakeBackend({
    'POST /sb/check-resume': {},
    'DELETE /object/resumes': { body: [] },
    'GET /onboarding_responses': { body: answers },
  })
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <SignedInPerson value={person}>{children}</SignedInPerson>
  )
  const { result, rerender } = renderHook(
    (storedPath: string | null) =>
      useResume({ storedPath, restored: restored ?? null, saveFailure: 'toast-with-message' }),
    { wrapper, initialProps: storedPath },
  )
  return {
    story: result,
    /** Another window saves the answer with another PDF. */
    saveElsewhere: rerender,
    submit: (save: (path: string | null) => Promise<boolean> = async () => true) =>
      act(() => result.current.submit(save)),
    /** Submits until the first request waits for its answer. */
    beginSubmit(save: () => Promise<boolean>): Promise<boolean> | undefined {
      let submitted: Promise<boolean> | undefined
      act(() => {
        submitted = result.current.submit(save)
      })
      return submitted
    },
    removed: () => sent.filter(({ method }) => method === 'DELETE').map(({ body }) => body),
    choosePdf: () =>
      act(() => result.current.choose(new File(['%PDF-1.7'], 'a.pdf', { type: 'application/pdf' }))),
  }
}

it('keeps the stored PDF when only the text is saved', async () => {
  const { removed, submit } = openStory(STORED)
  const save = vi.fn(async () => true)
  expect(await submit(save)).toBe(true)
  expect(save).toHaveBeenCalledExactlyOnceWith(STORED)
  expect(removed()).toEqual([])
  expect(upload).not.toHaveBeenCalled()
})

it('removes the stored PDF after a new one is saved in its place', async () => {
  const { removed, choosePdf, submit } = openStory(STORED)
  await choosePdf()
  const save = vi.fn(async () => {
    expect(removed()).toEqual([])
    return true
  })
  expect(await submit(save)).toBe(true)
  expect(save).toHaveBeenCalledExactlyOnceWith(UPLOADED)
  expect(removed()).toEqual([{ prefixes: [STORED] }])
})

it('removes the stored PDF after an answer without it is saved', async () => {
  const { story, removed, submit } = openStory(STORED)
  act(() => story.current.clear())
  expect(await submit()).toBe(true)
  expect(removed()).toEqual([{ prefixes: [STORED] }])
})

it('keeps the stored PDF and removes the new one when the save fails', async () => {
  const { removed, choosePdf, submit } = openStory(STORED)
  await choosePdf()
  expect(await submit(async () => false)).toBe(false)
  expect(removed()).toEqual([{ prefixes: [UPLOADED] }])
})

it('keeps the new PDF when its save failed here but reached the server', async () => {
  const response = { resume_text: '', resume_file_path: UPLOADED, updated_at: '2026-11-21T09:00:00.000Z' }
  const { removed, choosePdf, submit } = openStory(STORED, [{ question_key: 'clinicianDetails', response }])
  await choosePdf()
  expect(await submit(async () => false)).toBe(false)
  expect(removed()).toEqual([])
})

it('keeps the stored PDF and saves nothing when the upload fails', async () => {
  upload.mockResolvedValue({ ok: false, error: { code: 'unreachable', message: 'No connection' } })
  const { removed, choosePdf, submit } = openStory(STORED)
  await choosePdf()
  const save = vi.fn(async () => true)
  expect(await submit(save)).toBe(false)
  expect(save).not.toHaveBeenCalled()
  expect(removed()).toEqual([])
})

it('keeps the PDF that another window stored when none was chosen here', async () => {
  const { removed, saveElsewhere, submit } = openStory(STORED)
  saveElsewhere(OF_OTHER_WINDOW)
  const save = vi.fn(async () => true)
  expect(await submit(save)).toBe(true)
  expect(save).toHaveBeenCalledExactlyOnceWith(OF_OTHER_WINDOW)
  expect(removed()).toEqual([])
})

it('removes the PDF that another window stored after a new one is saved in its place', async () => {
  const { removed, choosePdf, saveElsewhere, submit } = openStory(STORED)
  await choosePdf()
  saveElsewhere(OF_OTHER_WINDOW)
  expect(await submit()).toBe(true)
  expect(removed()).toEqual([{ prefixes: [OF_OTHER_WINDOW] }])
})

it('has a PDF that was chosen on an earlier visit of the same page, and only its name after a reload', async () => {
  const first = openStory(STORED)
  await first.choosePdf()
  expect(first.story.current.kept).toBe('a.pdf')
  cleanup()
  const again = openStory(STORED, [], { pdf: 'a.pdf' })
  expect(again.story.current).toMatchObject({ resume: { kind: 'chosen' }, lostName: null })
  cleanup()
  const reloaded = openStory(STORED, [], { pdf: 'of-another-page.pdf' })
  expect(reloaded.story.current).toMatchObject({
    resume: { kind: 'stored' },
    lostName: 'of-another-page.pdf',
    kept: undefined,
  })
})

it('starts without the chosen PDF when its input was discarded', async () => {
  const first = openStory(null)
  await first.choosePdf()
  cleanup()
  expect(openStory(null).story.current).toMatchObject({ resume: { kind: 'none' }, lostName: null })
})

it('keeps the removal of the stored PDF until it is saved', () => {
  const { story } = openStory(STORED)
  act(() => story.current.clear())
  expect(story.current.kept).toBeNull()
  cleanup()
  expect(openStory(STORED, [], { pdf: null }).story.current.resume).toEqual({ kind: 'none' })
})

it('says that a file cannot be opened, and uploads the bytes that were there when it was chosen', async () => {
  const toasts = recordToasts()
  const { story } = openStory(null)
  const gone = new File(['%PDF-1.7'], 'gone.pdf', { type: 'application/pdf' })
  gone.arrayBuffer = () => Promise.reject(new DOMException('', 'NotReadableError'))
  expect(await act(() => story.current.choose(gone))).toBe(false)
  expect(toasts).toMatchObject([{ title: 'This file cannot be opened', kind: 'destructive' }])
  const file = new File(['%PDF-1.7'], 'a.pdf', { type: 'application/pdf' })
  expect(await act(() => story.current.choose(file))).toBe(true)
  const { resume } = story.current
  if (resume.kind !== 'chosen') throw new Error('No PDF was chosen.')
  expect(resume.file).not.toBe(file)
  expect(await resume.file.text()).toBe('%PDF-1.7')
})

it('keeps the chosen PDF and shows no error when the upload is canceled', async () => {
  const toasts = recordToasts()
  upload.mockImplementation(
    ({ signal }: { signal: AbortSignal }) =>
      new Promise((resolve) => {
        const failed = { ok: false, error: { code: 'unreachable', message: 'No connection' } }
        signal.addEventListener('abort', () => resolve(failed))
      }),
  )
  const { story, choosePdf, beginSubmit } = openStory(null)
  await choosePdf()
  const save = vi.fn(async () => true)
  const submitted = beginSubmit(save)
  expect(story.current.progress).toBe(0)
  await act(async () => {
    story.current.cancel()
    expect(await submitted).toBe(false)
  })
  expect(story.current).toMatchObject({ resume: { kind: 'chosen' }, progress: null })
  expect(save).not.toHaveBeenCalled()
  expect(toasts).toEqual([])
})

describe('when the session has ended', () => {
  const refused = { ok: false, error: { code: 'no_user', message: 'No authenticated user found' } }

  async function submitWithoutSession() {
    localStorage.clear()
    setPerson(person)
    upload.mockReset().mockResolvedValueOnce(refused).mockResolvedValue({ ok: true, value: UPLOADED })
    const { story, choosePdf, beginSubmit } = openStory(null)
    await choosePdf()
    const save = vi.fn(async () => true)
    const submitted = beginSubmit(save)
    // The layout then shows the dialog.
    await vi.waitFor(() => expect(currentPerson()).toBeNull(), 60_000)
    return { story, save, submitted }
  }

  it('uploads and saves once the person is signed in again', async () => {
    const { save, submitted } = await submitWithoutSession()
    expect(save).not.toHaveBeenCalled()
    await act(async () => {
      setPerson(person)
      expect(await submitted).toBe(true)
    })
    expect(upload).toHaveBeenCalledTimes(2)
    expect(save).toHaveBeenCalledExactlyOnceWith(UPLOADED)
  })

  it('keeps the chosen PDF when the person signs in later', async () => {
    const { story, save, submitted } = await submitWithoutSession()
    await act(async () => {
      giveUpSigningIn()
      expect(await submitted).toBe(false)
    })
    expect(save).not.toHaveBeenCalled()
    expect(story.current).toMatchObject({ resume: { kind: 'chosen' }, progress: null })
  })
})
