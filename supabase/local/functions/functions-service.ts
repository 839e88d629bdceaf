// The edge runtime: each function is a Deno process of its own, started with the stack or by its first request, and again
// after a crash.
import { existsSync, readdirSync } from 'node:fs'
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { decodeProtectedHeader } from 'jose'
import { bearerToken } from '../bearer-token.ts'
import type { StackConfig } from '../config.ts'
import { type StackKeys, verifyJwt } from '../keys.ts'
import { requireDeno } from './deno-binary.ts'
import { forward } from './forward.ts'
import { FunctionProcess, type FunctionSource } from './function-process.ts'
import { watchModules } from './watch-modules.ts'

export type FunctionsOptions = {
  readonly projectDir: string
  readonly config: StackConfig
  readonly keys: StackKeys
  readonly env: Readonly<Record<string, string>>
  /** Restarts a function when one of its modules changes. */
  readonly watch: boolean
  /** How long a request may take from beginning to end, in milliseconds. */
  readonly timeoutMs?: number
  /**
   * Starts a function with its first request, and ends it when it had none for so many milliseconds. Without it all start
   * with the stack, and stay.
   */
  readonly idleMs?: number | undefined
}

type FunctionsService = {
  /**
   * Answers one request.
   *
   * @param path path and query, from the function's name on
   * @param headers replace or extend those of the request
   */
  handle(
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    path: string,
    headers: Readonly<Record<string, string>>,
  ): Promise<void>
  /** Starts every function, unless they start on demand. */
  warmUp(): Promise<void>
  stop(): Promise<void>
}

/** What hosted functions get on the free plan. https://supabase.com/docs/guides/functions/limits */
const TIMEOUT_MS = 150_000

/** Serves the functions of `supabase/functions`. */
export function createFunctionsService(options: FunctionsOptions): FunctionsService {
  const { config, keys, idleMs, timeoutMs = TIMEOUT_MS } = options
  const sources = new Map<string, FunctionSource>()
  const processes = new Map<string, FunctionProcess>()
  const endWatches = new Set<() => void>()
  let isStopping = false

  function sourceOf(slug: string): FunctionSource | undefined {
    const source = sources.get(slug) ?? findFunction(slug, options)
    if (source) sources.set(slug, source)
    return source
  }

  function processOf(source: FunctionSource): FunctionProcess {
    const current = processes.get(source.slug)
    if (current?.isRunning) return current
    const started = new FunctionProcess(source, idleMs ?? Number.POSITIVE_INFINITY)
    processes.set(source.slug, started)
    return started
  }

  async function watchSource(source: FunctionSource): Promise<void> {
    const end = await watchModules(source, async () => {
      await processes.get(source.slug)?.stop()
      if (!isStopping) processOf(source)
    })
    if (isStopping) end()
    else endWatches.add(end)
  }

  return {
    async handle(incoming, outgoing, path, headers) {
      const [, slug = ''] = path.split(/[/?]/)
      const source = sourceOf(slug)
      if (!source || isStopping) return answerNotFound(outgoing)
      if (incoming.method !== 'OPTIONS' && (config.functions[slug]?.verify_jwt ?? true)) {
        const refusal = await checkJwt(keys, incoming.headers)
        if (refusal) return answerError(outgoing, refusal)
      }
      const running = processOf(source)
      const outcome = await running.during(async () => {
        const port = await running.port.catch(() => null)
        return port === null ? null : forward(incoming, outgoing, { port, path, headers }, timeoutMs)
      })
      if (outcome === null) return answerError(outgoing, BOOT_ERROR)
      if (outcome === 'gone') return
      answerError(outgoing, outcome === 'timeout' ? WORKER_LIMIT : WORKER_ERROR)
      // A function that hangs does not get the next request.
      if (outcome === 'timeout') await running.stop()
    },
    async warmUp() {
      const found = listFunctions(options)
      if (found.length > 0) requireDeno()
      if (idleMs === undefined) await Promise.allSettled(found.map((source) => processOf(source).port))
      if (options.watch) await Promise.all(found.map(watchSource))
    },
    async stop() {
      isStopping = true
      for (const end of endWatches) end()
      await Promise.all([...processes.values()].map((running) => running.stop()))
    },
  }
}

type Project = {
  readonly projectDir: string
  readonly config: Pick<StackConfig, 'functions'>
  readonly env: Readonly<Record<string, string>>
}

/** Valid names of functions; folders that begin with `_` are shared code. */
const SLUG = /^[A-Za-z][\w-]*$/

/** Looks a function up by the first part of its path. */
function findFunction(slug: string, { projectDir, config, env }: Project): FunctionSource | undefined {
  const settings = config.functions[slug]
  if (!SLUG.test(slug) || settings?.enabled === false) return undefined
  const supabaseDir = join(projectDir, 'supabase')
  const entrypoint = join(supabaseDir, settings?.entrypoint ?? `functions/${slug}/index.ts`)
  if (!existsSync(entrypoint)) return undefined
  const configFile = join(supabaseDir, settings?.import_map ?? `functions/${slug}/deno.json`)
  return { slug, entrypoint, configFile, projectDir, env: { ...env, SUPABASE_FUNCTION_SLUG: slug } }
}

/** All functions: those with a folder, and those with an entrypoint in config.toml. */
function listFunctions(project: Project): readonly FunctionSource[] {
  const folder = join(project.projectDir, 'supabase', 'functions')
  const folders = existsSync(folder) ? readdirSync(folder) : []
  const slugs = new Set([...folders, ...Object.keys(project.config.functions)])
  return [...slugs].flatMap((slug) => findFunction(slug, project) ?? [])
}

/**
 * The check of `verify_jwt`: a bearer token of this stack, or an API key in its place.
 *
 * @returns the refusal, or `null` when the request may pass
 */
async function checkJwt(
  keys: StackKeys,
  { authorization, apikey }: IncomingHttpHeaders,
): Promise<FunctionError | null> {
  const bearer = bearerToken(authorization)
  if (bearer === undefined || bearer.startsWith('sb_')) {
    if (apikey === keys.publishableKey || apikey === keys.secretKey) return null
    return unauthorized('UNAUTHORIZED_NO_AUTH_HEADER', 'Missing authorization header')
  }
  let algorithm: string | undefined
  try {
    algorithm = decodeProtectedHeader(bearer).alg
  } catch {
    return unauthorized('UNAUTHORIZED_INVALID_JWT_FORMAT', 'Invalid JWT format')
  }
  if (algorithm !== 'HS256' && algorithm !== 'ES256') {
    return unauthorized(
      'UNAUTHORIZED_UNSUPPORTED_TOKEN_ALGORITHM',
      `Unsupported JWT algorithm ${algorithm ?? 'none'}`,
    )
  }
  try {
    await verifyJwt(keys, bearer)
    return null
  } catch {
    const code = algorithm === 'HS256' ? 'UNAUTHORIZED_JWT' : 'UNAUTHORIZED_ASYMMETRIC_JWT'
    return unauthorized(code, 'Invalid JWT')
  }
}

function unauthorized(code: string, message: string): FunctionError {
  return { status: 401, code, message }
}

const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'authorization, x-client-info, apikey',
  'access-control-expose-headers': 'sb-error-code',
}

/** A response of the runtime in place of a function. */
type FunctionError = { readonly status: number; readonly code: string; readonly message: string }

const BOOT_ERROR: FunctionError = {
  status: 503,
  code: 'BOOT_ERROR',
  message: 'Worker failed to boot (please check logs)',
}
const WORKER_ERROR: FunctionError = {
  status: 500,
  code: 'WORKER_ERROR',
  message: 'Function exited due to an error (please check logs)',
}
const WORKER_LIMIT: FunctionError = {
  status: 546,
  code: 'WORKER_LIMIT',
  message: 'Worker failed to respond due to a resource limit (please check logs)',
}

/** Sends an error of the runtime; `sb-error-code` contains the code as well. */
function answerError(outgoing: ServerResponse, { status, code, message }: FunctionError): void {
  outgoing.writeHead(status, { ...CORS, 'content-type': 'application/json', 'sb-error-code': code })
  outgoing.end(JSON.stringify({ code, message, msg: message }))
}

/** Answers 404 for an unknown or disabled function. */
function answerNotFound(outgoing: ServerResponse): void {
  outgoing.writeHead(404, { ...CORS, 'content-type': 'text/plain' }).end('Function not found')
}
