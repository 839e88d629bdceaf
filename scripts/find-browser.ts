// Finds a browser for the tests: CHROMIUM_PATH, Playwright's own, the system's, a download by Playwright, or, as root on
// Debian, the package of Chromium's headless shell or of Chromium (docs/decisions/browser-tests.md).
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { runCommand } from './run-command.ts'

const SYSTEM_BROWSERS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ...['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((name) => {
    const folder = process.env[name]
    return folder ? [join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe')] : []
  }),
]

/** How every script and test starts the browser. */
export const BROWSER_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  // Chromium's headless shell would round the widths of letters to whole pixels, as no phone does.
  '--font-render-hinting=none',
  '--disable-background-networking',
  '--disable-component-update',
]

const DOWNLOAD_TIMEOUT_MS = 180_000
const INSTALL_TIMEOUT_MS = 600_000

/**
 * Finds Chromium, and installs it if the machine has none.
 *
 * @returns the path of its executable
 * @throws Error with one sentence for the user when Chromium cannot be installed
 */
export async function findBrowser(): Promise<string> {
  const named = process.env.CHROMIUM_PATH
  if (named) {
    if (existsSync(named)) return named
    throw new Error(`CHROMIUM_PATH names ${named}, which does not exist: correct it or unset it.`)
  }
  const present = installedBrowser()
  if (present) return present

  console.log('Chromium is not installed. Downloading it…')
  await runCommand('playwright', ['install', 'chromium'], {
    output: 'capture',
    timeoutMs: DOWNLOAD_TIMEOUT_MS,
  })
  const downloaded = installedBrowser()
  if (downloaded) return downloaded

  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('The download failed. Installing a package of Chromium…')
    const options = {
      output: 'capture',
      timeoutMs: INSTALL_TIMEOUT_MS,
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    } as const
    await runCommand('apt-get', ['update'], options)
    // Some releases have no package of the shell.
    for (const name of ['chromium-headless-shell', 'chromium']) {
      if (installedBrowser()) break
      await runCommand(
        'apt-get',
        ['install', '-y', '--no-install-recommends', name, 'fonts-liberation'],
        options,
      )
    }
  }
  const installed = installedBrowser()
  if (installed) return installed
  throw new Error(
    'The tests need Chromium or Chrome and could not install one: install either, or set CHROMIUM_PATH to its executable.',
  )
}

function installedBrowser(): string | undefined {
  return [chromium.executablePath(), ...SYSTEM_BROWSERS].find((path) => existsSync(path))
}
