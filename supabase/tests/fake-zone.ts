// A resolver over DNS-over-HTTPS with a zone of its own, in the JSON form that public resolvers have.
import { once } from 'node:events'
import { createServer } from 'node:http'

const NUMBERS = { A: 1, NS: 2, CNAME: 5, MX: 15, TXT: 16, AAAA: 28, CAA: 257 }
type Type = keyof typeof NUMBERS

/**
 * Records by name and type. `broken` names are not answered for, `failing` types of them neither; `unsigned` ones only
 * without a check of signatures. `*.name` answers for all names below that have no records of their own.
 */
export type Zone = Record<
  string,
  Partial<Record<Type, readonly string[]>> & {
    readonly broken?: true
    readonly unsigned?: true
    readonly failing?: readonly Type[]
  }
>

/**
 * Makes the resolver. The zone may change while it answers.
 *
 * @returns `fetch` for tests in the same process, and `listen` for functions in others
 */
export function createFakeZone(zone: Zone) {
  const asked: string[] = []

  function answer(address: string): unknown {
    const { searchParams } = new URL(address)
    const name = searchParams.get('name') ?? ''
    const type = (searchParams.get('type') ?? '') as Type
    asked.push(`${name} ${type}`)
    const records: { name: string; type: number; TTL: number; data: string }[] = []
    const visited = new Set<string>()
    for (let current = name; ; ) {
      const labels = current.split('.')
      const above = labels.map((_, index) => zone[labels.slice(index).join('.')])
      if (above.some((node) => node?.broken)) return { Status: 2, Answer: records }
      if (above.some((node) => node?.unsigned) && !searchParams.has('cd')) return { Status: 2 }
      if (visited.has(current)) return { Status: 2, Answer: records }
      visited.add(current)
      const node = zone[current] ?? wildcardFor(current)
      if (node?.failing?.includes(type)) return { Status: 2 }
      const add = (kind: Type) => {
        for (const data of node?.[kind] ?? []) {
          records.push({ name: `${current}.`, type: NUMBERS[kind], TTL: 300, data: written(kind, data) })
        }
      }
      const [next] = node?.CNAME ?? []
      if (next === undefined || type === 'CNAME') {
        if (type in NUMBERS) add(type)
        const exists = node ?? Object.keys(zone).some((known) => known.endsWith(`.${current}`))
        return { Status: exists ? 0 : 3, Answer: records }
      }
      add('CNAME')
      current = next.replace(/\.$/, '')
    }
  }

  /** The wildcard of the closest name that exists (RFC 4592). */
  function wildcardFor(name: string) {
    const labels = name.split('.')
    const closest = labels.findIndex((_, index) => {
      const above = labels.slice(index).join('.')
      return index > 0 && Object.keys(zone).some((known) => known === above || known.endsWith(`.${above}`))
    })
    const doesExist = Object.keys(zone).some((known) => known.endsWith(`.${name}`))
    return closest < 0 || doesExist ? undefined : zone[`*.${labels.slice(closest).join('.')}`]
  }

  return {
    zone,
    /** What was asked, in order: `name TYPE`. */
    asked,
    fetch: (async (input: RequestInfo | URL) => Response.json(answer(String(input)))) as typeof fetch,
    async listen(): Promise<{ url: string; close: () => Promise<void> }> {
      const server = createServer((request, response) => {
        response.setHeader('content-type', 'application/dns-json')
        response.end(JSON.stringify(answer(`http://zone${request.url}`)))
      }).listen(0, '127.0.0.1')
      await once(server, 'listening')
      const address = server.address()
      return {
        url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/dns-query`,
        close: async () => {
          server.closeAllConnections()
          server.close()
          await once(server, 'close')
        },
      }
    },
  }
}

const written = (type: Type, data: string) =>
  type === 'TXT' ? `"${data}"` : ['NS', 'CNAME'].includes(type) ? `${data}.` : data
