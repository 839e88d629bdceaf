import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { queryClient } from '../../lib/query-client.ts'
import { fakeBackend, sessionFor } from '../../testing/fake-backend.ts'
import { renderApp } from '../../testing/render-app.tsx'

const EMAIL = 'dana@harborfamily.example'

beforeEach(() => queryClient.clear())

async function join(email: string) {
  fireEvent.change(await screen.findByLabelText('Email'), { target: { value: email } })
  fireEvent.click(screen.getByRole('button', { name: 'Join the waitlist' }))
}

describe('a visitor', () => {
  it('joins by email', async () => {
    const sent = fakeBackend({ 'POST /waitlist': { body: { joined: true } } })
    await renderApp('/waitlist')
    await join(` ${EMAIL} `)
    const heading = await screen.findByRole('heading', { name: 'You are on the list' })
    expect(document.activeElement).toBe(heading)
    expect(sent.map(({ body }) => body)).toEqual([{ email: EMAIL, more: '' }])
    expect(screen.getByRole('link', { name: /free website draft/ }).getAttribute('href')).toBe(
      '/onboarding/start?email=dana%40harborfamily.example',
    )
  })

  it.each([
    [
      'the reason of the server',
      { status: 429, body: { error: { message: 'Please wait.' } } },
      'Please wait.',
    ],
    ['that nobody answers', 'unreachable' as const, /could not reach the server/],
    ['our own words for an answer that is none', { status: 502, body: '<html>' }, /email is still here/],
  ])('sees %s and keeps the email', async (_, answer, message) => {
    fakeBackend({ 'POST /waitlist': answer })
    await renderApp('/waitlist')
    await join(EMAIL)
    expect(await screen.findByText(message)).toBeDefined()
    const field = screen.getByLabelText<HTMLInputElement>('Email')
    expect(field.value).toBe(EMAIL)
    expect(document.activeElement).toBe(field)
  })

  it('sees the problem of an address without a request', async () => {
    const sent = fakeBackend({})
    await renderApp('/waitlist')
    await join('dana')
    expect(screen.getByText('Enter an email address like name@practice.com.')).toBeDefined()
    expect(sent).toEqual([])
  })

  it('sees the confirmation after a plain form of another site', async () => {
    fakeBackend({})
    await renderApp('/waitlist?joined')
    expect(await screen.findByRole('heading', { name: 'You are on the list' })).toBeDefined()
  })
})

describe('a signed-in person', () => {
  const user = sessionFor(EMAIL).user
  const session = sessionFor(EMAIL)

  it('joins and leaves with one button', async () => {
    let isOn = false
    const sent = fakeBackend({
      'GET /user': { body: user },
      'GET /waitlist_entries': () => ({
        body: isOn ? [{ feature: 'social_ads', created_at: '2020-11-21T12:00:00+00:00' }] : [],
      }),
      'POST /waitlist_entries': () => {
        isOn = true
        return { status: 201 }
      },
    })
    await renderApp('/waitlist', { session })
    // Until then the button is there and busy.
    await screen.findByText('You are not on the list yet.')
    const button = screen.getByRole('button', { name: 'Put me on the list' })
    // A press with a mouse moves the focus, which fireEvent does not.
    button.focus()
    fireEvent.click(button)
    expect(await screen.findByText('You are on the list since Nov 21, 2020')).toBeDefined()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Take me off the list' }))
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
      profile_id: user.id,
      feature: 'social_ads',
    })
    expect(screen.queryByLabelText('Email')).toBeNull()
  })

  it('can use the button while the membership is unknown', async () => {
    fakeBackend({
      'GET /user': { body: user },
      'GET /waitlist_entries': { status: 400, body: { message: 'no' } },
    })
    await renderApp('/waitlist', { session })
    expect(await screen.findByText(/We could not check whether/)).toBeDefined()
    const button = screen.getByRole('button', { name: 'Put me on the list' })
    expect(button.getAttribute('aria-disabled')).toBeNull()
  })
})
