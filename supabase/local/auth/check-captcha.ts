import type { Context } from 'hono'
import { z } from 'zod'
import { bearerToken } from '../bearer-token.ts'
import { verifyJwt } from '../keys.ts'
import { type Auth, clientAddress } from './auth.ts'
import { AuthError, logFailure } from './auth-error.ts'

const SITEVERIFY_URLS = {
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
  hcaptcha: 'https://api.hcaptcha.com/siteverify',
}

const answerSchema = z.object({ success: z.boolean(), 'error-codes': z.array(z.string()).default([]) })

/** Does nothing unless `[auth.captcha]` is enabled; administrators pass without a token. */
export async function checkCaptcha(auth: Auth, c: Context, token: string): Promise<void> {
  const captcha = auth.settings.captcha
  if (!captcha?.enabled || (await isAdministrator(auth, c))) return
  if (token === '') throw refusal('no captcha_token found')

  const form = new URLSearchParams({
    secret: captcha.secret,
    response: token,
    remoteip: clientAddress(c),
  })
  const url = captcha.siteverify_url || SITEVERIFY_URLS[captcha.provider]
  const answer = await fetch(url, {
    method: 'POST',
    body: form,
    signal: AbortSignal.timeout(10_000),
  })
    .then(async (response) => answerSchema.parse(await response.json()))
    .catch((error: unknown) => {
      logFailure('captcha', error)
      throw new AuthError(500, 'unexpected_failure', 'captcha verification process failed')
    })
  if (!answer.success) throw refusal(answer['error-codes'].join(', '))
}

async function isAdministrator(auth: Auth, c: Context): Promise<boolean> {
  const token = bearerToken(c.req.header('authorization')) ?? ''
  const claims = await verifyJwt(auth.keys, token).catch(() => null)
  return claims?.role === 'service_role'
}

function refusal(reason: string): AuthError {
  return new AuthError(400, 'captcha_failed', `captcha protection: request disallowed (${reason})`)
}
