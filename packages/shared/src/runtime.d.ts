// The part of the web platform that every runtime of ours has (browsers, Deno, Node). The DOM library stays
// out of this package, so that the compiler keeps it runtime-neutral.
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
  toString(): string
}
