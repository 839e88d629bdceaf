import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { renderApp } from '../../testing/render-app.tsx'
import { GUIDE_SECTIONS, readingMinutes } from './guide/guide-sections.ts'

describe('the guide', () => {
  it('links to every section from the contents, without an account', async () => {
    await renderApp('/marketing-guide')
    const contents = await screen.findByRole('navigation', { name: 'Contents' })
    const links = within(contents).getAllByRole('link')
    expect(links).toHaveLength(GUIDE_SECTIONS.length)
    for (const link of links) {
      const id = link.getAttribute('href')?.slice(1) ?? ''
      expect(link.textContent).toBe(document.getElementById(id)?.textContent?.replace(/^(\d+) /, '$1'))
    }
    screen.getByText(
      `${GUIDE_SECTIONS.length} sections, about ${readingMinutes(GUIDE_SECTIONS)} minutes to read`,
    )
  })

  it('counts the words of all its parts', () => {
    const paragraph = { kind: 'paragraph', text: 'word '.repeat(438).trim() } as const
    expect(readingMinutes([{ id: 'a', title: 'Two words', blocks: [paragraph] }])).toBe(2)
    expect(readingMinutes([{ id: 'a', title: 'Short', blocks: [] }])).toBe(1)
  })
})

/** Changes a field as a browser does, past React's own setter. */
function changeByHand(field: HTMLSelectElement | HTMLInputElement, value: string, event: 'change' | 'input') {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event(event, { bubbles: true }))
}

describe('the calculator', () => {
  const monthly = () =>
    screen.getByText('Every month, whether patients come or not').previousSibling?.textContent

  it('keeps a change whose address is not written when the next one is made', async () => {
    const { path } = await renderApp('/budget-calculator')
    const type = await screen.findByLabelText<HTMLSelectElement>('Practice type')
    const staff = screen.getByLabelText<HTMLInputElement>('Staff, in full-time positions')
    // Without act(), which would wait for the address.
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
    changeByHand(type, 'pediatric_care', 'change')
    await Promise.resolve()
    changeByHand(staff, '3', 'input')
    await waitFor(() => expect(path()).toContain('staff=3'))
    expect(path()).toContain('type=pediatric_care')
  })

  it('applies every change at once, and its address opens the same budget', async () => {
    const { path } = await renderApp('/budget-calculator')
    const before = (await screen.findByLabelText('Practice type')) && monthly()
    fireEvent.change(screen.getByLabelText('Practice type'), { target: { value: 'pediatric_care' } })
    screen.getByText('First stock of vaccines')
    fireEvent.change(screen.getByLabelText('Staff, in full-time positions'), { target: { value: '3' } })
    fireEvent.change(screen.getByLabelText('Your figure for Rent'), { target: { value: '$4,100' } })
    await waitFor(() => expect(path()).toContain('own.rent=4100'))
    const after = monthly()
    expect(after).not.toBe(before)
    const shared = path()
    cleanup()
    await renderApp(shared)
    await screen.findByLabelText('Practice type')
    expect(monthly()).toBe(after)
    expect(screen.getByLabelText('Your figure for Rent')).toHaveProperty('value', '4,100')
    expect(screen.getByLabelText('Staff, in full-time positions')).toHaveProperty('value', '3')
  })

  it.each([
    ['Clinicians, you included', '77', 'Enter a number from 1 to 20.'],
    ['Clinicians, you included', '123456789', 'Enter a number from 1 to 20.'],
    ['Your figure for Rent', '12k', 'Enter dollars, up to 9,999,999.'],
    ['Your figure for Rent', '99999999999999', 'Enter dollars, up to 9,999,999.'],
  ])('keeps what is wrong in %s with its error until it is corrected', async (label, typed, error) => {
    const { path } = await renderApp('/budget-calculator')
    const field = await screen.findByLabelText<HTMLInputElement>(label)
    expect(field.maxLength).toBe(-1)
    fireEvent.change(field, { target: { value: typed } })
    fireEvent.blur(field)
    expect(field.value).toBe(typed)
    expect(field.getAttribute('aria-describedby')).toContain(screen.getByText(error).closest('p')?.id)
    fireEvent.change(field, { target: { value: '7' } })
    expect(screen.queryByText(error)).toBeNull()
    await waitFor(() => expect(path()).toMatch(/=7(&|$)/))
  })

  it('estimates a cost whose own figure cannot be read', async () => {
    await renderApp('/budget-calculator')
    const field = await screen.findByLabelText('Your figure for Rent')
    const estimate = monthly()
    fireEvent.change(field, { target: { value: '12' } })
    expect(monthly()).not.toBe(estimate)
    fireEvent.change(field, { target: { value: '12k' } })
    expect(monthly()).toBe(estimate)
  })

  it('starts over with every field, and leaves the focus on the button', async () => {
    await renderApp('/budget-calculator')
    const startOver = await screen.findByRole('button', { name: 'Start over' })
    fireEvent.change(screen.getByLabelText('Your figure for Rent'), { target: { value: '12k' } })
    fireEvent.change(screen.getByLabelText('Clinicians, you included'), { target: { value: '77' } })
    startOver.focus()
    fireEvent.click(startOver)
    expect(screen.getByLabelText('Your figure for Rent')).toHaveProperty('value', '')
    expect(screen.getByLabelText('Clinicians, you included')).toHaveProperty('value', '1')
    await waitFor(() => expect(document.activeElement).toBe(startOver))
  })

  it('has no office in the model Virtual Only, and starts over', async () => {
    const { path } = await renderApp('/budget-calculator')
    fireEvent.change(await screen.findByLabelText('Clinic model'), { target: { value: 'virtual_only' } })
    await waitFor(() => expect(screen.queryByLabelText('Square feet')).toBeNull())
    expect(screen.getByLabelText('Where you see patients')).toHaveProperty('disabled', true)
    expect(screen.queryByText('Rent')).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Start over' }))
    await screen.findByLabelText('Square feet')
    expect(path()).toBe('/budget-calculator')
  })

  it('copies a link to the whole budget', async () => {
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await renderApp('/budget-calculator?staff=2')
    fireEvent.click(await screen.findByRole('button', { name: 'Copy link' }))
    await screen.findByText('Link copied')
    expect(writeText).toHaveBeenCalledWith(
      expect.stringMatching(/\/budget-calculator\?type=primary_care&.*staff=2/),
    )
  })
})
