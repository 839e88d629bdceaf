// WebKit, driven over HTTP by its own WebDriver: https://www.w3.org/TR/webdriver2/
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, vi } from 'vitest'
import type { Engine, NamedKey, Tab } from './tab.ts'

const DRIVER = '/usr/bin/WebKitWebDriver'
const SCREEN = '/usr/bin/Xvfb'
const [BROWSER = ''] = globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser')

export const isWebKitInstalled = [DRIVER, SCREEN, BROWSER].every((path) => path && existsSync(path))

const KEYS: { readonly [Name in NamedKey]: string } = { Enter: '\uE007', Escape: '\uE00C', End: '\uE010' }
const CONTROL = '\uE009'

/** Otherwise the buttons of its bar make the window wider than a phone. */
const NARROW_BAR = '* { min-width: 0; min-height: 0; margin: 0; padding: 0; border-width: 0; font-size: 1px }'

/** Starts one WebKit on a screen of its own. */
export async function startWebKit(): Promise<Engine> {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-webkit-'))
  mkdirSync(join(folder, 'gtk-3.0'))
  writeFileSync(join(folder, 'gtk-3.0', 'gtk.css'), NARROW_BAR)
  const started: ChildProcess[] = []
  const close = async () => {
    for (const child of started.reverse()) {
      child.kill()
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    }
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
  try {
    const screen = spawn(
      SCREEN,
      ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp', '-noreset'],
      { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
    )
    started.push(screen)
    const port = await freePort()
    const driver = spawn(DRIVER, [`--port=${port}`], {
      stdio: 'ignore',
      env: {
        ...process.env,
        DISPLAY: `:${await displayOf(screen)}`,
        HOME: folder,
        XDG_CONFIG_HOME: folder,
        XDG_CACHE_HOME: folder,
        XDG_DATA_HOME: folder,
        NO_AT_BRIDGE: '1',
      },
    })
    started.push(driver)
    const url = `http://127.0.0.1:${port}`
    await vi.waitFor(() => call(url, 'GET', '/status'), { timeout: 60_000 })
    const { sessionId } = (await call(url, 'POST', '/session', {
      capabilities: {
        alwaysMatch: { 'webkitgtk:browserOptions': { binary: BROWSER, args: ['--automation'] } },
      },
    })) as { sessionId: string }
    const session = `${url}/session/${sessionId}`
    return {
      tab: await makeTab((method, path, body) => call(session, method, path, body)),
      async close() {
        await call(session, 'DELETE', '')
        await close()
      },
    }
  } catch (error) {
    await close()
    throw error
  }
}

type Ask = (method: string, path: string, body?: object) => Promise<unknown>

async function makeTab(ask: Ask): Promise<Tab> {
  const perform = (...actions: object[]) => ask('POST', '/actions', { actions })
  const keys = (values: readonly string[]) =>
    perform({
      type: 'key',
      id: 'keys',
      actions: values.flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    })
  const setSize = (width: number, height: number) =>
    ask('POST', '/window/rect', { x: 0, y: 0, width, height })
  const wait = (expected: object) =>
    vi.waitFor(async () => expect(await sizes()).toMatchObject(expected), { timeout: 60_000 })
  const sizes = () => tab.run(() => ({ outside: outerHeight, width: innerWidth, height: innerHeight }))
  const tab: Tab = {
    go: async (address) => {
      await ask('POST', '/url', { url: address })
    },
    run: async <Args extends unknown[], Result>(called: (...args: Args) => Result, ...args: Args) =>
      (await ask('POST', '/execute/sync', {
        script: `return (${called}).apply(null, arguments)`,
        args,
      })) as Result,
    runInFrame: async (called, ...args) => {
      await ask('POST', '/frame', { id: 0 })
      try {
        return await tab.run(called, ...args)
      } finally {
        await ask('POST', '/frame/parent')
      }
    },
    press: async (x, y) => {
      await perform({
        type: 'pointer',
        id: 'mouse',
        parameters: { pointerType: 'mouse' },
        actions: [
          { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      })
    },
    type: async (text) => {
      await keys([...text])
    },
    key: async (name) => {
      await keys([KEYS[name]])
    },
    selectAll: async () => {
      await perform({
        type: 'key',
        id: 'keys',
        actions: [
          { type: 'keyDown', value: CONTROL },
          { type: 'keyDown', value: 'a' },
          { type: 'keyUp', value: 'a' },
          { type: 'keyUp', value: CONTROL },
        ],
      })
    },
    resize: async (width, height) => {
      await setSize(width, height + bar)
      await wait({ width, height })
      await tab.run(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(0)))),
      )
    },
    shoot: async () => Buffer.from(String(await ask('GET', '/screenshot')), 'base64'),
  }
  // The bar of the browser takes a part of the window.
  await setSize(1000, 800)
  await wait({ outside: 800, width: 1000 })
  const first = await sizes()
  const bar = first.outside - first.height
  return tab
}

async function call(base: string, method: string, path: string, body?: object): Promise<unknown> {
  const response = await fetch(base + path, {
    method,
    ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
  })
  const { value } = (await response.json()) as { value: unknown }
  if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`)
  return value
}

async function displayOf(screen: ChildProcess): Promise<string> {
  const output = screen.stdio[3]
  if (!output || !('read' in output)) throw new Error('The screen has no output.')
  const [number] = await Promise.race([
    once(output, 'data'),
    once(screen, 'exit').then(() => Promise.reject(new Error('The screen ended before it was ready.'))),
  ])
  return String(number).trim()
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (typeof address !== 'object' || !address) throw new Error('The server has no port.')
  return address.port
}
