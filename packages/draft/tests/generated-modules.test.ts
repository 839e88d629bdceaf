import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { expect, test } from 'vitest'
import { generatedModules } from '../../../scripts/make-style-modules.ts'
import { ROOT } from '../../../scripts/run-command.ts'

test.each([...(await generatedModules())].map(([file, text]) => [relative(ROOT, file), file, text] as const))(
  '%s is what npm run draft:styles writes',
  (_name, file, text) => {
    expect(readFileSync(file, 'utf8')).toBe(text)
  },
)
