// npm run draft:styles: writes the modules of the draft that follow from its folders. `sheets.generated.ts` beside each
// `css/` folder: Node, Deno and Vite have no common way to import a .css file, and a function deployed by the Supabase
// CLI holds modules only. `styles/all.generated.ts` and `styles/loaders.generated.ts`: the styles of the manifest.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { transform } from 'lightningcss'
import { DESIGN_STYLE_IDS } from '../packages/shared/src/onboarding/answers/stored-ids.ts'
import { ROOT } from './run-command.ts'

const SOURCE = join(ROOT, 'packages/draft/src')

const WRITTEN = '// Written by `npm run draft:styles`.\n'

/** The modules that this script writes: their text by their path. */
export function generatedModules(): Map<string, string> {
  const modules = new Map<string, string>()
  for (const folder of ['skeleton', 'proposal', ...DESIGN_STYLE_IDS.map((id) => `styles/${id}`)])
    modules.set(join(SOURCE, folder, 'sheets.generated.ts'), sheetsOf(join(SOURCE, folder, 'css')))
  modules.set(join(SOURCE, 'styles/all.generated.ts'), allStyles())
  modules.set(join(SOURCE, 'styles/loaders.generated.ts'), styleLoaders())
  return modules
}

// Each file as a minified string, by its name.
function sheetsOf(folder: string): string {
  const lines = readdirSync(folder)
    .sort()
    .map((file) => {
      const { code } = transform({ filename: file, code: readFileSync(join(folder, file)), minify: true })
      return `  ${nameOf(file)}: ${JSON.stringify(code.toString())},\n`
    })
  return `${WRITTEN}export const sheets = {\n${lines.join('')}} as const\n`
}

// `styles/<id>/style.ts` exports the style under its id.
function allStyles(): string {
  const imports = DESIGN_STYLE_IDS.map((id) => `import { ${id} } from './${id}/style.ts'\n`)
  return `${WRITTEN}${imports.join('')}\nexport const STYLES = { ${DESIGN_STYLE_IDS.join(', ')} } as const\n`
}

function styleLoaders(): string {
  const lines = DESIGN_STYLE_IDS.map(
    (id) => `  ${id}: async () => (await import('./${id}/style.ts')).${id},\n`,
  )
  return `${WRITTEN}export const LOADERS = {\n${lines.join('')}} as const\n`
}

// `hero-long-word.css` is `heroLongWord`.
function nameOf(file: string): string {
  return basename(file)
    .replace(/\.css$/, '')
    .replace(/-[a-z]/g, (letter) => letter.slice(1).toUpperCase())
}

if (import.meta.main) for (const [file, text] of generatedModules()) writeFileSync(file, text)
