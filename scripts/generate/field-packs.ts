import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { PRACTICE_TYPE_IDS } from '../../packages/shared/src/onboarding/answers/stored-ids.ts'
import { ROOT } from '../run-command.ts'

const PACKS = join(ROOT, 'packages/draft/src/packs')
const IDS = join(ROOT, 'packages/shared/src/onboarding/answers/field-ids.generated.ts')
const WRITTEN = '// Written by `npm run generate`.\n'

/** Words for practices whose field is not known: no field of their own. */
const OTHER = 'other'

/** Returns what follows from the folders of the fields: a folder is a field, and nothing else lists them. */
export async function fieldPacks(): Promise<ReadonlyMap<string, string>> {
  const folders = readdirSync(PACKS, { withFileTypes: true })
    .flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
    .sort()
  const fields = folders.filter((folder) => folder !== OTHER)
  const own = fields.map(idOf).filter((id) => !PRACTICE_TYPE_IDS.some((type) => type === id))
  return new Map([
    [
      IDS,
      `${WRITTEN}export const OWN_FIELD_IDS = [\n${own.map((id) => `  '${id}',\n`).join('')}] as const\n`,
    ],
    [join(PACKS, 'all.generated.ts'), allPacks(folders, fields)],
  ])
}

// `packs/eye-care/pack.ts` exports `EYE_CARE`.
function allPacks(folders: readonly string[], fields: readonly string[]): string {
  const imports = folders.map((folder) => `import { ${nameOf(folder)} } from './${folder}/pack.ts'\n`)
  const lines = fields.map((folder) => `  ${idOf(folder)}: ${nameOf(folder)},\n`)
  return `${WRITTEN}${imports.join('')}\nexport const PACKS = {\n${lines.join('')}} as const\n\nexport const OTHER_PACK = ${nameOf(OTHER)}\n`
}

const idOf = (folder: string) => folder.replaceAll('-', '_')
const nameOf = (folder: string) => idOf(folder).toUpperCase()
