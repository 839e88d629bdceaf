import { expect, test } from 'vitest'
import { restErrorFromPostgres, statusForSqlState } from './postgres-error.ts'

test.each([
  ['23505', 'duplicate key', false, 409],
  ['23514', 'violates check constraint', false, 400],
  ['42P01', 'relation does not exist', false, 404],
  ['42P17', 'infinite recursion', false, 500],
  ['53300', 'too many connections', false, 503],
  ['53400', 'configuration limit', false, 500],
  ['57P01', 'admin shutdown', false, 503],
  ['P0001', 'raised', false, 400],
  ['PT429', 'a status that a function chose', false, 429],
  ['P0002', 'no data found', false, 500],
  ['21000', 'DELETE requires a WHERE clause', false, 400],
  ['21000', 'more than one row', false, 500],
  ['42501', 'permission denied for table leads', true, 401],
  ['42501', 'permission denied for table leads', false, 403],
])('SQLSTATE %s with %j (anonymous: %s) is %d', (code, message, isAnonymous, status) => {
  expect(statusForSqlState(code, message, isAnonymous)).toBe(status)
})

test('leaves errors that are not from Postgres alone', () => {
  expect(restErrorFromPostgres(new Error('closed'), false)).toBeNull()
  expect(restErrorFromPostgres(Object.assign(new Error('gone'), { code: 'ENOENT' }), false)).toBeNull()
})
