import { toJson } from './to-json.ts'

/** What the capture client needs of `localStorage` or `sessionStorage`. */
type StorageArea = {
  getItem(key: string): string | null
  setItem(key: string, text: string): void
  removeItem(key: string): void
}

export type CaptureStore = ReturnType<typeof createStore>

/**
 * Creates a store of JSON values. Access may throw (sandboxed frame, quota, blocked by the visitor): then nothing is stored.
 *
 * @param prefix begins every key; other keys are never read, written or removed
 * @param open returns the storage
 * @param mayWrite whether writes are allowed now; reading and removing always work
 */
export function createStore(prefix: string, open: () => StorageArea, mayWrite: () => boolean) {
  const attempt = <Value>(access: (area: StorageArea) => Value): Value | undefined => {
    try {
      return access(open())
    } catch {
      return undefined
    }
  }
  return {
    /** Returns the stored value; null or undefined when there is none or it is malformed. */
    read: (key: string) => attempt((area) => JSON.parse(`${area.getItem(prefix + key)}`)),
    /** Returns whether the value is stored. */
    write: (key: string, value: unknown) =>
      mayWrite() &&
      attempt((area) => {
        area.setItem(prefix + key, toJson(value))
        return true
      }) === true,
    remove(key: string) {
      attempt((area) => area.removeItem(prefix + key))
    },
    /** Returns the stored keys that begin with `start`, without the prefix. */
    keys: (start = ''): readonly string[] =>
      (attempt(Object.keys) || [])
        .filter((key) => key.startsWith(prefix + start))
        .map((key) => key.slice(prefix.length)),
  }
}
