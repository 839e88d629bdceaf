import type { InputKey } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import { hasSignedOut } from '../session/signed-out.ts'
import { removeUnsavedInput, storeUnsavedInput } from './api/unsaved-inputs.ts'
import { type Input, keptInput, timeAfter, type UnsavedInput } from './unsaved-input.ts'

/** The pause in typing after which the input is sent to the server. */
const SEND_AFTER_MS = 1000

type KeeperOptions = {
  readonly personId: string
  readonly key: InputKey
  /** `updated_at` of the answer that the question shows; `null` without one. */
  readonly basedOn: string | null
  /** The input that the question was opened with, if one was restored. */
  readonly restored: UnsavedInput | null
  /** Called with the input once the server has stored it, and with `null` when it is to be removed. */
  readonly onStored: (stored: UnsavedInput | null) => void
}

/** Keeps what is entered at one question or form until it is saved: in the browser at once, on the server soon after. */
export type InputKeeper = {
  /** Keeps an input; `null` when the fields show the saved answer again. */
  keep(input: Input | null): void
  /** Stops keeping the input, because it is saved or discarded. */
  forget(): void
  /** Sends what is not sent yet, and restores what another tab has removed. For leaving the question. */
  flush(): void
}

// One request after the other: a slow one must not restore what the next one has removed.
let queue: Promise<unknown> = Promise.resolve()

function enqueue(work: () => Promise<unknown>): void {
  queue = queue.then(work, work)
}

/** Makes the keeper of one question or form, for as long as it is shown. */
export function makeInputKeeper(options: KeeperOptions): InputKeeper {
  const { personId, key, basedOn, restored, onStored } = options
  const local = keptInput(personId, key)
  let current = restored
  let latestAt = restored?.typedAt ?? null
  let isOnServer = restored !== null
  let timer: ReturnType<typeof setTimeout> | undefined

  function send() {
    clearTimeout(timer)
    timer = undefined
    const sent = current
    if (!sent) return
    isOnServer = true
    enqueue(async () => {
      // Saved or changed while earlier requests ran.
      if (current !== sent) return
      const typedAt = await storeUnsavedInput(personId, key, sent)
      if (!typedAt) return
      const stored = { ...sent, typedAt }
      if (local.read()?.typedAt === sent.typedAt) local.write({ ...stored, isSent: true })
      if (current !== sent) return
      current = stored
      onStored(stored)
    })
  }

  if (restored && !local.read()?.isSent) timer = setTimeout(send, SEND_AFTER_MS)

  function forget() {
    clearTimeout(timer)
    timer = undefined
    const last = current
    current = null
    if (!last) return
    const kept = local.read()
    // Another tab may have entered something since.
    if (kept && Date.parse(kept.typedAt) <= Date.parse(last.typedAt)) local.clear()
    if (!isOnServer) return
    isOnServer = false
    // Before the request: the same form may be opened again while it runs.
    onStored(null)
    enqueue(() => removeUnsavedInput(personId, key, last.typedAt))
  }

  return {
    keep(input) {
      if (!input) return forget()
      latestAt = timeAfter(current?.typedAt ?? latestAt)
      current = { input, basedOn, typedAt: latestAt }
      local.write({ ...current, isSent: false })
      clearTimeout(timer)
      timer = setTimeout(send, SEND_AFTER_MS)
    },
    forget,
    flush() {
      // After signing out, other people may use this browser.
      if (hasSignedOut()) return
      if (current && !local.read()) local.write({ ...current, isSent: false })
      if (timer !== undefined) send()
    },
  }
}
