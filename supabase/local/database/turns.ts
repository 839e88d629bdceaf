/**
 * One at a time, first come first served. PGlite is a single backend: whoever holds the turn has the database to
 * itself, for one transaction.
 */
export class Turns {
  #last: Promise<void> = Promise.resolve()

  /** Waits for the turn; the returned function hands it on and does nothing the second time. */
  async take(): Promise<() => void> {
    let handOn: () => void = () => {}
    const before = this.#last
    this.#last = new Promise((resolve) => {
      handOn = resolve
    })
    await before
    return handOn
  }
}
