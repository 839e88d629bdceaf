import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { findTextBesideConditions } from './text-beside-conditions.ts'

const ROOT = join(import.meta.dirname, '../..')
const modules = globSync('packages/{app,widget}/src/**/*.tsx', { cwd: ROOT, exclude: ['**/*.test.tsx'] })

it('finds no bare text beside a condition in the app and the widget', () => {
  expect(modules.length).toBeGreaterThan(200)
  const found = modules.flatMap((file) =>
    findTextBesideConditions(file, readFileSync(join(ROOT, file), 'utf8')).map(
      ({ line, problem }) => `${file}:${line}: ${problem}`,
    ),
  )
  expect(found).toEqual([])
})

it.each([
  ['{busy && <i />}{children}', 'an element comes and goes before a bare text'],
  ['{busy && <i />}Send', 'an element comes and goes before a bare text'],
  ['{busy ? <i /> : null}{isNew && <b />}{option.label}', 'an element comes and goes before a bare text'],
  ['{rows.map((row) => <i key={row} />)}and more', 'an element comes and goes before a bare text'],
  ['{name}{more && `, and more`}', 'a bare text comes and goes'],
  ["<i />{isDone ? 'Done' : <b />}", 'a bare text comes and goes'],
  ['<b />{isDone && <>Done, {name}</>}', 'a bare text comes and goes'],
  ['{isDone && <>Done, {name}</>}', 'a bare text comes and goes'],
])('refuses %s', (children, problem) => {
  for (const around of [`<p>${children}</p>`, `<>${children}</>`]) {
    const code = `export const a =\n  ${around}`
    expect(findTextBesideConditions('a.tsx', code)).toEqual([{ line: 2, problem }])
  }
})

it.each([
  "{busy ? 'Sending' : 'Send'}",
  "{isDone && 'Done'}",
  '{busy && <i />}<span>{children}</span>',
  'Text{busy && <i />}',
  '{busy && <i />}<b />text',
  '{count} of {total}',
  "{busy && <i />}{' '}<b />",
  '<span>{isDone && `, done`}</span>.',
])('allows %s', (children) => {
  expect(findTextBesideConditions('a.tsx', `export const a = <p>${children}</p>`)).toEqual([])
})
