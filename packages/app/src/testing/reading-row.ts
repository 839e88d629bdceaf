import type { SettledFacts, WebsiteReading } from '@foyer/shared/api/reader.ts'

/** A reading of a website as the server keeps it: of an ended one, where nothing else is said. */
export function readingRow(rest: Partial<WebsiteReading & { settled: SettledFacts }> = {}) {
  return {
    asked: 'https://harborfamily.example/',
    address: 'harborfamily.example',
    read_at: '2026-11-24T12:00:00.000Z',
    pages: 4,
    visited: [],
    facts: [],
    is_ended: true,
    settled: {},
    ...rest,
  } satisfies WebsiteReading & { settled: SettledFacts }
}
