import { expect, test } from 'vitest'
import { chooseRoutine } from './choose-routine.ts'
import type { Routine, SchemaSnapshot } from './schema-cache.ts'

const required = (name: string, type = 'integer') => ({ name, type, isRequired: true })

function routine(name: string, parameters: Routine['parameters']): Routine {
  return { schema: 'public', name, parameters, returns: 'scalar', isSet: false, isReadOnly: false }
}

const snapshot: SchemaSnapshot = {
  version: '1',
  relations: [],
  preRequest: null,
  routines: [
    routine('add', [required('a'), { ...required('b'), isRequired: false }]),
    routine('either', [required('a')]),
    routine('either', [required('a'), required('b')]),
    routine('twice', [required('a')]),
    routine('twice', [required('a', 'text')]),
    routine('unnamed', [required('', 'jsonb')]),
    routine('ping', []),
  ],
}

test.each([
  ['add', ['a'], 2],
  ['add', ['b', 'a'], 2],
  ['either', ['a'], 1],
  ['either', ['a', 'b'], 2],
  ['ping', [], 0],
])('%s(%j) is the one with %d parameters', (name, names, parameterCount) => {
  expect(chooseRoutine(snapshot, 'public', name, names).parameters).toHaveLength(parameterCount)
})

test('refuses to choose between overloads that fit equally', () => {
  const message =
    'Could not choose the best candidate function between: public.twice(a => integer), public.twice(a => text)'
  const error = { status: 300, code: 'PGRST203', message }
  expect(() => chooseRoutine(snapshot, 'public', 'twice', ['a'])).toThrow(expect.objectContaining(error))
})

test.each([
  ['zzz', [], 'public.zzz without parameters'],
  ['add', ['a', 'c'], 'public.add(a, c)'],
  ['unnamed', [''], 'public.unnamed()'],
])('does not find %s(%j)', (name, names, called) => {
  const message = `Could not find the function ${called} in the schema cache`
  const error = { status: 404, code: 'PGRST202', message }
  expect(() => chooseRoutine(snapshot, 'public', name, names)).toThrow(expect.objectContaining(error))
})
