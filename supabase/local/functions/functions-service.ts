// The edge runtime: each function is a Deno process of its own, started when the stack starts and again after a crash.
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { StackConfig } from '../config.ts'
import type { StackKeys } from '../keys.ts'
import { checkJwt } from './check-jwt.ts'
import { forward } from './forward.ts'
import { functionError, functionNotFound } from './function-error.ts'
import { FunctionProcess, type FunctionSource } from './function-process.ts'

export type FunctionsOptions = {
  readonly projectDir: string
  readonly config: StackConfig
  readonly keys: StackKeys
  readonly env: Readonly<Record<string, string>>
  readonly watch: boolean
  /** How long a request may take, in milliseconds; hosted functions get 150 s. */
  readonly requestTimeoutMs?: number
}

export type FunctionsService = {
  fetch(request: Request): Promise<Response>
  /** Starts every function, so that no visitor waits for a first start. */
  warmUp(): Promise<void>
  stop(): Promise<void>
}

const REQUEST_TIMEOUT_MS = 150_000

/** Serves the functions of `supabase/functions`; folders that begin with `_` are shared code. */
export function createFunctionsService(options: FunctionsOptions): FunctionsService {
  const { config, keys, requestTimeoutMs = REQUEST_TIMEOUT_MS } = options
  const processes = new Map<string, FunctionProcess>()
  let isStopping = false

  function processFor(source: FunctionSource): FunctionProcess {
    const current = processes.get(source.slug)
    if (current?.isRunning) return current
    const started = new FunctionProcess(source)
    processes.set(source.slug, started)
    return started
  }

  return {
    async fetch(request) {
      const [, slug = ''] = new URL(request.url).pathname.split('/')
      const source = sourceOf(slug, options)
      if (!source || isStopping) return functionNotFound()
      const settings = config.functions[slug]
      if (request.method !== 'OPTIONS' && (settings?.verify_jwt ?? true)) {
        const refusal = await checkJwt(keys, request.headers)
        if (refusal) return refusal
      }
      const running = processFor(source)
      let port: number
      try {
        port = await running.port
      } catch {
        return functionError(503, 'BOOT_ERROR', 'Worker failed to boot (please check logs)')
      }
      const outcome = await forward(request, port, requestTimeoutMs)
      if (outcome instanceof Response) return outcome
      if (outcome === 'timeout') {
        // A function that hangs is not trusted with the next request.
        await running.stop()
        return functionError(
          546,
          'WORKER_LIMIT',
          'Worker failed to respond due to a resource limit (please check logs)',
        )
      }
      return functionError(500, 'WORKER_ERROR', 'Function exited due to an error (please check logs)')
    },
    async warmUp() {
      const sources = listSlugs(options).flatMap((slug) => sourceOf(slug, options) ?? [])
      await Promise.allSettled(sources.map((source) => processFor(source).port))
    },
    async stop() {
      isStopping = true
      await Promise.all([...processes.values()].map((running) => running.stop()))
    },
  }
}

function listSlugs({ projectDir }: FunctionsOptions): readonly string[] {
  const folder = join(projectDir, 'supabase', 'functions')
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry.name] : [],
  )
}

function sourceOf(
  slug: string,
  { projectDir, config, env, watch }: FunctionsOptions,
): FunctionSource | undefined {
  const settings = config.functions[slug]
  if (!/^[A-Za-z][\w-]*$/.test(slug) || settings?.enabled === false) return undefined
  const supabaseDir = join(projectDir, 'supabase')
  const entrypoint = join(supabaseDir, settings?.entrypoint ?? `functions/${slug}/index.ts`)
  if (!existsSync(entrypoint)) return undefined
  const configFile = join(supabaseDir, settings?.import_map ?? `functions/${slug}/deno.json`)
  return { slug, entrypoint, configFile, projectDir, watch, env: { ...env, SUPABASE_FUNCTION_SLUG: slug } }
}
