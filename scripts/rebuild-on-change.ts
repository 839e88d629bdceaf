import { watch } from 'node:fs'

/** One save of an editor is several changes. */
const SETTLE_MS = 100

/**
 * Builds at once and after each change below the folders, one build at a time.
 *
 * @param build must not reject
 * @returns a function that stops watching
 */
export function rebuildOnChange(folders: readonly string[], build: () => Promise<unknown>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isBuilding = false
  let isStale = false

  async function rebuild() {
    isStale = true
    if (isBuilding) return
    isBuilding = true
    while (isStale) {
      isStale = false
      await build()
    }
    isBuilding = false
  }

  const watchers = folders.map((folder) =>
    watch(folder, { recursive: true }, () => {
      clearTimeout(timer)
      timer = setTimeout(rebuild, SETTLE_MS)
    }),
  )
  void rebuild()
  return () => {
    clearTimeout(timer)
    for (const watcher of watchers) watcher.close()
  }
}
