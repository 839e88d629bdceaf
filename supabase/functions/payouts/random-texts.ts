/** Fills numbers with chance, as `crypto.getRandomValues` does. */
type Fill = (numbers: Uint32Array<ArrayBuffer>) => unknown

/** Returns so many digits by chance, each number as likely as any other. */
export function randomDigits(
  amount: number,
  fill: Fill = (numbers) => crypto.getRandomValues(numbers),
): string {
  // Numbers above the largest multiple of the range would make some codes likelier than others.
  const range = 10 ** amount
  const limit = Math.floor(2 ** 32 / range) * range
  const numbers = new Uint32Array(1)
  do fill(numbers)
  while ((numbers[0] ?? limit) >= limit)
  return String((numbers[0] ?? 0) % range).padStart(amount, '0')
}

/** Returns 64 hexadecimal digits by chance. */
export function randomToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
