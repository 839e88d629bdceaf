import { createKeyedHash } from './keyed-hash.ts'

/** Whether a request carries a key of the project with all rights, as those of our own timers do. */
export type HoldsSecretKey = (request: Request) => Promise<boolean>

/**
 * Makes the check of the header `apikey`.
 *
 * @param secretKey a secret key (`sb_secret_…`) or the older service_role JWT
 */
export function createHoldsSecretKey(secretKey: string): HoldsSecretKey {
  // Hashes are compared, so that the time it takes says nothing about the key.
  const hash = createKeyedHash(secretKey)
  return async (request) => {
    const given = request.headers.get('apikey')
    return given !== null && (await hash(given)) === (await hash(secretKey))
  }
}
