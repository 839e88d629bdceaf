import { expect, test } from 'vitest'
import { type FakeAnswer, fakeServiceClient, json } from '../../../tests/fake-service-client.ts'
import { createFakeZone } from '../../../tests/fake-zone.ts'
import { CERTIFICATES_ON_DEMAND } from '../../_shared/certificates.ts'
import { createCheckDomains } from './check-domains.ts'

const DOMAIN = {
  ...{ id: '7f9c24e8-3b12-4fef-91e0-56a2d5a1c001', lock: '2026-11-22T09:00:00Z', owner: null },
  ...{ hostname: 'cedar.example', zone: 'cedar.example', is_apex: true, prefers_www: false },
  ...{ state: 'waiting', token: 'k3v9', needs_proof: false },
}

async function checkWith(claimed: FakeAnswer) {
  const { client, asked } = fakeServiceClient((request) =>
    request.url.endsWith('/claim_site_domains') ? claimed(request) : json(200, null)(),
  )
  const zone = { 'sites.foyer.site': { A: ['198.51.100.20'] }, 'cedar.example': { A: ['93.184.215.7'] } }
  const check = createCheckDomains({
    client,
    writePointers: async () => 'written',
    sitesDomain: 'foyer.site',
    certificates: CERTIFICATES_ON_DEMAND,
    dohUrl: 'https://doh.example/',
    timeoutMs: 60_000,
    fetch: createFakeZone({ example: {}, ...zone }).fetch,
    log: () => {},
  })
  const more = await check()
  const recorded = asked.filter(({ url }) => url.endsWith('/record_domain_check'))
  return { more, recorded: recorded.map(({ body }) => JSON.parse(body)) }
}

test('records what the DNS of a due domain says', async () => {
  const { more, recorded } = await checkWith(json(200, { domains: [DOMAIN], more: true }))
  expect(more).toBe(true)
  expect(recorded).toMatchObject([
    { checked_id: DOMAIN.id, lock: DOMAIN.lock, result: { cause: 'elsewhere' } },
  ])
})

test('looks at nothing when the queue cannot be read', async () => {
  expect(await checkWith(json(503, {}))).toEqual({ more: false, recorded: [] })
})
