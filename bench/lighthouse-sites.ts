// Audits a published site as a phone with Lighthouse, in all styles: the first page and the page of a service, as the engine of
// sites serves them. `LIGHTHOUSE` is another program to run in place of the one that npx fetches.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cardFiles } from '../packages/draft/card/card-files.ts'
import { renderCard } from '../packages/draft/card/render-card.ts'
import { fontBytes } from '../packages/draft/fonts-source.ts'
import type { FullContent } from '../packages/draft/src/content.ts'
import { contentOf, SITES } from '../packages/draft/src/personas/sites.ts'
import { picturesIn } from '../packages/draft/src/pictures-in.ts'
import { pagesOf } from '../packages/draft/src/site-pages.ts'
import { DESIGN_STYLE_IDS, type DesignStyleId } from '../packages/shared/src/onboarding/answers/stored-ids.ts'
import { type Picture, pictureFileName } from '../packages/shared/src/pictures/picture.ts'
import { deployFilePath, manifestPath } from '../packages/shared/src/sites/manifest.ts'
import { serveSites } from '../packages/sites/serve.ts'
import { bytesOf, createBucket, SECRET_KEY } from '../packages/sites/testing/bucket.ts'
import { renderDeploy } from '../supabase/functions/sites/render-deploy.ts'
import { print } from './harness.ts'
import { runLighthouse } from './run-lighthouse.ts'

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']
const SITE = 'psychiatry-pages'

const folder = mkdtempSync(join(tmpdir(), 'foyer-bench-lighthouse-sites-'))
const bucket = createBucket()
const storage = await bucket.listen()
const engine = await serveSites({ port: 0, folder, maxBytes: 1e9, isSecure: false })
engine.connect(storage.url, SECRET_KEY)
try {
  const site = SITES.find(({ id }) => id === SITE)
  if (!site) throw new Error(`There is no site ${SITE}.`)
  const content = contentOf(site, 'launch') as FullContent
  const pictures = await drawPictures(content)
  for (const style of DESIGN_STYLE_IDS) {
    const address = await publish(content, style, pictures)
    for (const { kind, path } of pagesOf(content)) await audit(`${style}, ${kind}`, address + path.slice(1))
  }
} finally {
  await engine.close()
  await storage.close()
  rmSync(folder, { recursive: true })
}

async function drawPictures(content: FullContent) {
  const files = [...picturesIn(content.sections).values()].flatMap((picture) =>
    picture.widths.map((width) => [picture, width] as const),
  )
  return new Map(
    await Promise.all(
      files.map(async ([picture, width]) => {
        const bytes = new Uint8Array(await renderCard(drawingOf(picture), 'warm', cardFiles, width))
        return [pictureFileName(picture, width), { bytes, contentType: 'image/png' as const }] as const
      }),
    ),
  )
}

/** Stands for a photo of the same size. */
function drawingOf({ widths, height }: Picture): string {
  const width = widths.at(-1) ?? 1
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><path fill="#d9cbb4" d="M0 0h${width}v${height}H0z"/><circle cx="50%" cy="45%" r="30%" fill="#b98c6c"/></svg>`
}

async function publish(
  content: FullContent,
  style: DesignStyleId,
  pictures: Awaited<ReturnType<typeof drawPictures>>,
): Promise<string> {
  const host = `${style}.localhost`
  const siteUrl = `http://${host}:${engine.port}/`
  const launch = { content, style, pictures, siteUrl, card: null, today: '2026-01-01' }
  const { id, manifest, bodies } = await renderDeploy(launch, async (path) => fontBytes(path))
  for (const [hash, body] of bodies) bucket.objects.set(deployFilePath(id, hash), body)
  bucket.objects.set(manifestPath(id), bytesOf(manifest))
  bucket.point(host, { state: 'live', deploy: id, previous: [] })
  return siteUrl
}

async function audit(name: string, url: string): Promise<void> {
  for (const { name: category, score, failures } of await runLighthouse(url, CATEGORIES)) {
    print(`${name}, ${category}`, score, 100, '', 'least')
    for (const failure of failures) console.log(`  ${failure}`)
  }
}
