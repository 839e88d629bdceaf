import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { CheckboxField } from '../components/ui/checkbox-field.tsx'
import { TextField } from '../components/ui/text-field.tsx'
import { useCheckedForm } from './use-checked-form.ts'

const schema = z.object({
  first: z.string().check(z.trim(), z.minLength(1, { error: 'The first is missing' })),
  second: z.string().check(z.trim(), z.minLength(1, { error: 'The second is missing' })),
  agreed: z.boolean(),
})
type Checked = z.infer<typeof schema>

type FormProps = {
  readonly onSubmit: (checked: Checked) => Promise<unknown>
  readonly onChange?: (typed: Checked) => void
}

function Form({ onSubmit, onChange = () => {} }: FormProps) {
  const initial = { first: 'one', second: 'two', agreed: false }
  const { form, field, change, isBusy } = useCheckedForm({ schema, initial, onSubmit, onChange })
  return (
    <form aria-label="Form" aria-busy={isBusy} {...form}>
      <TextField label="First" {...field('first')} />
      <TextField label="Second" {...field('second')} />
      <CheckboxField label="Agreed" {...field('agreed')} />
      <button
        type="button"
        onClick={() => {
          change('first', 'filled')
          change('second', 'in')
        }}
      >
        Fill in
      </button>
    </form>
  )
}

const form = () => screen.getByRole('form')
const problems = () => screen.queryAllByText(/is missing$/).map(({ textContent }) => textContent)
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

it('keeps several changes before the next render', () => {
  const onChange = vi.fn()
  render(<Form onSubmit={async () => {}} onChange={onChange} />)
  fireEvent.click(screen.getByRole('checkbox'))
  fireEvent.click(screen.getByRole('button', { name: 'Fill in' }))
  expect(onChange).toHaveBeenLastCalledWith({ first: 'filled', second: 'in', agreed: true })
})

it('validates on submit, and on each change after that', () => {
  const onSubmit = vi.fn(async () => {})
  render(<Form onSubmit={onSubmit} />)
  type('First', ' ')
  expect(problems()).toEqual([])
  fireEvent.submit(form())
  expect(problems()).toEqual(['The first is missing'])
  expect(document.activeElement).toBe(screen.getByLabelText('First'))
  type('Second', '')
  expect(problems()).toEqual(['The first is missing', 'The second is missing'])
  type('First', 'one')
  expect(problems()).toEqual(['The second is missing'])
  expect(onSubmit).not.toHaveBeenCalled()
})

it('submits the parsed fields once, and can be submitted again afterwards', async () => {
  let finish = () => {}
  const onSubmit = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)))
  render(<Form onSubmit={onSubmit} />)
  type('First', ' one ')
  fireEvent.submit(form())
  fireEvent.submit(form())
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ first: 'one', second: 'two', agreed: false })
  finish()
  await waitFor(() => expect(form().getAttribute('aria-busy')).toBe('false'))
  fireEvent.submit(form())
  expect(onSubmit).toHaveBeenCalledTimes(2)
  finish()
})
