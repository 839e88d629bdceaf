import { expect, test } from 'vitest'
import { TAKEN_OUT } from './preact-edits.ts'

test.each([
  '<li key={id}>',
  '<input\n  ref={field}',
  '<p style="color:red">',
  '<input value={email} />',
  '<div onClickCapture={open}>',
])('a view may not say %j', (view) => {
  expect(TAKEN_OUT.test(view)).toBe(true)
})

test.each(['<input checked={isAgreed} name="value" onInput={edit} />', 'const value = read(key)'])(
  'a view may say %j',
  (view) => {
    expect(TAKEN_OUT.test(view)).toBe(false)
  },
)
