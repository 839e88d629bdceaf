// The only place that knows localStorage; every key begins with "foyer.". A page may have none (sandboxed frames throw
// when it is merely mentioned, quotas end, people block it): then nothing is kept and nothing breaks.

const PREFIX = 'foyer.'

let isAllowed = false

/** Says whether anything more may be kept on this device. */
export function allowStorage(allowed: boolean): void {
  isAllowed = allowed
}

/** The stored text, empty when there is none. */
export function readStored(key: string): string {
  return attempt((device) => device.getItem(PREFIX + key)) ?? ''
}

/** Stores a text, if that is allowed, and tells whether it is really kept. */
export function writeStored(key: string, text: string): boolean {
  return (
    isAllowed &&
    !!attempt((device) => {
      device.setItem(PREFIX + key, text)
      return true
    })
  )
}

export function removeStored(key: string): void {
  attempt((device) => device.removeItem(PREFIX + key))
}

/** The keys that begin like this. */
export function storedKeys(start = ''): readonly string[] {
  const keys = attempt(Object.keys) ?? []
  return keys.filter((key) => key.startsWith(PREFIX + start)).map((key) => key.slice(PREFIX.length))
}

function attempt<Value>(access: (device: Storage) => Value): Value | undefined {
  try {
    return access(localStorage)
  } catch {
    return undefined
  }
}
