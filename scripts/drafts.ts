// npm run drafts: every persona in every style with its picture, in a folder with an index. `--shots` makes pictures of each
// page, also of those of services and people. `--only=<words>` keeps to personas and styles with one of these words in
// their name (with commas between). With `--against=<folder>`, a copy of an earlier run, `compare.html` shows each picture
// that has changed beside the earlier one.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium } from '@playwright/test'
import { cardFiles } from '../packages/draft/card/card-files.ts'
import { renderCard } from '../packages/draft/card/render-card.ts'
import { fontBytes } from '../packages/draft/fonts-source.ts'
import { html } from '../packages/draft/src/html.ts'
import { contentOf, SITES } from '../packages/draft/src/personas/sites.ts'
import { picturesIn } from '../packages/draft/src/pictures-in.ts'
import { renderDraft } from '../packages/draft/src/render-draft.ts'
import { DESIGN_STYLE_IDS } from '../packages/shared/src/onboarding/answers/stored-ids.ts'
import { pictureFileNames } from '../packages/shared/src/pictures/picture.ts'
import { BROWSER_ARGS, findBrowser } from './find-browser.ts'
import { ROOT } from './run-command.ts'

const FOLDER = join(ROOT, 'test-results', 'drafts')
const WIDTHS = [375, 768, 1440]

const wanted = process.argv
  .find((word) => word.startsWith('--only='))
  ?.slice('--only='.length)
  .split(',') ?? ['']
// It stands for the photos of owners.
const drawing = renderCard(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630"><path fill="#d9cbb4" d="M0 0h1200v630H0z"/><path fill="#8a6f5a" d="M420 630c0-150 60-210 180-210s180 60 180 210z"/><circle cx="600" cy="270" r="130" fill="#b98c6c"/></svg>',
  'warm',
  cardFiles,
)
const names: string[] = []
/** The first page of each draft and the ones below it, by their folders. */
const pages: string[] = []
for (const site of SITES) {
  const { id } = site
  const content = contentOf(site)
  const launchable = contentOf(site, 'launch')
  const isProposal = content.kind === 'proposal'
  for (const style of isProposal ? (['modern'] as const) : DESIGN_STYLE_IDS) {
    const name = isProposal ? id : `${id}-${style}`
    if (!wanted.some((word) => name.includes(word))) continue
    names.push(name)
    for (const kind of ['draft', 'launch'] as const) {
      const folder = join(name, kind === 'draft' ? '' : kind)
      const files = renderDraft(kind === 'launch' ? launchable : content, style, {
        kind,
        assetBase: '',
        fonts: fontBytes,
      })
      for (const { path, body } of files) write(join(folder, path), body)
      if (kind === 'draft')
        pages.push(
          ...files
            .filter(({ path }) => path.endsWith('index.html'))
            .map(({ path }) => join(folder, dirname(path))),
        )
      const card = files.find(({ path }) => path === 'card.svg')
      if (content.kind === 'full')
        for (const picture of picturesIn(content.sections).values())
          for (const file of pictureFileNames(picture)) write(join(folder, 'pictures', file), await drawing)
      if (card) write(join(folder, 'card.png'), await renderCard(String(card.body), style, cardFiles))
    }
  }
}

write(
  'index.html',
  html`<!DOCTYPE html><html lang="en"><meta charset="utf-8"><title>Drafts</title>
<ul>${names.map((name) => html`<li><a href="${name}/index.html">${name}</a> <a href="${name}/launch/index.html">launch</a></li>`)}</ul></html>`.toString(),
)
if (process.argv.includes('--shots')) await makeShots()
const earlier = process.argv.find((word) => word.startsWith('--against='))?.slice('--against='.length)
if (earlier) compareWith(resolve(earlier))
console.log(`${names.length} drafts in ${FOLDER}`)

function write(path: string, body: string | Uint8Array) {
  const file = join(FOLDER, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, body)
}

async function makeShots() {
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: BROWSER_ARGS })
  try {
    for (const width of WIDTHS) {
      // Pages that move on load are shown as they end.
      const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce' })
      for (const name of pages) {
        await page.goto(pathToFileURL(join(FOLDER, name, 'index.html')).href)
        // The value of `ready` cannot be returned from the page.
        await page.evaluate(() => document.fonts.ready.then(() => undefined))
        await page.screenshot({ path: join(FOLDER, name, `${width}.png`), fullPage: true })
      }
      await page.close()
    }
  } finally {
    await browser.close()
  }
}

function compareWith(before: string) {
  const changed = names
    .flatMap((name) => WIDTHS.map((width) => join(name, `${width}.png`)))
    .filter((path) => existsSync(join(before, path)))
    .filter((path) => !readFileSync(join(before, path)).equals(readFileSync(join(FOLDER, path))))
  write(
    'compare.html',
    html`<!DOCTYPE html><html lang="en"><meta charset="utf-8"><title>Before and after</title>
${changed.map((path) => html`<h2>${path}</h2><div style="display:flex;gap:1rem;align-items:start"><img src="${pathToFileURL(join(before, path)).href}" style="width:49%" alt="before"><img src="${path}" style="width:49%" alt="after"></div>`)}</html>`.toString(),
  )
  console.log(`${changed.length} pictures have changed: ${join(FOLDER, 'compare.html')}`)
}
