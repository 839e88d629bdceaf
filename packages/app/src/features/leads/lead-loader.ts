import { emailInQuery } from '@foyer/shared/leads/email-in-query.ts'
import { replace } from 'react-router-dom'
import * as z from 'zod/mini'
import { PATHS, startPathFor } from '../../config/paths.ts'
import { browserStore } from '../../lib/browser-store.ts'
import { showToast } from '../../lib/toast.ts'
import { randomUuid } from '../../lib/uuid.ts'
import { loadPerson } from '../../session/session.ts'
import { sendCapture } from './api/capture-client.ts'
import { buildLinkCapture, type LinkCapture } from './link-capture.ts'
import { keepVisitedLead } from './visited-lead.ts'

const tabId = browserStore('tab', 'foyer:tab', z.string())

/**
 * Handles /lead, where links of emails and ads enter: sends the capture, then redirects. A failure never stops visitors.
 */
export async function leadLoader({ request }: { readonly request: Request }): Promise<Response> {
  const url = new URL(request.url)
  // The router leaves it out of the request. Values may stand behind it, or be cut off by it.
  url.hash = location.hash
  try {
    const capture = await buildLinkCapture(url, document.referrer, ownTabId())
    if (capture) await send(capture)
    const person = await loadPerson()
    return replace(person ? PATHS.guideAlias : startPathFor(emailInQuery(url.search + url.hash) || null))
  } catch (error) {
    console.error('Error capturing lead:', error)
    return replace(PATHS.start)
  }
}

async function send(capture: LinkCapture): Promise<void> {
  const { status, lead } = await sendCapture(capture)
  keepVisitedLead(lead)
  if (!status) throw new Error('The server does not answer.')
  if (status >= 400)
    showToast({ title: 'Error', description: 'Failed to save lead data', kind: 'destructive' })
}

function ownTabId(): string {
  const known = tabId.read()
  if (known) return known
  const made = randomUuid()
  tabId.write(made)
  return made
}
