import { expect, test } from 'vitest'
import { listen } from './listen.ts'

test('keeps an idle connection open longer than clients do', async () => {
  const server = await listen('the test', 0, (_, response) => void response.end())
  const { headers } = await fetch(server.url)
  expect(headers.get('keep-alive')).toBe('timeout=120')
  await server.close()
})
