import { act, renderHook, waitFor } from '@testing-library/react'
import { createElement, type ReactNode } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import type { Person } from '../../../../../session/person.ts'
import { SignedInPerson } from '../../../../../session/signed-in-person.ts'
import { fakeEdits } from '../../../../../testing/fake-entries.ts'
import { uploadPicture } from '../../../api/upload-picture.ts'
import { useHistory } from '../use-history.ts'
import type { PicturePlace } from './picture-places.ts'
import { preparePicture } from './prepare-picture.ts'
import { usePictures } from './use-pictures.ts'

vi.mock('./prepare-picture.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  preparePicture: vi.fn(),
}))
vi.mock('../../../api/upload-picture.ts', () => ({ uploadPicture: vi.fn() }))

const DANA = { id: 'dana', email: 'dana@clinic.example' } as Person
const PLACE: PicturePlace = {
  slot: 'portrait',
  title: 'Your photo',
  about: '',
  name: 'your photo',
  alt: 'Dana',
  frames: { wide: 4 / 5, phone: 4 / 5 },
}
const PHOTO = new File(['photo'], 'me.jpg', { type: 'image/jpeg' })
const PREPARED = {
  type: 'webp' as const,
  widths: [480, 960],
  height: 1200,
  files: [new Blob(['s']), new Blob(['m'])],
}
const NOT_SENT = 'The photo was not sent.'
type Upload = Parameters<typeof uploadPicture>[0]

beforeEach(() => {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL: () => {} }))
  vi.mocked(preparePicture).mockReset().mockResolvedValue(PREPARED)
  vi.mocked(uploadPicture).mockReset()
})

function open() {
  const own = fakeEdits()
  const onDone = vi.fn()
  const { result } = renderHook(
    () => {
      const history = useHistory()
      return { history, pictures: usePictures({ own: own as never, history, onDone }) }
    },
    {
      wrapper: ({ children }: { readonly children: ReactNode }) =>
        createElement(SignedInPerson, { value: DANA }, children),
    },
  )
  return {
    onDone,
    attempt: () => result.current.pictures.attempts.portrait,
    stored: () => own.edits.pictures.portrait,
    choose: () => act(() => void result.current.pictures.choose(PLACE, PHOTO)),
    cancel: () => act(() => result.current.pictures.cancel('portrait')),
    retry: () => {
      const attempt = result.current.pictures.attempts.portrait
      act(() => attempt?.state === 'failed' && attempt.retry?.())
    },
    undo: () => act(() => void result.current.history.undo()),
  }
}

/** An upload that ends when the test says so. */
function holdUpload() {
  let upload: Upload | undefined
  let end: (problem: string | null) => void = () => {}
  const ended = new Promise<string | null>((resolve) => {
    end = resolve
  })
  vi.mocked(uploadPicture).mockImplementationOnce((options) => {
    upload = options
    return ended
  })
  return { end, options: () => upload as Upload }
}

it('shows how far a photo is, and puts it on the page once it is stored', async () => {
  const upload = holdUpload()
  const { attempt, choose, stored, undo, onDone } = open()
  choose()
  expect(attempt()).toEqual({ state: 'preparing' })
  await waitFor(() => expect(attempt()).toMatchObject({ state: 'sending', share: 0 }))
  act(() => upload.options().onProgress(0.5))
  expect(attempt()).toMatchObject({ state: 'sending', share: 0.5 })
  expect(stored()).toBeUndefined()
  await act(async () => upload.end(null))
  expect(attempt()).toBeUndefined()
  expect(stored()).toMatchObject({ id: upload.options().id, widths: [480, 960], height: 1200 })
  expect(onDone).toHaveBeenCalledExactlyOnceWith('The photo is on the page.')
  undo()
  expect(stored()).toBeUndefined()
})

it('keeps the choice when the upload fails, and sends the same photo again', async () => {
  vi.mocked(uploadPicture).mockResolvedValueOnce(NOT_SENT).mockResolvedValueOnce(null)
  const { attempt, choose, retry, stored } = open()
  choose()
  await waitFor(() => expect(attempt()).toMatchObject({ state: 'failed', text: NOT_SENT }))
  retry()
  await waitFor(() => expect(stored()).toBeDefined())
  const [first, second] = vi.mocked(uploadPicture).mock.calls.map(([options]) => options)
  expect(preparePicture).toHaveBeenCalledOnce()
  expect(second?.id).toBe(first?.id)
  expect([...(second?.files ?? [])]).toEqual([...(first?.files ?? [])])
})

it('cancels while a photo is prepared and while it is sent, and puts nothing on the page', async () => {
  const { attempt, cancel, choose, stored, onDone } = open()
  let prepared: (photo: typeof PREPARED) => void = () => {}
  vi.mocked(preparePicture).mockReturnValueOnce(
    new Promise((resolve) => {
      prepared = resolve
    }),
  )
  choose()
  cancel()
  expect(attempt()).toBeUndefined()
  await act(async () => prepared(PREPARED))
  expect(uploadPicture).not.toHaveBeenCalled()

  const upload = holdUpload()
  choose()
  await waitFor(() => expect(attempt()).toMatchObject({ state: 'sending' }))
  cancel()
  expect(upload.options().signal.aborted).toBe(true)
  await act(async () => upload.end(null))
  expect(attempt()).toBeUndefined()
  expect(stored()).toBeUndefined()
  expect(onDone.mock.calls).toEqual([['Cancelled.'], ['Cancelled.']])
})

it('says what to do with a file that is no photo, and sends nothing', async () => {
  vi.mocked(preparePicture).mockResolvedValueOnce('not-a-photo')
  const { attempt, choose } = open()
  choose()
  await waitFor(() => expect(attempt()).toMatchObject({ state: 'failed', retry: null }))
  expect(uploadPicture).not.toHaveBeenCalled()
})

it.each([
  [
    { x: 30, y: 22 },
    { x: 30, y: 22 },
  ],
  [undefined, { x: 50, y: 38 }],
])('begins a portrait at the face that was found (%o)', async (face, point) => {
  vi.mocked(preparePicture).mockResolvedValue({ ...PREPARED, ...(face && { face }) })
  vi.mocked(uploadPicture).mockResolvedValue(null)
  const { choose, stored } = open()
  choose()
  await waitFor(() => expect(stored()).toMatchObject(point))
  expect(stored()).not.toHaveProperty('face')
})
