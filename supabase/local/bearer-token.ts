/** The token of an `Authorization` header; `undefined` without one, or for another scheme. */
export function bearerToken(authorization: string | null | undefined): string | undefined {
  return /^bearer\s+(\S+)$/i.exec(authorization?.trim() ?? '')?.[1]
}
