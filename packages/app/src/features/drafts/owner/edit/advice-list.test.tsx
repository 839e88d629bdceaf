import { THINKING } from '@foyer/shared/onboarding/fixtures/personas.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { adviceOn } from '../../../../site/edit-site.ts'
import { composeSite } from '../../../../site/render-site.ts'
import { siteLines } from '../../../../site/review-site.ts'
import { openAsOwner, PRACTICE, session, widenWindow } from '../../../../testing/open-draft.ts'

const profile = { id: session.user.id, first_name: 'Dana', last_name: 'Okafor', company_name: PRACTICE }
const site = composeSite({ answers: THINKING, profile })
const RISKY = 'Our patients say we are the best clinic. We cure back pain, guaranteed, in 80% of cases.'

beforeEach(widenWindow)

async function openList() {
  await openAsOwner()
  fireEvent.click(screen.getByLabelText('Edit'))
  fireEvent.click(await screen.findByLabelText('Edit as a list'))
  const text = await screen.findByText(/^The sections of your page in their order/)
  return text.closest<HTMLElement>('[role=dialog]') as HTMLElement
}

/** The advice that a field is described by, as a screen reader reads it. */
function adviceOf(field: HTMLElement): (string | null)[] {
  const described = field.getAttribute('aria-describedby')?.split(' ') ?? []
  return described.flatMap((id) =>
    [...(document.getElementById(id)?.querySelectorAll('li') ?? [])].map((item) => item.textContent),
  )
}

it('gives each kind of advice once, with all the words that it is about', () => {
  expect(adviceOn(RISKY, site).map(({ kind, claims }) => [kind, claims])).toEqual([
    ['testimonial', ['patients say']],
    ['superlative', ['are the best']],
    ['result', ['cure', 'guaranteed']],
    ['number', ['80%']],
  ])
  expect(adviceOn('We answer the phone.', site)).toEqual([])
})

it('takes the state beside the city of the practice for no title', () => {
  if (site.kind !== 'full') throw new Error('A proposal has no place.')
  const inMaryland = { ...site, entity: { ...site.entity, city: 'Berlin Bluff', region: 'MD' } }
  expect(adviceOn('Dana Ng of Berlin Bluff, MD', inMaryland)).toEqual([])
})

it('shows all advice beside the owner’s words, and none beside ours', async () => {
  const dialog = await openList()
  const ours = siteLines(site).get('visit/heading')?.text ?? ''
  const field = within(dialog).getByDisplayValue<HTMLTextAreaElement>(ours)
  expect(adviceOf(field)).toEqual([])
  fireEvent.focus(field)
  fireEvent.change(field, { target: { value: RISKY } })
  // Advice waits until the typing rests.
  await waitFor(() =>
    expect(adviceOf(field)).toEqual([
      '“patients say”: Ask your board before you use the words of patients, because some boards forbid them in advertising.',
      '“are the best”: Be ready to prove this, because it says that you are better than others.',
      '“cure” and “guaranteed”: Take this out or be ready to prove it, because many boards forbid the promise of a result.',
      '“80%”: Name the source of this or take it out, because federal law asks for proof of what can be counted.',
    ]),
  )
  fireEvent.change(field, { target: { value: 'What happens first' } })
  await waitFor(() => expect(adviceOf(field)).toEqual([]))
})

it('announces a kind when it comes, and not again with every letter', async () => {
  const dialog = await openList()
  const ours = siteLines(site).get('visit/heading')?.text ?? ''
  const field = within(dialog).getByDisplayValue<HTMLTextAreaElement>(ours)
  fireEvent.focus(field)
  fireEvent.change(field, { target: { value: 'We cure' } })
  const item = await within(dialog).findByText(/^“cure”: /)
  // Only what is added to the region is announced.
  expect(item.closest('[aria-live=polite]')?.getAttribute('aria-relevant')).toBe('additions')
  fireEvent.change(field, { target: { value: 'We cure, guaranteed' } })
  expect(await within(dialog).findByText(/^“cure” and “guaranteed”: /)).toBe(item)
})

it('gives advice beside the fields of what the owner adds, where they say something of the practice', async () => {
  const dialog = await openList()
  const add = async (kind: string) => {
    fireEvent.keyDown(within(dialog).getByText('Add to the page…'), { key: 'Enter' })
    fireEvent.click(await screen.findByText(kind))
  }
  await add('A question')
  const answer = await within(dialog).findByLabelText('Answer')
  fireEvent.change(answer, { target: { value: 'Yes. Studies show that we are the best.' } })
  expect(adviceOf(answer)).toEqual([
    expect.stringMatching(/^“Studies show”: Name the source/),
    expect.stringMatching(/^“are the best”: Be ready to prove/),
  ])
  expect(adviceOf(within(dialog).getByLabelText('Question'))).toEqual([])

  await add('A second place')
  const city = await within(dialog).findByLabelText('City and state')
  fireEvent.change(city, { target: { value: 'Ana Ng, MD' } })
  expect(adviceOf(city)).toEqual([])
})
