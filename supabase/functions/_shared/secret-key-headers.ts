/**
 * What a call with all rights carries.
 *
 * @param secretKey a secret key (`sb_secret_…`) or the older service_role JWT
 */
export function secretKeyHeaders(secretKey: string): Record<string, string> {
  // The newer keys are no JWTs, and the gateway refuses them as a bearer token.
  return secretKey.startsWith('sb_')
    ? { apikey: secretKey }
    : { apikey: secretKey, authorization: `Bearer ${secretKey}` }
}
