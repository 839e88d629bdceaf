import { isRetryable } from '@foyer/shared/leads/capture-error.ts'
import * as z from 'zod/mini'
import { browserStore } from '../../lib/browser-store.ts'
import { captureLead } from './api/capture-lead.ts'

const MAX_UNSENT = 20

const store = browserStore('browser', 'foyer:unsent-captures', z.array(z.string()))

/** Keeps a capture that could not be stored, to send it again under the same submission id. */
export function keepUnsent(body: string): void {
  const unsent = store.read() ?? []
  if (!unsent.includes(body)) store.write([...unsent, body].slice(-MAX_UNSENT))
}

/** Sends what is kept; what fails once more stays for the next time. */
export async function sendUnsent(): Promise<void> {
  for (const body of store.read() ?? []) {
    try {
      if (isRetryable(await captureLead(body))) continue
    } catch {
      return
    }
    store.write((store.read() ?? []).filter((kept) => kept !== body))
  }
}

/** Sends what is kept now, and whenever the network is back. */
export function watchUnsent(page: Window): void {
  page.addEventListener('online', () => void sendUnsent())
  void sendUnsent()
}
