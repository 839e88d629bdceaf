import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { StyleLook } from '../../packages/draft/src/styles/style-look.ts'
import { DESIGN_STYLE_IDS } from '../../packages/shared/src/onboarding/answers/stored-ids.ts'
import { ROOT } from '../run-command.ts'
import { makeSiteSheet } from './site-sheet.ts'

const SOURCE = join(ROOT, 'packages/draft/src')

const WRITTEN = '// Written by `npm run generate`.\n'

/**
 * Returns what follows from the manifest of styles and their folders, by path. `sheets.generated.ts` stands beside each
 * `css/` folder, because Node, Deno and Vite have no common way to import a .css file, and a function deployed by the
 * Supabase CLI holds modules only. The styles of the manifest at once, one by one, and how each looks before its page; the
 * faces of their names for the app.
 */
export async function styleModules(): Promise<ReadonlyMap<string, string>> {
  const modules = new Map<string, string>()
  for (const folder of ['skeleton', 'proposal', ...DESIGN_STYLE_IDS.map((id) => `styles/${id}`)])
    modules.set(join(SOURCE, folder, 'sheets.generated.ts'), sheetsOf(join(SOURCE, folder, 'css')))
  modules.set(join(SOURCE, 'styles/all.generated.ts'), allStyles())
  modules.set(join(SOURCE, 'styles/loaders.generated.ts'), styleLoaders())
  modules.set(join(SOURCE, 'styles/looks.generated.ts'), styleLooks())
  modules.set(join(ROOT, 'packages/app/src/site-faces.generated.css'), await nameFaces())
  return modules
}

// Each file as a minified string, by its name.
function sheetsOf(folder: string): string {
  const lines = readdirSync(folder)
    .sort()
    .map((file) => {
      return `  ${nameOf(file)}: ${JSON.stringify(makeSiteSheet(join(folder, file)))},\n`
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

// `styles/<id>/look.ts` exports the look of the style.
function styleLooks(): string {
  const imports = DESIGN_STYLE_IDS.map((id) => `import { look as ${id} } from './${id}/look.ts'\n`)
  return `${WRITTEN}${imports.join('')}\nexport const LOOKS = { ${DESIGN_STYLE_IDS.join(', ')} } as const\n`
}

// A browser asks for a face only where it is used.
async function nameFaces(): Promise<string> {
  const faces = await Promise.all(
    DESIGN_STYLE_IDS.map(async (id) => {
      const { look }: { look: StyleLook } = await import(join(SOURCE, `styles/${id}/look.ts`))
      const { file, weights } = look.name
      return `@font-face {
  font-family: "Site ${id}";
  src: url("/draft-assets/fonts/${file}") format("woff2");
${weights ? `  font-weight: ${weights};\n` : ''}  font-display: swap;
}
`
    }),
  )
  return `/* Written by \`npm run generate\`. */\n${faces.join('')}`
}

// `hero-long-word.css` is `heroLongWord`.
function nameOf(file: string): string {
  return basename(file)
    .replace(/\.css$/, '')
    .replace(/-[a-z]/g, (letter) => letter.slice(1).toUpperCase())
}
