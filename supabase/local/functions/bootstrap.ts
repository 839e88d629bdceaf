// Runs in Deno around one edge function: serves it on a free port, prints the port on standard output, and exits with
// the stack (standard input closes when the parent process ends, however it ends).
declare const Deno: {
  args: string[]
  exit(code: number): never
  stdin: { readable: ReadableStream<Uint8Array> }
  serve(options: object, handler: Handler): unknown
}
type Handler = (request: Request, info: unknown) => Response | Promise<Response>

const [entrypoint = '', announcement = ''] = Deno.args
const serve = Deno.serve.bind(Deno)
let isServing = false

function serveOnFreePort(handler: Handler): unknown {
  isServing = true
  return serve(
    {
      hostname: '127.0.0.1',
      port: 0,
      onListen: ({ port }: { port: number }) => console.log(`${announcement}${port}`),
    },
    handler,
  )
}

// A function calls Deno.serve(handler) or Deno.serve(options, handler); the runtime chooses the port.
Object.defineProperty(Deno, 'serve', {
  value: (...args: unknown[]) => {
    const handler = args.find((argument): argument is Handler => typeof argument === 'function')
    const [options] = args
    if (handler) return serveOnFreePort(handler)
    if (typeof options === 'object' && options && 'handler' in options) {
      return serveOnFreePort(options.handler as Handler)
    }
    throw new TypeError('Deno.serve needs a handler.')
  },
})

Object.defineProperty(globalThis, 'EdgeRuntime', {
  value: {
    waitUntil: (background: Promise<unknown>) => {
      background.catch((error: unknown) => console.error(error))
    },
  },
})

const untilParentEnds = async () => {
  for await (const _chunk of Deno.stdin.readable) {
    // Nothing is sent; only the end matters.
  }
  Deno.exit(0)
}
void untilParentEnds()

const loaded: { default?: { fetch?: Handler } } = await import(entrypoint)
if (!isServing && loaded.default?.fetch) serveOnFreePort(loaded.default.fetch.bind(loaded.default))

export {}
