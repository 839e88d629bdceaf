import { NO_SITE_DETAILS, type SiteDetails } from '@foyer/shared/api/site-details.ts'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { PicksField } from './picks-field.tsx'
import type { ReviewActions } from './use-review.ts'

beforeEach(cleanup)

function Field() {
  const [details, setDetails] = useState<SiteDetails>(NO_SITE_DETAILS)
  const change = (part: (latest: SiteDetails) => Partial<SiteDetails>) =>
    setDetails((latest) => ({ ...latest, ...part(latest) }))
  const review = { own: { details, change } } as unknown as ReviewActions
  return (
    <>
      <PicksField name="plans" label="Plans" list={['Aetna', 'Cigna']} review={review} />
      <output>{(details.details.plans ?? []).join(', ')}</output>
    </>
  )
}

it('picks from the list, adds what is missing there, and lets go again', () => {
  render(<Field />)
  const picked = () => screen.getByRole('status').textContent
  fireEvent.click(screen.getByRole('button', { name: 'Cigna' }))
  const own = screen.getByLabelText('Another one')
  fireEvent.change(own, { target: { value: ' Regence  NW ' } })
  fireEvent.keyDown(own, { key: 'Enter' })
  expect(picked()).toBe('Cigna, Regence NW')
  // What is in the list is not added a second time, and what was typed is kept when the field is left.
  fireEvent.change(own, { target: { value: 'aetna' } })
  fireEvent.blur(own)
  expect(picked()).toBe('Cigna, Regence NW, Aetna')
  fireEvent.click(screen.getByRole('button', { name: 'Regence NW' }))
  expect(picked()).toBe('Cigna, Aetna')
  expect(screen.queryByRole('button', { name: 'Regence NW' })).toBeNull()
})

it('takes the rows of a pasted list one by one, and cuts none', () => {
  render(<Field />)
  const own = screen.getByLabelText<HTMLInputElement>('Another one')
  const long = 'x'.repeat(61)
  fireEvent.paste(own, {
    clipboardData: {
      getData: (type: string) => (type === 'text/plain' ? `• cigna\n• Regence NW\n• ${long}\n` : ''),
    },
  })
  expect(document.querySelector('output')?.textContent).toBe('Cigna, Regence NW')
  expect(own.value).toBe(long)
  expect(own.getAttribute('aria-invalid')).toBe('true')
  fireEvent.blur(own)
  expect(own.value).toBe(long)
})
