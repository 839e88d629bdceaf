import type { SiteDetails } from '@foyer/shared/api/site-details.ts'
import type { BrowserStore } from '../../../lib/browser-store.ts'

export type SaveState = 'saved' | 'saving' | 'failed'

type Snapshot = { readonly details: SiteDetails; readonly save: SaveState }

type DetailsStoreOptions = {
  readonly stored: SiteDetails
  /** Keeps what is not stored yet. */
  readonly unsaved: BrowserStore<SiteDetails>
  readonly save: (details: SiteDetails) => Promise<void>
}

const PAUSE_MS = 400

/**
 * What an owner adds to the site: changes show at once and are saved after a pause in typing, one request at a time. What
 * could not be saved stays in the browser and is sent with the next change, on a retry, or when the network returns.
 */
export class DetailsStore {
  #snapshot: Snapshot
  #timer: ReturnType<typeof setTimeout> | undefined
  #isSending = false
  readonly #listeners = new Set<() => void>()
  readonly #options: DetailsStoreOptions

  constructor(options: DetailsStoreOptions) {
    this.#options = options
    const unsaved = options.unsaved.read()
    this.#snapshot = { details: unsaved ?? options.stored, save: 'saved' }
    if (unsaved) this.#plan(0)
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly read = (): Snapshot => this.#snapshot

  /** Changes some parts. Typing is saved after a pause, a decision at once. */
  change(part: Partial<SiteDetails>, isTyping = false): void {
    const details = { ...this.#snapshot.details, ...part }
    this.#options.unsaved.write(details)
    this.#show({ details, save: 'saving' })
    this.#plan(isTyping ? PAUSE_MS : 0)
  }

  /** Sends what is not saved now. */
  readonly flush = (): void => {
    if (this.#options.unsaved.read()) this.#plan(0)
  }

  #plan(delay: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.#send(), delay)
  }

  async #send(): Promise<void> {
    // The running request plans the next one.
    if (this.#isSending) return
    const { details } = this.#snapshot
    this.#isSending = true
    this.#show({ details, save: 'saving' })
    const isStored = await this.#options.save(details).then(
      () => true,
      (error: unknown) => {
        console.warn('The details could not be saved:', error)
        return false
      },
    )
    this.#isSending = false
    const isNewest = this.#snapshot.details === details
    if (isStored && isNewest) this.#options.unsaved.clear()
    if (!isNewest) this.#plan(0)
    else this.#show({ details, save: isStored ? 'saved' : 'failed' })
  }

  #show(snapshot: Snapshot): void {
    this.#snapshot = snapshot
    for (const listener of this.#listeners) listener()
  }
}
