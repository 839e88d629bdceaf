// npm run generate: writes all files that follow from others: styles' modules, the fields, places by ZIP, the rules that SQL shares
// with TypeScript, and the types of the database. With --check it writes nothing, names what is out of date, and fails.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { databaseTypes } from './generate/database-types.ts'
import { fieldPacks } from './generate/field-packs.ts'
import { sharedRules } from './generate/shared-rules.ts'
import { styleModules } from './generate/style-modules.ts'
import { zipPlaces } from './generate/zip-places.ts'
import { ROOT } from './run-command.ts'

/** Texts of files by their path. The types come last: they follow from migrations, one of which is generated. */
const GENERATORS: readonly (() => Promise<ReadonlyMap<string, string>>)[] = [
  styleModules,
  fieldPacks,
  zipPlaces,
  sharedRules,
  databaseTypes,
]

const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } })
const outdated: string[] = []
for (const generate of GENERATORS) {
  for (const [file, text] of await generate()) {
    if (text === (await readFile(file, 'utf8').catch(() => undefined))) continue
    outdated.push(relative(ROOT, file))
    if (values.check) continue
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, text)
  }
}
for (const file of outdated) console.log(`${values.check ? 'Out of date' : 'Wrote'}: ${file}`)
if (!outdated.length) console.log('All generated files are up to date.')
else if (values.check) {
  console.log('Run npm run generate.')
  process.exitCode = 1
}
