import { env } from '../../../config/env.ts'

const CAPTURE_TIMEOUT_MS = 8000

/**
 * Sends one capture. As plain text it needs no preflight, and `keepalive` lets it finish after the page is closed.
 *
 * @param body the capture as JSON
 * @returns the HTTP status of the answer
 * @throws TypeError or DOMException when there was no answer
 */
export async function captureLead(body: string): Promise<number> {
  const response = await fetch(`${env().functionsUrl}/capture-lead`, {
    method: 'POST',
    headers: { 'Content-Type': 'text/plain;charset=UTF-8' },
    body,
    keepalive: true,
    signal: AbortSignal.timeout(CAPTURE_TIMEOUT_MS),
  })
  return response.status
}
