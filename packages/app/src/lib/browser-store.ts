import type * as z from 'zod/mini'

/** A stored value that never throws: where storage is blocked or full, it lives until the page is closed. */
export type BrowserStore<Value> = {
  read(): Value | null
  write(value: Value): void
  clear(): void
}

// What a blocked or full storage has not taken. Each part of the app makes stores of its own for the same value.
const unstored = new Map<string, string>()

/**
 * Makes a store for one value under one key.
 *
 * @param area `tab` forgets it with the tab, `browser` keeps it
 * @param key the name; ours begin with `foyer:`
 * @param schema the schema of the value; a malformed stored value counts as none
 */
export function browserStore<Schema extends z.ZodMiniType>(
  area: 'tab' | 'browser',
  key: `foyer:${string}`,
  schema: Schema,
): BrowserStore<z.infer<Schema>> {
  const name = `${area} ${key}`
  return {
    read() {
      const text = unstored.get(name) ?? openStorage(area)?.getItem(key) ?? null
      if (text === null) return null
      const parsed = schema.safeParse(parseJson(text))
      return parsed.success ? parsed.data : null
    },
    write(value) {
      const text = JSON.stringify(value)
      unstored.set(name, text)
      try {
        const storage = openStorage(area)
        storage?.setItem(key, text)
        if (storage) unstored.delete(name)
      } catch {
        // The storage is full: it has the old value for the next page.
      }
    },
    clear() {
      unstored.delete(name)
      openStorage(area)?.removeItem(key)
    },
  }
}

/** Whether this browser keeps what a page stores; private windows and strict settings may refuse. */
export function canStore(): boolean {
  try {
    const storage = openStorage('browser')
    storage?.setItem('foyer:can-store', '1')
    storage?.removeItem('foyer:can-store')
    return storage !== null
  } catch {
    return false
  }
}

/** Clears every value of ours whose key is meant, in this tab and in the browser. */
export function clearStores(isMeant: (key: string) => boolean): void {
  const isOurs = (key: string) => key.startsWith('foyer:') && isMeant(key)
  for (const name of unstored.keys()) if (isOurs(name.slice(name.indexOf(' ') + 1))) unstored.delete(name)
  for (const area of ['tab', 'browser'] as const) {
    const storage = openStorage(area)
    if (!storage) continue
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index))
    for (const key of keys) if (key !== null && isOurs(key)) storage.removeItem(key)
  }
}

// Where a browser blocks storage, even accessing it throws.
function openStorage(area: 'tab' | 'browser'): Storage | null {
  try {
    return area === 'tab' ? sessionStorage : localStorage
  } catch {
    return null
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
