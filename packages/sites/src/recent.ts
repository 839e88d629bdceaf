/** A bounded memory: what was used least recently leaves first. */
export class Recent<Value> {
  readonly #entries = new Map<
    string,
    { readonly value: Value; readonly size: number; readonly since: number }
  >()
  readonly #limit: number
  readonly #maxAgeMs: number
  #size = 0

  /**
   * @param limit of the sum of the sizes
   * @param maxAgeMs an older entry counts as missing
   */
  constructor(limit: number, maxAgeMs = Number.POSITIVE_INFINITY) {
    this.#limit = limit
    this.#maxAgeMs = maxAgeMs
  }

  get(key: string): Value | undefined {
    const entry = this.#entries.get(key)
    if (!entry) return undefined
    this.#entries.delete(key)
    if (Date.now() - entry.since > this.#maxAgeMs) {
      this.#size -= entry.size
      return undefined
    }
    this.#entries.set(key, entry)
    return entry.value
  }

  set(key: string, value: Value, size = 1): void {
    this.delete(key)
    if (size > this.#limit) return
    this.#entries.set(key, { value, size, since: Date.now() })
    this.#size += size
    for (const oldest of this.#entries.keys()) {
      if (this.#size <= this.#limit) return
      this.delete(oldest)
    }
  }

  delete(key: string): void {
    this.#size -= this.#entries.get(key)?.size ?? 0
    this.#entries.delete(key)
  }
}
