import { z } from 'zod'

/** The types of records that are asked for, with their numbers. */
const RECORD_TYPES = { A: 1, NS: 2, CNAME: 5, TXT: 16, AAAA: 28, CAA: 257 } as const
export type RecordType = keyof typeof RECORD_TYPES

type DnsRecord = { readonly name: string; readonly type: RecordType; readonly data: string }

/** `missing`: the name does not exist; `failed`: its name servers do not answer, or what they say is wrong. */
export type DnsAnswer = {
  readonly state: 'found' | 'missing' | 'failed'
  /** In lower case, without final dots; a chain of CNAMEs is part of the answer. */
  readonly records: readonly DnsRecord[]
}

/** Nothing is known: our own resolver did not answer. */
export class DnsUnavailable extends Error {}

/**
 * Asks for the records of a name; equal questions are asked once.
 *
 * @param isUnchecked takes an answer whose signature is wrong
 * @throws DnsUnavailable
 */
export type Dns = (name: string, type: RecordType, isUnchecked?: boolean) => Promise<DnsAnswer>

export type DnsAccess = {
  /** `FOYER_DOH_URL` */
  readonly url: string
  readonly timeoutMs: number
  readonly fetch?: typeof globalThis.fetch
}

const NO_ERROR = 0
const NO_SUCH_NAME = 3

/** https://developers.google.com/speed/public-dns/docs/doh/json */
const answerSchema = z.object({
  Status: z.int(),
  Answer: z.array(z.object({ name: z.string(), type: z.int(), data: z.string() })).optional(),
})

/** Makes a resolver over DNS-over-HTTPS in its JSON form, for one look: it remembers what it was told. */
export function createDns({ url, timeoutMs, fetch = globalThis.fetch }: DnsAccess): Dns {
  const asked = new Map<string, Promise<DnsAnswer>>()

  async function ask(name: string, type: RecordType, isUnchecked: boolean): Promise<DnsAnswer> {
    const address = new URL(url)
    address.searchParams.set('name', name)
    address.searchParams.set('type', type)
    if (isUnchecked) address.searchParams.set('cd', '1')
    try {
      const response = await fetch(address, {
        headers: { accept: 'application/dns-json' },
        signal: AbortSignal.timeout(timeoutMs),
      })
      if (!response.ok) throw new Error(`status ${response.status}`)
      const { Status, Answer = [] } = answerSchema.parse(await response.json())
      const state = Status === NO_ERROR ? 'found' : Status === NO_SUCH_NAME ? 'missing' : 'failed'
      return { state, records: Answer.flatMap(readRecord) }
    } catch (error) {
      throw new DnsUnavailable(`${name} ${type}: ${error instanceof Error ? error.message : error}`)
    }
  }

  return (name, type, isUnchecked = false) => {
    const question = `${name} ${type} ${isUnchecked}`
    const running = asked.get(question)
    if (running) return running
    const answer = ask(name, type, isUnchecked)
    asked.set(question, answer)
    return answer
  }
}

function readRecord({
  name,
  type: number,
  data,
}: {
  readonly name: string
  readonly type: number
  readonly data: string
}): DnsRecord[] {
  const type = (Object.keys(RECORD_TYPES) as RecordType[]).find((known) => RECORD_TYPES[known] === number)
  return type ? [{ name: withoutDot(name), type, data: DATA[type](data) }] : []
}

const withoutDot = (name: string) => name.toLowerCase().replace(/\.$/, '')

const DATA: Readonly<Record<RecordType, (data: string) => string>> = {
  A: (data) => data,
  AAAA: (data) =>
    URL.canParse(`http://[${data}]`) ? new URL(`http://[${data}]`).hostname.slice(1, -1) : data,
  NS: withoutDot,
  CNAME: withoutDot,
  // One or several strings in quotes.
  TXT: (data) => data.replace(/"\s*"/g, '').replace(/^"|"$/g, ''),
  CAA: readCaa,
}

/** Some resolvers write CAA as bytes: `\# 22 00 05 69 73 73 75 65 …` (RFC 3597). */
function readCaa(data: string): string {
  const [, hex] = /^\\#\s*\d+\s+([0-9a-f\s]+)$/i.exec(data) ?? []
  if (!hex) return data
  const [flags = 0, length = 0, ...text] = (hex.replace(/\s/g, '').match(/../g) ?? []).map((pair) =>
    Number.parseInt(pair, 16),
  )
  const written = String.fromCharCode(...text)
  return `${flags} ${written.slice(0, length)} "${written.slice(length)}"`
}
