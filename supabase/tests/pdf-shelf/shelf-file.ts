/** A real PDF and what its passages read as. */
export type ShelfFile = {
  readonly what: string
  readonly make: () => Promise<Uint8Array<ArrayBuffer>>
  readonly reads: readonly string[]
}
