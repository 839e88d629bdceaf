import { type PayoutDetails, payoutDetailsSchema } from '@foyer/shared/referrals/payout-details.ts'

/** Encrypts payout details, and gives them back; `open` returns null when the key or the text is not the one. */
export type Seal = {
  readonly close: (details: PayoutDetails) => Promise<string>
  readonly open: (sealed: string) => Promise<PayoutDetails | null>
  /** The same 64 hexadecimal digits for the same account; without the key nobody can compute them. */
  readonly fingerprint: (details: PayoutDetails) => Promise<string>
}

const NONCE_BYTES = 12

/**
 * Makes the seal: AES-256-GCM with a nonce of its own for each text. Two keys are derived from the one of the settings, so
 * that encrypting and recognising an account share none.
 */
export function createSeal(secret: string): Seal {
  const encoder = new TextEncoder()
  const derive = async (purpose: string) =>
    crypto.subtle.digest('SHA-256', encoder.encode(`${purpose}:${secret}`))
  const key = derive('foyer-payout-seal').then((bytes) =>
    crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt']),
  )
  const hashKey = derive('foyer-payout-fingerprint').then((bytes) =>
    crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']),
  )
  return {
    close: async (details) => {
      const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES))
      const text = encoder.encode(JSON.stringify(details))
      const sealed = new Uint8Array(
        await crypto.subtle.encrypt({ name: 'AES-GCM', iv: nonce }, await key, text),
      )
      return btoa(String.fromCharCode(...nonce, ...sealed))
    },
    open: async (sealed) => {
      try {
        const bytes = Uint8Array.from(atob(sealed), (sign) => sign.charCodeAt(0))
        const [nonce, text] = [bytes.slice(0, NONCE_BYTES), bytes.slice(NONCE_BYTES)]
        const opened = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: nonce }, await key, text)
        return payoutDetailsSchema.parse(JSON.parse(new TextDecoder().decode(opened)))
      } catch {
        return null
      }
    },
    fingerprint: async (details) => {
      const hash = await crypto.subtle.sign('HMAC', await hashKey, encoder.encode(accountOf(details)))
      return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('')
    },
  }
}

function accountOf(details: PayoutDetails): string {
  if (details.method === 'ach') return `ach ${details.routing_number} ${details.account_number}`
  return details.method === 'iban' ? `iban ${details.iban}` : `paypal ${details.paypal_email}`
}
