import { mkdirSync, writeFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { fontBytes } from '../packages/draft/fonts-source.ts'
import { composeDraft } from '../packages/draft/src/compose-draft.ts'
import { practiceOf } from '../packages/draft/src/personas/persona.ts'
import { PERSONAS } from '../packages/draft/src/personas/personas.ts'
import { renderDraft } from '../packages/draft/src/render-draft.ts'
const [styles, personas, kinds, widths] = process.argv.slice(2).map((x) => x.split(','))
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium' })
for (const width of widths) {
  const page = await browser.newPage({ viewport: { width: Number(width), height: 900 }, reducedMotion: 'reduce', deviceScaleFactor: Number(width) > 1000 ? 0.5 : 0.75 })
  for (const id of personas) for (const style of styles) for (const kind of kinds) {
    const p = PERSONAS.find((x) => x.id === id)
    const dir = `/tmp/shots/${style}-${id}-${kind}`
    for (const f of renderDraft(composeDraft(practiceOf(p)), style as never, { kind: kind as never, assetBase: '', fonts: fontBytes })) {
      const path = `${dir}/${f.path}`; mkdirSync(path.slice(0, path.lastIndexOf('/')), { recursive: true }); writeFileSync(path, f.body)
    }
    await page.goto(`file://${dir}/index.html`)
    await page.evaluate(() => document.fonts.ready)
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    if (wide > 0) console.log('overflow', style, id, kind, width, wide)
    await page.screenshot({ path: `/tmp/shots/${style}-${id}-${kind}-${width}.png`, fullPage: true })
  }
  await page.close()
}
await browser.close()
