import type { SiteDetails, SiteDetailsChanges } from '@foyer/shared/api/site-details.ts'
import type { BrowserStore } from '../../../lib/browser-store.ts'
import { changesBetween, withChanges } from '../../../site/site-details-changes.ts'

export type SaveState = 'saved' | 'saving' | 'failed'

/** Parts to change; a function is given the latest details, which a screen may not have rendered yet. */
export type DetailsChange = Partial<SiteDetails> | ((latest: SiteDetails) => Partial<SiteDetails>)

type Snapshot = { readonly details: SiteDetails; readonly save: SaveState }

type DetailsStoreOptions = {
  readonly stored: SiteDetails
  /** Keeps what is not stored yet. */
  readonly unsaved: BrowserStore<SiteDetailsChanges>
  /** Merges changes into the stored details, which other tabs may have changed, and returns them. */
  readonly save: (changes: SiteDetailsChanges) => Promise<SiteDetails>
}

const PAUSE_MS = 400

/**
 * What an owner adds to the site: changes show at once and are saved after a pause in typing, one request at a time. What
 * could not be saved stays in the browser and is sent with the next change, on a retry, or when the network returns.
 */
export class DetailsStore {
  #snapshot: Snapshot
  #stored: SiteDetails
  #timer: ReturnType<typeof setTimeout> | undefined
  #isSending = false
  readonly #listeners = new Set<() => void>()
  readonly #options: DetailsStoreOptions

  constructor(options: DetailsStoreOptions) {
    this.#options = options
    this.#stored = options.stored
    const unsaved = options.unsaved.read()
    const details = unsaved ? withChanges(options.stored, unsaved) : options.stored
    this.#snapshot = { details, save: 'saved' }
    if (unsaved) this.#plan(0)
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly read = (): Snapshot => this.#snapshot

  /** Changes some parts. Typing is saved after a pause, a decision at once. */
  change(part: DetailsChange, isTyping = false): void {
    const latest = this.#snapshot.details
    const details = { ...latest, ...(typeof part === 'function' ? part(latest) : part) }
    this.#keep(details)
    this.#show({ details, save: 'saving' })
    this.#plan(isTyping ? PAUSE_MS : 0)
  }

  /** Sends what is not saved now. */
  readonly flush = (): void => {
    if (changesBetween(this.#stored, this.#snapshot.details)) this.#plan(0)
  }

  /**
   * Sends what is not saved now, and waits for it.
   *
   * @returns the details, all of them stored
   * @throws Error when they could not be stored
   */
  readonly settle = (): Promise<SiteDetails> => {
    if (changesBetween(this.#stored, this.#snapshot.details)) {
      this.#show({ ...this.#snapshot, save: 'saving' })
      this.#plan(0)
    }
    return new Promise((resolve, reject) => {
      const look = () => {
        const { details, save } = this.#snapshot
        if (save === 'saving') return
        stop()
        if (save === 'saved') resolve(details)
        else reject(new Error('The details are not stored.'))
      }
      const stop = this.subscribe(look)
      look()
    })
  }

  #plan(delay: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.#send(), delay)
  }

  async #send(): Promise<void> {
    // The running request plans the next one.
    if (this.#isSending) return
    const { details } = this.#snapshot
    const changes = changesBetween(this.#stored, details)
    if (!changes) {
      this.#options.unsaved.clear()
      this.#show({ details, save: 'saved' })
      return
    }
    this.#isSending = true
    this.#show({ details, save: 'saving' })
    const stored = await this.#options.save(changes).catch((error: unknown) => {
      console.warn('The details could not be saved:', error)
      return null
    })
    this.#isSending = false
    const shown = this.#snapshot.details
    const later = changesBetween(details, shown)
    if (stored) this.#adopt(stored, later)
    if (later) this.#plan(0)
    else this.#show({ details: this.#snapshot.details, save: stored ? 'saved' : 'failed' })
  }

  // What was changed during the request stays on top of what is stored.
  #adopt(stored: SiteDetails, later: SiteDetailsChanges | null): void {
    this.#stored = stored
    const details = later ? withChanges(stored, later) : stored
    this.#keep(details)
    // Unchanged details stay the same object, so that nothing is rendered again.
    if (changesBetween(this.#snapshot.details, details)) this.#snapshot = { details, save: 'saving' }
  }

  #keep(details: SiteDetails): void {
    const changes = changesBetween(this.#stored, details)
    if (changes) this.#options.unsaved.write(changes)
    else this.#options.unsaved.clear()
  }

  #show(snapshot: Snapshot): void {
    this.#snapshot = snapshot
    for (const listener of this.#listeners) listener()
  }
}
