import { isRetryable } from '@foyer/shared/leads/capture-error.ts'
import { replace } from 'react-router-dom'
import * as z from 'zod/mini'
import { PATHS, startPathFor } from '../../config/paths.ts'
import { browserStore } from '../../lib/browser-store.ts'
import { randomId } from '../../lib/random-id.ts'
import { showToast } from '../../lib/toast.ts'
import { loadPerson } from '../auth/session.ts'
import { captureLead } from './api/capture-lead.ts'
import { buildLinkCapture } from './link-capture.ts'
import { keepUnsent } from './unsent-captures.ts'

const tabId = browserStore('tab', 'foyer:tab', z.string())

/**
 * /lead: where links of mails and ads enter. Keeps the capture, then leads on; a visitor is never held up by it.
 */
export async function leadLoader({ request }: { readonly request: Request }): Promise<Response> {
  const url = new URL(request.url)
  try {
    const capture = await buildLinkCapture(url, document.referrer, ownTabId())
    if (capture) await send(JSON.stringify(capture))
    const person = await loadPerson()
    return replace(person ? PATHS.guideAlias : startPathFor(url.searchParams.get('email')?.trim() || null))
  } catch (error) {
    console.error('Error capturing lead:', error)
    return replace(PATHS.start)
  }
}

async function send(body: string): Promise<void> {
  const status = await captureLead(body).catch((error) => {
    keepUnsent(body)
    throw error
  })
  if (status < 400) return
  if (isRetryable(status)) keepUnsent(body)
  showToast({ title: 'Error', description: 'Failed to save lead data', kind: 'destructive' })
}

function ownTabId(): string {
  const known = tabId.read()
  if (known) return known
  const made = randomId()
  tabId.write(made)
  return made
}
