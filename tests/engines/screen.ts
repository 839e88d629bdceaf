// What a person does at a screen, in whatever engine.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import { casesOf } from '../cases-of.ts'
import { countOf, cutOff, type Found, locate, type Wanted } from './in-page.ts'
import type { Tab } from './tab.ts'

const PATIENCE = { timeout: 60_000 }

/** A phone, a phone held sideways, and a computer. */
export const SIZES = [
  [375, 812],
  [812, 375],
  [1280, 800],
] as const
/** The least width, and the window in which a walk goes on. */
const LOOKED_AT = casesOf(SIZES, ([, height]) => height > 375)
export const PHONE = SIZES.slice(0, 1)
export const DESKTOP = SIZES.slice(2)

/** A text, or a pattern without flags. */
type Name = string | RegExp

export type Screen = ReturnType<typeof makeScreen>

/** Finds and presses by name what a window shows, and waits for it as long as a slow machine takes. */
export function makeScreen(tab: Tab) {
  const find = async (wanted: Wanted): Promise<Found> => {
    let last = ''
    let found: Found | null = null
    // What still moves is not pressed.
    await expect
      .poll(
        async () => {
          found = await tab.run(locate, wanted)
          const place = JSON.stringify(found)
          const isStill = place === last
          last = place
          return found && isStill ? (found.coveredBy ?? 'free') : 'not there, or moving'
        },
        { ...PATIENCE, message: wanted.name },
      )
      .toBe('free')
    return found as unknown as Found
  }
  const press = async (name: Name, kind: Wanted['kind'] = 'control') => {
    const { x, y } = await find({ kind, name: sourceOf(name) })
    await tab.press(x, y)
  }
  return {
    tab,
    press,
    /** Types a text in place of what is in a field. */
    async fill(name: Name, text: string) {
      await press(name, 'field')
      await tab.selectAll()
      await tab.type(text)
    },
    /** Presses the first of these, until none is left. */
    async pressAll(name: Name) {
      const wanted: Wanted = { kind: 'control', name: sourceOf(name) }
      const count = () => tab.run(countOf, wanted.name)
      await find(wanted)
      for (let left = await count(); left > 0; left--) {
        await press(name)
        await expect.poll(count, { ...PATIENCE, message: wanted.name }).toBe(left - 1)
      }
    },
    /** Waits until a text is shown. */
    async see(name: Name) {
      const wanted: Wanted = { kind: 'text', name: sourceOf(name) }
      await expect.poll(() => tab.run(locate, wanted), { ...PATIENCE, message: wanted.name }).not.toBeNull()
    },
    /** Waits until the path of the page is this one. */
    async arrive(path: Name) {
      const pattern = new RegExp(sourceOf(path))
      await expect.poll(() => tab.run(() => location.pathname), PATIENCE).toMatch(pattern)
    },
    /** Keeps a picture of what a failed test has seen. */
    async keepPicture(name: string) {
      const folder = join(import.meta.dirname, '..', '..', 'test-results', 'engines')
      mkdirSync(folder, { recursive: true })
      writeFileSync(join(folder, `${name}.png`), await tab.shoot())
    },
    /** Expects at every size that nothing is cut off. */
    async expectWhole(what: string, sizes: readonly (readonly [number, number])[] = LOOKED_AT) {
      for (const [width, height] of sizes) {
        await tab.resize(width, height)
        await expect
          .poll(() => tab.run(cutOff), { ...PATIENCE, message: `${what} at ${width}x${height}` })
          .toEqual([])
      }
    },
  }
}

function sourceOf(name: Name): string {
  return typeof name === 'string' ? `^${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$` : name.source
}
