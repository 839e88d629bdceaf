import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { SHEET_FOLDERS, sheetsModuleOf } from '../../../scripts/make-draft-sheets.ts'
import { ROOT } from '../../../scripts/run-command.ts'

test.each(SHEET_FOLDERS.map((folder) => relative(ROOT, folder)))(
  'the module of the sheets in %s holds what its css folder holds',
  (folder) => {
    const written = readFileSync(join(ROOT, folder, 'sheets.generated.ts'), 'utf8')
    expect(written, 'run npm run draft:sheets').toBe(sheetsModuleOf(join(ROOT, folder)))
  },
)
