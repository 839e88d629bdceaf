import { randomUUID } from 'node:crypto'
import { sharedTestStack } from './shared-test-stack.ts'
import { newClient } from './sign-in-by-code.ts'

type Sent = { readonly headers?: Record<string, string>; readonly method?: string; readonly from?: string }

/** The shared stack, which trusts the visitor's address in the headers of the edge, and what tests send to it and read from it. */
export async function openCaptureKit() {
  const stack = await sharedTestStack()
  const admin = newClient(stack, stack.keys.secretKey)
  const endpoint = `${stack.apiUrl}/functions/v1/capture-lead`
  let visitors = 0
  // Each call returns an address or an email that no test of the file used before.
  const newAddress = () => `198.51.100.${++visitors}`
  const newEmail = () => `visitor-${randomUUID()}@practice.example`

  /** Sends a body as a browser would, from an address of its own unless one is named. */
  function send(body: BodyInit | null, { headers = {}, method = 'POST', from = newAddress() }: Sent = {}) {
    return fetch(endpoint, {
      method,
      body,
      redirect: 'manual',
      headers: { origin: 'https://partner.example', 'cf-connecting-ip': from, ...headers },
    })
  }

  /** Sends fields as the widget does. */
  function capture(fields: Record<string, unknown>, sent: Sent = {}) {
    return send(JSON.stringify({ submission_id: randomUUID(), ...fields }), {
      ...sent,
      headers: { 'content-type': 'text/plain;charset=UTF-8', ...sent.headers },
    })
  }

  /** Sends fields as a form without a script does. */
  function submit(fields: Record<string, string>, sent: Sent = {}) {
    return send(new URLSearchParams(fields), {
      ...sent,
      headers: { accept: 'text/html,application/xhtml+xml', ...sent.headers },
    })
  }

  async function leadsOf(email: string) {
    const { data, error } = await admin.from('leads').select().eq('email', email).order('created_at')
    if (error) throw error
    return data
  }

  return { stack, admin, endpoint, newAddress, newEmail, send, capture, submit, leadsOf }
}
