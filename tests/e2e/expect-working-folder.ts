import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Download, Page } from '@playwright/test'
import { unzipSync } from 'fflate'
import { expect } from './foyer-test.ts'

/** Unpacks a downloaded archive and opens its page from the disk, without a network. */
export async function expectWorkingFolder(page: Page, download: Download): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-zip-'))
  try {
    const files = unzipSync(await readAll(await download.createReadStream()))
    expect(Object.keys(files)).toContain('fonts/OFL.txt')
    for (const [path, content] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), content)
    }
    const strays: string[] = []
    page.on('request', (request) => {
      if (!request.url().startsWith('file://')) strays.push(request.url())
    })
    await page.goto(`file://${folder}/index.html`)
    const fonts = await page.evaluate(async () => {
      await document.fonts.ready
      return [...document.fonts].map(({ status }) => status)
    })
    expect(fonts).toContain('loaded')
    expect(fonts).not.toContain('error')
    expect(strays).toEqual([])
  } finally {
    rmSync(folder, { recursive: true })
  }
}

async function readAll(stream: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  for await (const part of stream) parts.push(part)
  return Buffer.concat(parts)
}
