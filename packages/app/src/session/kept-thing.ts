/** How far a kept thing is on its way to the server. */
export type SaveState = 'saved' | 'saving' | 'failed'

/**
 * Says what stays in this browser once the server has stored a copy; `null` when nothing does. `now` is the copy that the
 * browser has by then: this or another tab may have changed it while the request ran, so an older response must not clear it.
 */
export type Merge<Value> = (now: Value) => Value | null

/** A kept thing of one owner. */
export type Kept<Value> = {
  readonly read: () => Value | null
  /**
   * Replaces the copy in this browser at once, and sends it after a pause.
   *
   * @param value `null` removes it
   * @param pauseMs `null` leaves the sending to a later call
   */
  readonly write: (value: Value | null, pauseMs?: number | null) => void
  /** Sends what the server lacks now. */
  readonly send: () => void
  /** Sends what the server lacks and waits for the answer; returns whether all of it is stored. */
  readonly settle: () => Promise<boolean>
  readonly state: () => SaveState
  /** Whether a request was sent since the page was opened. */
  readonly wasSent: () => boolean
  readonly subscribe: (listener: () => void) => () => void
}

/** What has failed is sent again after these pauses; then with the next change or press. */
const RETRY_MS = [5000, 15_000, 60_000]

type Options<Value> = {
  readonly read: () => Value | null
  readonly write: (value: Value) => void
  readonly clear: () => void
  readonly isUnsent: (value: Value) => boolean
  readonly beforeSending: ((value: Value) => Value) | undefined
  readonly isClosed: () => boolean
  readonly send: ((value: Value) => Promise<Merge<Value> | null>) | undefined
}

/** The copy in the storage is the only one: all tabs see and send the same. One request runs at a time. */
export class KeptThing<Value> implements Kept<Value> {
  #state: SaveState = 'saved'
  #timer: ReturnType<typeof setTimeout> | undefined
  #isSending = false
  #wasSent = false
  #failures = 0
  #last: { readonly text: string; readonly value: Value | null } = { text: 'null', value: null }
  readonly #listeners = new Set<() => void>()
  readonly #options: Options<Value>

  constructor(options: Options<Value>) {
    this.#options = options
  }

  readonly read = (): Value | null => {
    const value = this.#options.read()
    const text = JSON.stringify(value)
    // The same object while nothing changes, because screens compare it.
    if (text !== this.#last.text) this.#last = { text, value }
    return this.#last.value
  }

  readonly state = (): SaveState => this.#state

  readonly wasSent = (): boolean => this.#wasSent

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly write = (value: Value | null, pauseMs: number | null = 0): void => {
    if (this.#options.isClosed()) return
    this.#failures = 0
    this.#put(value)
    if (pauseMs === null) this.#show(this.#state)
    else this.#plan(pauseMs)
  }

  readonly send = (): void => {
    clearTimeout(this.#timer)
    this.#timer = undefined
    void this.#send()
  }

  /** Sends at once what waits for the end of a pause. */
  readonly hurry = (): void => {
    if (this.#timer !== undefined) this.send()
  }

  readonly settle = (): Promise<boolean> => {
    this.send()
    return new Promise((resolve) => {
      const look = () => {
        if (this.#state === 'saving') return
        stop()
        resolve(this.#state === 'saved')
      }
      const stop = this.subscribe(look)
      look()
    })
  }

  #put(value: Value | null): void {
    if (value === null) this.#options.clear()
    else this.#options.write(value)
  }

  #unsent(): Value | null {
    const value = this.read()
    return value !== null && this.#options.send && this.#options.isUnsent(value) ? value : null
  }

  #plan(delay: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.#send(), delay)
    this.#show(this.#isSending || this.#unsent() !== null ? 'saving' : 'saved')
  }

  async #send(): Promise<void> {
    this.#timer = undefined
    // The running request plans the next one.
    if (this.#isSending) return
    const unsent = this.#unsent()
    if (unsent === null) return this.#show('saved')
    const { beforeSending } = this.#options
    if (beforeSending) this.#put(beforeSending(unsent))
    const sent = this.read() ?? unsent
    const { text } = this.#last
    this.#isSending = true
    this.#wasSent = true
    this.#show('saving')
    const merge = await this.#options.send?.(sent).catch((error: unknown) => {
      console.warn('It could not be sent:', error)
      return null
    })
    this.#isSending = false
    if (this.#options.isClosed()) return this.#show('saved')
    const now = this.read()
    const isChanged = this.#last.text !== text
    if (merge && now !== null) this.#put(merge(now))
    // A part of it may be sent after the rest.
    if (isChanged || (merge && this.#unsent() !== null)) return this.#plan(0)
    if (merge) this.#failures = 0
    else this.#sendLater()
    this.#show(merge ? 'saved' : 'failed')
  }

  #sendLater(): void {
    const pause = RETRY_MS[this.#failures]
    this.#failures += 1
    if (pause !== undefined) this.#timer = setTimeout(() => void this.#send(), pause)
  }

  #show(state: SaveState): void {
    this.#state = state
    for (const listener of this.#listeners) listener()
  }
}
