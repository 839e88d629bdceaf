// npm run draft:sheets: writes `sheets.generated.ts` beside each `css/` folder of the draft. Node, Deno and Vite have no
// common way to import a .css file, and a function deployed by the Supabase CLI holds modules only.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { transform } from 'lightningcss'
import { DESIGN_STYLE_IDS } from '../packages/shared/src/onboarding/answers/stored-ids.ts'
import { ROOT } from './run-command.ts'

const SOURCE = join(ROOT, 'packages/draft/src')

/** The folders that hold a `css/` folder. */
export const SHEET_FOLDERS = ['skeleton', 'proposal', ...DESIGN_STYLE_IDS.map((id) => `styles/${id}`)].map(
  (folder) => join(SOURCE, folder),
)

/** The text of `sheets.generated.ts` for a folder: each file of its `css/` as a minified string, by its name. */
export function sheetsModuleOf(folder: string): string {
  const files = readdirSync(join(folder, 'css')).sort()
  const lines = files.map((file) => {
    const { code } = transform({
      filename: file,
      code: readFileSync(join(folder, 'css', file)),
      minify: true,
    })
    return `  ${nameOf(file)}: ${JSON.stringify(code.toString())},\n`
  })
  return `// Written by \`npm run draft:sheets\` from css/.\nexport const sheets = {\n${lines.join('')}} as const\n`
}

// `hero-long-word.css` is `heroLongWord`.
function nameOf(file: string): string {
  return basename(file)
    .replace(/(\.generated)?\.css$/, '')
    .replace(/-[a-z]/g, (letter) => letter.slice(1).toUpperCase())
}

if (import.meta.main)
  for (const folder of SHEET_FOLDERS)
    writeFileSync(join(folder, 'sheets.generated.ts'), sheetsModuleOf(folder))
