// The only module that uses localStorage; every key begins with "foyer.". Access may throw (sandboxed frame, quota,
// blocked by the visitor): then nothing is stored and the widget works without storage.

const PREFIX = 'foyer.'

let isAllowed = false

/** Allows or forbids further writes. Reading and removing always work. */
export function allowStorage(allowed: boolean): void {
  isAllowed = allowed
}

/** Returns the stored text, or an empty string. */
export function readStored(key: string): string {
  return attempt((storage) => storage.getItem(PREFIX + key)) ?? ''
}

/** Stores a text if writes are allowed. Returns whether it is stored. */
export function writeStored(key: string, text: string): boolean {
  return (
    isAllowed &&
    !!attempt((storage) => {
      storage.setItem(PREFIX + key, text)
      return true
    })
  )
}

export function removeStored(key: string): void {
  attempt((storage) => storage.removeItem(PREFIX + key))
}

/** Returns the stored keys that begin with a prefix, without "foyer.". */
export function storedKeys(prefix = ''): readonly string[] {
  const keys = attempt(Object.keys) ?? []
  return keys.filter((key) => key.startsWith(PREFIX + prefix)).map((key) => key.slice(PREFIX.length))
}

function attempt<Value>(access: (storage: Storage) => Value): Value | undefined {
  try {
    return access(localStorage)
  } catch {
    return undefined
  }
}
