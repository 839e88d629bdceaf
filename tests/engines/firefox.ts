// Firefox, driven by WebDriver BiDi.
import { existsSync } from 'node:fs'
import { startPuppeteer } from './puppeteer-engine.ts'
import type { Engine } from './tab.ts'

const BROWSER = ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find((path) => existsSync(path))

export const isFirefoxInstalled = BROWSER !== undefined

/** Starts one Firefox without a window. */
export function startFirefox(): Promise<Engine> {
  return startPuppeteer({ browser: 'firefox', executablePath: BROWSER ?? '' })
}
