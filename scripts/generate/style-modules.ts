import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { Features, transform } from 'lightningcss'
import { FLOORS, sheetTargetsOf } from '../../browsers/floors.ts'
import type { StyleLook } from '../../packages/draft/src/styles/style-look.ts'
import { DESIGN_STYLE_IDS } from '../../packages/shared/src/onboarding/answers/stored-ids.ts'
import { ROOT } from '../run-command.ts'

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

/** What stands in a sheet for one of a unit that is newer than the floor. Each style says in `base.css` what it is. */
const UNIT_PROPERTIES = { cqi: 'var(--q)', svh: 'var(--v)' } as const

/** Returns a sheet of published sites, minified, as browsers at their floor read it. */
function makeSiteSheet(file: string): string {
  const { code } = transform({
    filename: file,
    code: Buffer.from(putUnitProperties(readFileSync(file, 'utf8'))),
    minify: true,
    targets: sheetTargetsOf(FLOORS.site),
    // No sheet says `light-dark()`, and prefixes that a page needs are in its sheet.
    exclude: Features.LightDark | Features.VendorPrefixes,
  })
  return putStandIns(closeUpValues(code.toString()))
}

// A browser drops a declaration with an unknown unit. If it has a `var()`, an earlier declaration does not replace it.
function putUnitProperties(sheet: string): string {
  return sheet.replace(/(?<![\w.-])([\d.]+)(cqi|svh)\b/g, (text, count: string, unit: 'cqi' | 'svh', at) => {
    const before = sheet.slice(0, at)
    const value = before.slice(Math.max(before.lastIndexOf(';'), before.lastIndexOf('{')) + 1)
    // What the property is, and what `@supports` asks.
    if (/^\s*(--[qv]:|@)/.test(value) || /@supports[^{]*$/.test(before)) return text
    const factor = `${count} * ${UNIT_PROPERTIES[unit]}`
    return value.split('(').length > value.split(')').length ? factor : `calc(${factor})`
  })
}

// Lightning CSS keeps a blank around commas, factors and slashes of values that it does not read, those with a `var()`.
function closeUpValues(sheet: string): string {
  return sheet.replace(/([{;][\w-]+:)([^{};"']+|"[^"]*"|'[^']*')+/g, (declaration) =>
    declaration.replace(/"[^"]*"|'[^']*'|url\([^)]*\)| ?([,*/]) /g, (text, sign?: string) => sign ?? text),
  )
}

// Lightning CSS drops an older declaration before these.
function putStandIns(sheet: string): string {
  return sheet
    .replace(/(overflow(?:-[xy])?:)clip(?=[;}])/g, '$1hidden;$&')
    .replace(/(content:[^;/}]+)\/[^;}]+/g, (said, before, at: number, whole: string) =>
      whole.slice(0, at).endsWith(`${before};`) ? said : `${before};${said}`,
    )
}
