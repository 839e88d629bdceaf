// npm run release:tag-manager -- [SHA]: writes the template for one host to distribution/tag-manager/dist. The gallery reads
// the template at a commit of its own repository: commit it there without SHA first, then once more with that commit.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { templateFiles } from './template-files.ts'

const OUTPUT = join(import.meta.dirname, 'dist')
const [sha = ''] = process.argv.slice(2)
const appUrl = (process.env.FOYER_APP_URL ?? '').replace(/\/+$/, '')

const mistake = !/^https:\/\/[^\s'"\\?#]+$/.test(appUrl)
  ? 'Set FOYER_APP_URL to the https address of your app.'
  : !/^([0-9a-f]{40})?$/.test(sha)
    ? 'A commit has 40 hexadecimal digits.'
    : null
if (mistake) {
  console.error(`\n${mistake}\n`)
  process.exitCode = 1
} else {
  mkdirSync(OUTPUT, { recursive: true })
  for (const [name, text] of Object.entries(templateFiles(appUrl, sha)))
    writeFileSync(join(OUTPUT, name), text)
  console.log(`Wrote ${OUTPUT}.`)
}
