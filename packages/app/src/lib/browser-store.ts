import type * as z from 'zod/mini'

/** A value kept in the browser that never throws: where storage is blocked or full it lives until the page goes. */
export type BrowserStore<Value> = {
  read(): Value | null
  write(value: Value): void
  clear(): void
}

/**
 * Keeps one value under one key.
 *
 * @param area `tab` forgets it with the tab, `browser` keeps it
 * @param key the name; ours begin with `foyer:`
 * @param schema what the value looks like; anything else that is found counts as nothing
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
        // It is full: what was there stays, and this value is forgotten with the page.
      }
    },
    clear() {
      fallback = null
      openStorage(area)?.removeItem(key)
    },
  }
}

// Where a browser blocks storage, already naming it throws.
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
