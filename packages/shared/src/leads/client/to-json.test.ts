import { afterEach, describe, expect, test } from 'vitest'
import { toJson } from './to-json.ts'

describe('toJson', () => {
  afterEach(() => {
    Reflect.deleteProperty(Object.prototype, 'toJSON')
    Reflect.deleteProperty(String.prototype, 'toJSON')
  })

  test.each([
    [{}, '{}'],
    [{ a: 'x', b: 1, c: true, d: null }, '{"a":"x","b":1,"c":true,"d":null}'],
    [{ left: undefined, kept: '' }, '{"kept":""}'],
    [{ deep: { er: { text: 'quote " and \n and \u2028' } } }, undefined],
    [{ __proto__x: 'y', 'with "quotes"': 'z' }, undefined],
  ])('serializes %j like JSON.stringify', (value, expected) => {
    expect(toJson(value)).toBe(expected ?? JSON.stringify(value))
  })

  test('ignores toJSON on built-in prototypes', () => {
    Reflect.set(Object.prototype, 'toJSON', () => 'polluted')
    Reflect.set(String.prototype, 'toJSON', () => 'polluted')
    expect(toJson({ email: 'dana@practice.example', first_touch: { at: 'now' } })).toBe(
      '{"email":"dana@practice.example","first_touch":{"at":"now"}}',
    )
  })
})
