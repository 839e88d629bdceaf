// Audits the start page as a phone with Lighthouse, several times, because one run depends on what else the machine does.
import { openProduct } from '../scripts/open-product.ts'
import { at, print } from './harness.ts'
import { runLighthouse } from './run-lighthouse.ts'

const BARS = { performance: 95, accessibility: 100, 'best-practices': 100 }
const ROUNDS = 3

const { product, stop } = await openProduct()
try {
  const results: Awaited<ReturnType<typeof runLighthouse>> = []
  for (let round = 0; round < ROUNDS; round += 1)
    results.push(...(await runLighthouse(`${product.appUrl}/onboarding/start`, Object.keys(BARS))))
  for (const [name, bar] of Object.entries(BARS)) {
    const scores = results.filter((result) => result.name === name).map(({ score }) => score)
    print(`start page, ${name}`, at(scores), bar, '', 'least')
  }
} finally {
  await stop()
}
