export type Bytes = Uint8Array<ArrayBuffer>

/** What Storage answers for a path of the bucket; `unchanged` only when an ETag was given. */
export type OriginAnswer =
  | { readonly state: 'found'; readonly bytes: Bytes; readonly etag: string | null }
  | { readonly state: 'unchanged' }
  | { readonly state: 'missing' }

/** What Storage says. */
export type Origin = {
  /**
   * Reads an object.
   *
   * @param maxBytes an object that is larger counts as silence
   * @throws when Storage is silent, slow, or answers anything else
   */
  read(path: string, maxBytes: number, etag?: string): Promise<OriginAnswer>
}

/**
 * What this engine keeps: on disk, or at an edge. Keys are `hosts/<hostname>`, `manifests/<deploy>` and `files/<hash>`.
 * Nothing that is read from it is trusted: the engine checks hashes and shapes.
 */
export type Kept = {
  read(key: string): Promise<Bytes | undefined>
  /** May throw: the engine then serves without keeping. */
  write(key: string, bytes: Bytes): Promise<void>
  remove(key: string): Promise<void>
  /**
   * Lists the hostnames whose pointers are kept, page by page.
   *
   * @param from the `next` of the page before
   */
  hosts(from?: string): Promise<{ readonly names: readonly string[]; readonly next?: string | undefined }>
}
