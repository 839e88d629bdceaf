// The web APIs that browsers, Deno and Node share. The DOM library is not part of this package, so the compiler rejects
// code that depends on one runtime.
declare class URL {
  constructor(address: string, base?: string)
  static canParse(address: string, base?: string): boolean
  readonly protocol: string
  readonly origin: string
  readonly host: string
  readonly hostname: string
  readonly username: string
  readonly pathname: string
  readonly searchParams: URLSearchParams
}
declare class URLSearchParams {
  constructor(init?: string | Record<string, string>)
  get(name: string): string | null
  set(name: string, value: string): void
  forEach(run: (value: string, name: string) => void): void
  toString(): string
}

declare class Response {
  static json(
    body: unknown,
    init?: { readonly status?: number; readonly headers?: Readonly<Record<string, string>> },
  ): Response
  readonly status: number
  readonly headers: { get(name: string): string | null }
  json(): Promise<unknown>
}
interface RequestInit {
  readonly method?: string
  readonly body?: string
  readonly keepalive?: boolean
  readonly credentials?: string
  readonly signal?: object
}
declare function fetch(address: string, options: RequestInit): Promise<Response>
declare class AbortController {
  readonly signal: object
  abort(): void
}
declare function setTimeout(run: () => void, milliseconds: number): object
declare function clearTimeout(timer: object | undefined): void
