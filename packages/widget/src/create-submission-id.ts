/** A random UUID. Pages without TLS have no `crypto.randomUUID`, but the address of a blob ends in one. */
export function createSubmissionId(): string {
  if (crypto.randomUUID) return crypto.randomUUID()
  const address = URL.createObjectURL(new Blob())
  URL.revokeObjectURL(address)
  return address.slice(-36)
}
