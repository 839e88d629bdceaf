import type { Database } from '../database/database.ts'
import type { StackKeys } from '../keys.ts'
import type { BlobStore } from './blob-store.ts'

/** What the calls of the storage service work with. */
export type StorageContext = {
  readonly database: Database
  readonly keys: StackKeys
  readonly blobs: BlobStore
  /** The stack's own limit for one object, in bytes. */
  readonly maxFileSize: number
}
