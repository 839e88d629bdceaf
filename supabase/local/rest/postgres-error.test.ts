import { describe, expect, test } from 'vitest'
import { restErrorFromPostgres, statusForSqlState } from './postgres-error.ts'

test.each([
  ['08006', 503],
  ['09000', 500],
  ['0L000', 403],
  ['0P000', 403],
  ['23503', 409],
  ['23505', 409],
  ['23502', 400],
  ['23514', 400],
  ['22P02', 400],
  ['25006', 405],
  ['25P02', 500],
  ['21000', 500],
  ['28000', 403],
  ['2D000', 500],
  ['38000', 500],
  ['39000', 500],
  ['3B000', 500],
  ['40001', 500],
  ['42703', 400],
  ['42883', 404],
  ['42P01', 404],
  ['42P17', 500],
  ['53400', 500],
  ['53300', 503],
  ['54000', 500],
  ['55000', 500],
  ['57P01', 503],
  ['57014', 500],
  ['58000', 500],
  ['F0000', 500],
  ['HV000', 500],
  ['P0001', 400],
  ['P0002', 500],
  ['XX000', 500],
  ['PT402', 402],
  ['PT9zz', 500],
])('SQLSTATE %s is %d', (code, status) => {
  expect(statusForSqlState(code, 'some message', false)).toBe(status)
})

test.each([
  ['21000', 'DELETE requires a WHERE clause', false, 400],
  ['22023', 'role "x" does not exist', false, 401],
  ['22023', 'invalid parameter', false, 400],
  ['42501', 'permission denied for table leads', true, 401],
  ['42501', 'permission denied for table leads', false, 403],
])('SQLSTATE %s with %j (anonymous: %s) is %d', (code, message, isAnonymous, status) => {
  expect(statusForSqlState(code, message, isAnonymous)).toBe(status)
})

describe("raise sqlstate 'PGRST'", () => {
  test('words the whole response', () => {
    const error = restErrorFromPostgres(
      {
        code: 'PGRST',
        message: '{"code":"123","message":"Pay first","details":"d","hint":"h"}',
        detail: '{"status":402,"status_text":"Pay","headers":{"X-Price":"1"}}',
      },
      false,
    )
    expect(error).toMatchObject({
      status: 402,
      statusText: 'Pay',
      code: '123',
      message: 'Pay first',
      details: 'd',
      hint: 'h',
      headers: { 'X-Price': '1' },
    })
  })

  test.each([
    ['no JSON', '{"status":402,"headers":{}}'],
    ['{"code":"1","message":"m"}', 'no JSON'],
    ['{"code":"1","message":"m"}', undefined],
    ['{"code":"1","message":"m"}', '{"status":9999}'],
  ])('that cannot be read is PGRST121: %s, %s', (message, detail) => {
    const error = restErrorFromPostgres({ code: 'PGRST', message, ...(detail ? { detail } : {}) }, false)
    expect(error).toMatchObject({ status: 500, code: 'PGRST121' })
  })
})

test('what Postgres did not raise is nobody else’s to word', () => {
  expect(restErrorFromPostgres(new Error('closed'), false)).toBeNull()
  expect(restErrorFromPostgres(Object.assign(new Error('gone'), { code: 'ENOENT' }), false)).toBeNull()
})
