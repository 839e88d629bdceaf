import type * as z from 'zod/mini'

/** A stored value that never throws: where storage is blocked or full, it lives until the page is closed. */
export type BrowserStore<Value> = {
  read(): Value | null
  write(value: Value): void
  clear(): void
}

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
  let fallback: string | null = null
  return {
    read() {
      const storage = openStorage(area)
      const text = storage ? storage.getItem(key) : fallback
      if (text === null) return null
      const parsed = schema.safeParse(parseJson(text))
      return parsed.success ? parsed.data : null
    },
    write(value) {
      fallback = JSON.stringify(value)
      try {
        openStorage(area)?.setItem(key, fallback)
      } catch {
        // The storage is full: the old value stays, and the new one is lost with the page.
      }
    },
    clear() {
      fallback = null
      openStorage(area)?.removeItem(key)
    },
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
