import { StrangersWords } from '@foyer/shared/strangers-words.ts'
import { z } from 'zod'
import { readBody } from '../read-body.ts'

/** The types of records that are asked for, with their numbers. */
const RECORD_TYPES = { A: 1, NS: 2, CNAME: 5, TXT: 16, AAAA: 28, CAA: 257 } as const
export type RecordType = keyof typeof RECORD_TYPES

/** Records whose data is an address or a hostname, and is checked to be one. */
export type PlainType = 'A' | 'NS' | 'CNAME' | 'AAAA'
/** Records whose data is whatever somebody has typed. */
export type TextType = 'TXT' | 'CAA'

type PlainRecord = { readonly name: string; readonly type: PlainType; readonly data: string }
type TextRecord = { readonly name: string; readonly type: TextType; readonly data: StrangersWords }
type DnsRecord = PlainRecord | TextRecord

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

/** Of one answer; the largest zones have a tenth. */
const MAX_BYTES = 262_144

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
      const body = await readBody(response, { maxBytes: MAX_BYTES, timeoutMs })
      if (!body.ok) throw new Error(body.error.code)
      const { Status, Answer = [] } = answerSchema.parse(JSON.parse(new TextDecoder().decode(body.value)))
      const records = Answer.flatMap(readRecord)
      // What cannot be read is not the same as nothing.
      if (records.includes(null)) return { state: 'failed', records: [] }
      const state = Status === NO_ERROR ? 'found' : Status === NO_SUCH_NAME ? 'missing' : 'failed'
      return { state, records: records.filter((record) => record !== null) }
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

type Answered = { readonly name: string; readonly type: number; readonly data: string }

/** Leaves out other types; `null` for a record whose data is not what its type says. */
function readRecord({ name, type: number, data }: Answered): (DnsRecord | null)[] {
  const type = (Object.keys(RECORD_TYPES) as RecordType[]).find((known) => RECORD_TYPES[known] === number)
  if (!type) return []
  const owner = name.toLowerCase().replace(/\.$/, '')
  if (type === 'TXT' || type === 'CAA') {
    return [{ name: owner, type, data: new StrangersWords(type === 'TXT' ? readText(data) : readCaa(data)) }]
  }
  const plain = PLAIN[type](data)
  return [plain === null ? null : { name: owner, type, data: plain }]
}

const hostnameOf = (data: string) => new StrangersWords(data).hostname()

const PLAIN: Readonly<Record<PlainType, (data: string) => string | null>> = {
  A: (data) => (z.ipv4().safeParse(data).success ? data : null),
  AAAA: (data) =>
    z.ipv6().safeParse(data).success ? new URL(`http://[${data}]`).hostname.slice(1, -1) : null,
  NS: hostnameOf,
  CNAME: hostnameOf,
}

/** One or several strings in quotes. */
const readText = (data: string) => data.replace(/"\s*"/g, '').replace(/^"|"$/g, '')

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
