import { expect, test } from 'vitest'
import { REMOVED_PROPS } from './preact-edits.ts'

test.each([
  '<li key={id}>',
  '<input\n  ref={field}',
  '<p style="color:red">',
  '<input value={email} />',
  '<div onClickCapture={open}>',
])('finds the removed feature in %j', (view) => {
  expect(REMOVED_PROPS.test(view)).toBe(true)
})

test.each(['<input checked={isAgreed} name="value" onInput={edit} />', 'const value = read(key)'])(
  'allows %j',
  (view) => {
    expect(REMOVED_PROPS.test(view)).toBe(false)
  },
)
