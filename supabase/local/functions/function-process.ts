import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { pathToFileURL } from 'node:url'
import { DENO } from './deno-binary.ts'

const BOOTSTRAP = join(import.meta.dirname, 'bootstrap.ts')
const DENO_CACHE = join(import.meta.dirname, '..', '..', '..', 'node_modules', '.cache', 'deno')
/** Hosted functions have this much memory. */
const HEAP_MEGABYTES = 256
/** A function that does not listen by then is stopped. */
const BOOT_TIMEOUT_MS = 60_000

export type FunctionSource = {
  readonly slug: string
  readonly entrypoint: string
  /** The function's own deno.json. */
  readonly configFile: string
  readonly projectDir: string
  readonly env: Readonly<Record<string, string>>
}

/** One Deno process that serves one function; a new one replaces it after a crash. */
export class FunctionProcess {
  /** The port, once it listens; rejects when the process exits before. */
  readonly port: Promise<number>
  readonly #child: ChildProcess
  readonly #exited: Promise<void>
  readonly #idleMs: number
  #openRequests = 0
  #idleTimer: NodeJS.Timeout | undefined
  #isRunning = true

  /** @param idleMs how long it lives without a request, in milliseconds */
  constructor(source: FunctionSource, idleMs: number) {
    this.#idleMs = idleMs
    const announcement = `listening ${randomUUID()} `
    this.#child = startDeno(source, announcement)
    this.#exited = new Promise((resolve) => {
      const end = () => {
        this.#isRunning = false
        resolve()
      }
      this.#child.once('exit', end)
      this.#child.once('error', end)
    })
    this.port = new Promise((resolve, reject) => {
      const timer = setTimeout(() => void this.stop(), BOOT_TIMEOUT_MS)
      this.#exited.then(() => {
        clearTimeout(timer)
        reject(new Error(`The function ${source.slug} did not start.`))
      })
      this.#readOutput(source.slug, announcement, (port) => {
        clearTimeout(timer)
        resolve(port)
      })
    })
    // Callers handle the rejection; without a caller it must not end the stack.
    this.port.catch(() => {})
  }

  get isRunning(): boolean {
    return this.#isRunning
  }

  /** Runs while a request needs the process, which otherwise ends when it is idle. */
  async during<Answer>(request: () => Promise<Answer>): Promise<Answer> {
    clearTimeout(this.#idleTimer)
    this.#openRequests++
    try {
      return await request()
    } finally {
      if (--this.#openRequests === 0 && this.#idleMs < Number.POSITIVE_INFINITY) {
        this.#idleTimer = setTimeout(() => void this.stop(), this.#idleMs)
      }
    }
  }

  async stop(): Promise<void> {
    clearTimeout(this.#idleTimer)
    if (!this.#isRunning) return
    this.#isRunning = false
    this.#child.kill('SIGKILL')
    await this.#exited
  }

  #readOutput(slug: string, announcement: string, announce: (port: number) => void): void {
    if (!this.#child.stdout || !this.#child.stderr) return
    createInterface({ input: this.#child.stdout }).on('line', (line) => {
      if (line.startsWith(announcement)) announce(Number(line.slice(announcement.length)))
      else console.log(`[${slug}] ${line}`)
    })
    createInterface({ input: this.#child.stderr }).on('line', (line) => console.error(`[${slug}] ${line}`))
  }
}

function startDeno({ entrypoint, configFile, projectDir, env }: FunctionSource, announcement: string) {
  const flags = [
    '--quiet',
    '--no-prompt',
    '--no-lock',
    // Packages come from the project's node_modules: nothing is downloaded.
    '--node-modules-dir=manual',
    '--allow-net',
    '--allow-env',
    `--allow-read=${projectDir},${import.meta.dirname}`,
    `--v8-flags=--max-old-space-size=${HEAP_MEGABYTES}`,
    '--config',
    configFile,
  ]
  return spawn(DENO, ['run', ...flags, BOOTSTRAP, pathToFileURL(entrypoint).href, announcement], {
    cwd: projectDir,
    env: { ...env, DENO_DIR: DENO_CACHE, DENO_NO_UPDATE_CHECK: '1', NO_COLOR: '1' },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
}
