// Draws the still pictures of the style question for narrow screens, which load no live preview: the first screen of a
// practice without a name, in each style. Run it when the look of a style has changed.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium } from '@playwright/test'
import { fontBytes } from '../packages/draft/fonts-source.ts'
import { composeDraft } from '../packages/draft/src/compose-draft.ts'
import { practiceOf } from '../packages/draft/src/personas/persona.ts'
import { PERSONAS } from '../packages/draft/src/personas/personas.ts'
import { renderDraft } from '../packages/draft/src/render-draft.ts'
import { DESIGN_STYLE_IDS } from '../packages/shared/src/onboarding/answers/stored-ids.ts'
import { BROWSER_ARGS, findBrowser } from './find-browser.ts'
import { ROOT } from './run-command.ts'

const FOLDER = join(ROOT, 'packages/app/src/features/onboarding/fields/style-pictures')
// 9rem by 5.625rem on a screen with three dots for each pixel.
const SIZE = { width: 432, height: 270 }
const QUALITY = 0.8

const profile = { id: 'style-pictures', first_name: null, last_name: null, company_name: null }
const content = composeDraft(
  practiceOf({ id: 'style-pictures', answers: PERSONAS[0]?.answers ?? {}, profile }),
)
const pages = mkdtempSync(join(tmpdir(), 'style-pictures-'))
const browser = await chromium.launch({ executablePath: await findBrowser(), args: BROWSER_ARGS })
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' })
  for (const style of DESIGN_STYLE_IDS) {
    for (const { path, body } of renderDraft(content, style, {
      kind: 'draft',
      assetBase: '',
      fonts: fontBytes,
    })) {
      const file = join(pages, style, path)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, body)
    }
    await page.goto(pathToFileURL(join(pages, style, 'index.html')).href)
    await page.evaluate(() => document.fonts.ready)
    const shot = await page.screenshot()
    const picture = await page.evaluate(shrink, {
      png: shot.toString('base64'),
      size: SIZE,
      quality: QUALITY,
    })
    writeFileSync(join(FOLDER, `${style}.webp`), Buffer.from(picture, 'base64'))
  }
} finally {
  await browser.close()
  rmSync(pages, { recursive: true, force: true })
}

type Shrinking = {
  readonly png: string
  readonly size: { readonly width: number; readonly height: number }
  readonly quality: number
}

/** Runs in the page: Playwright writes no WebP. */
async function shrink({ png, size, quality }: Shrinking): Promise<string> {
  const picture = new Image()
  picture.src = `data:image/png;base64,${png}`
  await picture.decode()
  const canvas = Object.assign(document.createElement('canvas'), size)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('The browser cannot draw.')
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, size.width, size.height)
  return canvas.toDataURL('image/webp', quality).split(',')[1] ?? ''
}
