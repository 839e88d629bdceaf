import type { Stack, StackOptions } from '../../supabase/local/stack.ts'
import { makeProject } from './make-project.ts'
import { startTestStack } from './start-test-stack.ts'

type Options = Partial<StackOptions> & {
  /** The start of config.toml. */
  readonly config?: string
  /** Other files below `supabase/`, by their paths. */
  readonly files?: Readonly<Record<string, string>>
}

export type ServedFunctions = {
  readonly stack: Stack
  /** Calls a function by its slug and what follows it. */
  call(path: string, init?: RequestInit): Promise<Response>
  stop(): Promise<void>
}

/** A test stack of a project with these functions, by their slugs. All but `guarded` are called without a token. */
export async function serveFunctions(
  functions: Readonly<Record<string, string>>,
  { config = '', files = {}, ...options }: Options = {},
): Promise<ServedFunctions> {
  const sources = Object.entries(functions).flatMap(([slug, source]) => [
    [`functions/${slug}/index.ts`, source],
    [`functions/${slug}/deno.json`, '{}'],
  ])
  const open = Object.keys(functions).filter((slug) => slug !== 'guarded')
  const project = await makeProject({
    ...Object.fromEntries(sources),
    ...files,
    'config.toml': [config, ...open.map((slug) => `[functions.${slug}]\nverify_jwt = false`)].join('\n'),
  })
  const stack = await startTestStack({ projectDir: project.dir, ...options })
  return {
    stack,
    call: (path, init = {}) => fetch(`${stack.apiUrl}/functions/v1/${path}`, init),
    stop: async () => {
      await stack.stop()
      project.remove()
    },
  }
}
