import { expect, test } from 'vitest'
import { chooseRoutine } from './choose-routine.ts'
import type { Parameter, Routine, SchemaSnapshot } from './schema-cache.ts'

const snapshot: SchemaSnapshot = {
  version: '1',
  relations: [],
  roles: new Set(),
  routines: [
    routine('add', [parameter('a'), parameter('b', { isRequired: false })]),
    routine('twice', [parameter('a', { type: 'integer' })]),
    routine('twice', [parameter('a', { type: 'text' })]),
    routine('either', [parameter('a')]),
    routine('either', [parameter('a'), parameter('b')]),
    routine('whole', [parameter('', { type: 'jsonb' })]),
    routine('ping', []),
  ],
}

function parameter(name: string, rest: Partial<Parameter> = {}): Parameter {
  return { name, type: 'integer', isRequired: true, isVariadic: false, ...rest }
}

function routine(name: string, parameters: readonly Parameter[]): Routine {
  return { schema: 'public', name, parameters, returns: 'scalar', isSet: false, isReadOnly: false }
}

test.each([
  ['add', ['a'], 2, false],
  ['add', ['b', 'a'], 2, false],
  ['either', ['a'], 1, false],
  ['either', ['a', 'b'], 2, false],
  ['whole', ['anything'], 1, true],
  ['ping', [], 0, false],
])('%s(%j) has %d parameters and takes the body: %s', (name, names, parameterCount, takesBody) => {
  const chosen = chooseRoutine(snapshot, 'public', name, names, true)
  expect(chosen.takesBody).toBe(takesBody)
  expect(chosen.routine.parameters).toHaveLength(parameterCount)
})

test('overloads that fit alike are PGRST203', () => {
  expect(() => chooseRoutine(snapshot, 'public', 'twice', ['a'], true)).toThrow(
    expect.objectContaining({
      status: 300,
      code: 'PGRST203',
      message:
        'Could not choose the best candidate function between: public.twice(a => integer), public.twice(a => text)',
    }),
  )
})

test.each([
  [
    'ad',
    [],
    true,
    'Could not find the function public.ad without parameters in the schema cache',
    'Searched for the function public.ad without parameters or with a single unnamed json/jsonb parameter, but no matches were found in the schema cache.',
    'Perhaps you meant to call the function public.add',
  ],
  [
    'add',
    ['a', 'c'],
    false,
    'Could not find the function public.add(a, c) in the schema cache',
    'Searched for the function public.add with parameters a, c, but no matches were found in the schema cache.',
    'Perhaps you meant to call the function public.add(a, b)',
  ],
  [
    'whole',
    ['x'],
    false,
    'Could not find the function public.whole(x) in the schema cache',
    'Searched for the function public.whole with parameter x, but no matches were found in the schema cache.',
    'Perhaps you meant to call the function public.whole()',
  ],
  [
    'zzz',
    [],
    false,
    'Could not find the function public.zzz without parameters in the schema cache',
    'Searched for the function public.zzz without parameters, but no matches were found in the schema cache.',
    null,
  ],
])('%s(%j) by POST (%s) is PGRST202', (name, names, isPost, message, details, hint) => {
  expect(() => chooseRoutine(snapshot, 'public', name, names, isPost)).toThrow(
    expect.objectContaining({ status: 404, code: 'PGRST202', message, details, hint }),
  )
})
