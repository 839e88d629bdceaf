import { isRetryable } from '@foyer/shared/leads/capture-error.ts'
import * as z from 'zod/mini'
import { browserStore } from '../../lib/browser-store.ts'
import { captureLead } from './api/capture-lead.ts'

const MAX_UNSENT = 20

const store = browserStore('browser', 'foyer:unsent-captures', z.array(z.string()))

/** Keeps a capture that could not be stored, to retry it with the same submission id. The newest 20 are kept. */
export function keepUnsent(body: string): void {
  const unsent = store.read() ?? []
  if (!unsent.includes(body)) store.write([...unsent, body].slice(-MAX_UNSENT))
}

let running: Promise<void> | undefined

/** Sends the kept captures; those that fail again stay. A call while they are being sent joins it. */
export function sendUnsent(): Promise<void> {
  running ??= sendEach().finally(() => {
    running = undefined
  })
  return running
}

async function sendEach(): Promise<void> {
  for (const body of store.read() ?? []) {
    try {
      if (isRetryable(await captureLead(body))) continue
    } catch {
      return
    }
    store.write((store.read() ?? []).filter((kept) => kept !== body))
  }
}

/** Sends the kept captures now, and whenever the network returns. */
export function watchUnsent(page: Window): void {
  page.addEventListener('online', () => void sendUnsent())
  void sendUnsent()
}
