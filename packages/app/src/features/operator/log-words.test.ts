import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { DEED_WORDS } from './log-words.ts'
import { OBSTACLES } from './obstacle-words.ts'

const MIGRATIONS = join(import.meta.dirname, '../../../../../supabase/migrations')
const sql = readdirSync(MIGRATIONS)
  .map((name) => readFileSync(join(MIGRATIONS, name), 'utf8'))
  .join('\n')

it('has words for each action that the database logs', () => {
  // Calls of log_operator in which the action is a text, or one of two.
  const actions = [...sql.matchAll(/log_operator\((?:by_actor|desk\.operator\(\)), ([^;]*?);/g)].flatMap(
    ([, rest = '']) => {
      const action = /^(case .*? end|'[^']*' \|\| \w+|'[^']*'|\w+),/s.exec(rest)?.[1] ?? ''
      return [...action.matchAll(/'([^']*)'/g)].map(([, text = '']) => text)
    },
  )
  expect(actions.length).toBeGreaterThan(20)
  const known = Object.keys(DEED_WORDS)
  expect(
    actions.filter(
      (action) => !known.some((one) => one === action || (action.endsWith(': ') && one.startsWith(action))),
    ),
  ).toEqual([])
})

it('has words for each cause for which nothing leaves', () => {
  const body = /function private\.payout_obstacle\([\s\S]*?\$\$([\s\S]*?)\$\$/.exec(sql)?.[1] ?? ''
  const causes = [...body.matchAll(/then '(\w+)'|return '(\w+)'/g)].map(([, one, other]) => one ?? other)
  expect(causes.length).toBeGreaterThan(4)
  expect(new Set(causes)).toEqual(new Set(Object.keys(OBSTACLES)))
})
