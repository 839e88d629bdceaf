import type { MiddlewareHandler } from 'hono'

const LOOPBACK = /^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/i

/**
 * Answers 403 to requests from pages of other sites, which run in the developer's browser: they must not read a valid
 * sign-in code through a host name that resolves to 127.0.0.1 (DNS rebinding), nor send or delete mails. Programs send
 * neither `Origin` nor `Sec-Fetch-Site`; links to the mailbox work.
 */
export const refuseForeignPages: MiddlewareHandler = async (c, next) => {
  const host = c.req.header('host') ?? ''
  if (!LOOPBACK.test(host)) {
    return c.text('The mailbox only answers to 127.0.0.1 and localhost, not to another name.', 403)
  }
  const origin = c.req.header('origin')
  const site = c.req.header('sec-fetch-site') ?? 'none'
  const isOwn = site === 'same-origin' || site === 'none'
  const isLink = c.req.method === 'GET' && c.req.header('sec-fetch-mode') === 'navigate'
  if ((origin !== undefined && origin !== `http://${host}`) || !(isOwn || isLink)) {
    return c.text('The mailbox does not answer to pages of other sites.', 403)
  }
  // No other page may show the mailbox in a frame and borrow a click.
  c.header('x-frame-options', 'SAMEORIGIN')
  return next()
}
