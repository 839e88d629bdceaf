import { cleanup, configure } from '@testing-library/react'
import { toast } from 'sonner'
import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest'
import { noteRequest } from '../lib/api-reach.ts'
import { queryClient } from '../lib/query-client.ts'
import { resetSession } from '../session/session.ts'
import { openRequests } from './fake-backend.ts'

// The drawings would fill every report.
configure({
  asyncUtilTimeout: 60_000,
  getElementError: (message) => new Error(`${message}\n${document.body.textContent}`),
})

// Taken before a test can put a fake clock in its place.
const nextTurn = setImmediate

// A query is asked for again at once, not after a second.
const defaults = queryClient.getDefaultOptions()
queryClient.setDefaultOptions({ ...defaults, queries: { ...defaults.queries, retryDelay: 0 } })

/** Longer than any animation of the app: each ends in its first frame. */
const ANIMATION_MS = 10_000
const nextFrame = requestAnimationFrame

// happy-dom names the form itself as the submitter, which React gives to `FormData`.
HTMLFormElement.prototype.requestSubmit = function () {
  if (!this.noValidate && !this.checkValidity()) return
  this.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }))
}

// happy-dom animates nothing. The documents of frames and of parsers are of other classes, with the same base.
let documentBase = Object.getPrototypeOf(document)
while (documentBase.constructor.name !== 'Document') documentBase = Object.getPrototypeOf(documentBase)
documentBase.getAnimations ??= () => []

// happy-dom keeps each unknown element in a list for the day when it is defined, and looks through the list at each move.
customElements.define('draft-line', class extends HTMLElement {})

let complaints: MockInstance<typeof console.error>

beforeEach(() => {
  vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) =>
    nextFrame((time) => draw(time + ANIMATION_MS)),
  )
  vi.stubGlobal('requestIdleCallback', (work: () => void) => setTimeout(work))
  complaints = vi.spyOn(console, 'error').mockImplementation(() => {})
})

// An unexpected console error fails the test; a test that expects one clears the mock.
afterEach(async () => {
  const unexpected = complaints.mock.calls
  cleanup()
  // A screen that is left sends its last request one turn later. No request of this test may reach the fake backend of the
  // next one, and no answer its storage.
  await new Promise((resolve) => nextTurn(resolve))
  await vi.waitFor(() => expect(openRequests() + queryClient.isFetching()).toBe(0), 60_000)
  queryClient.clear()
  localStorage.clear()
  sessionStorage.clear()
  resetSession()
  noteRequest(true)
  for (const { id } of toast.getToasts()) toast.dismiss(id)
  expect(unexpected).toEqual([])
})
