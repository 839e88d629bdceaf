import * as z from 'zod/mini'
import { browserStore } from './browser-store.ts'

/** A part of the app could not be loaded: there is no connection, or a new version has replaced the files. */
export class CodeNotLoaded extends Error {
  override readonly name = 'CodeNotLoaded'
}

/**
 * Loads a part of the app.
 *
 * @throws CodeNotLoaded
 */
export async function loadCode<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load()
  } catch (cause) {
    throw new CodeNotLoaded('A part of the app could not be loaded.', { cause })
  }
}

// A second reload within this time would not help.
const RELOADED_RECENTLY_MS = 60_000

const reloadedAt = browserStore('tab', 'foyer:reloaded-at', z.number())

/** Returns whether our server answers. */
export async function isServerReachable(): Promise<boolean> {
  try {
    const response = await fetch(location.origin, { method: 'HEAD', cache: 'no-store' })
    return response.ok
  } catch {
    return false
  }
}

/**
 * Reloads the page if that can bring the missing part: the server answers, so the files have changed. It reloads once, not
 * again within a minute.
 *
 * @returns whether the page reloads
 */
export async function reloadAfterDeploy(): Promise<boolean> {
  const last = reloadedAt.read() ?? 0
  if (Date.now() - last < RELOADED_RECENTLY_MS || !(await isServerReachable())) return false
  reloadedAt.write(Date.now())
  location.reload()
  return true
}
