import { THINKING } from '@foyer/shared/onboarding/fixtures/personas.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { canBeTakenOut } from '../../../../site/edit-site.ts'
import { composeSite } from '../../../../site/render-site.ts'
import { type SiteLine, siteLines, tasksOf } from '../../../../site/review-site.ts'
import { savedOf, savesIn, siteRows } from '../../../../testing/fake-entries.ts'
import { openAsOwner, PRACTICE, session, widenWindow } from '../../../../testing/open-draft.ts'

beforeEach(widenWindow)

async function openList(site: Parameters<typeof siteRows>[0] = {}) {
  const app = await openAsOwner({}, siteRows(site))
  fireEvent.click(screen.getByLabelText('Edit'))
  fireEvent.click(await screen.findByLabelText('Edit as a list'))
  const text = await screen.findByText(/^The sections of your page in their order/)
  return { ...app, dialog: text.closest<HTMLElement>('[role=dialog]') as HTMLElement }
}

const isTicked = () =>
  screen.queryAllByText('Phone number').some(({ textContent }) => textContent === 'Phone number, done')

it('fills a gap by the rules of the checklist, which is ticked by it; undo empties it again', async () => {
  const { dialog, list, saved } = await openList()
  const field = within(dialog).getByLabelText<HTMLInputElement>('Phone number')
  const gap = field.closest('fieldset') as HTMLElement
  expect(within(gap).getByText('To add')).toBeTruthy()
  fireEvent.change(field, { target: { value: 'ask me' } })
  fireEvent.blur(field)
  expect(within(gap).getByText('Enter a phone number like (423) 555-0100.')).toBeTruthy()
  expect(saved()).toEqual([])
  fireEvent.change(field, { target: { value: '(423) 555-0100' } })
  fireEvent.blur(field)
  expect(within(gap).getByText('Your words')).toBeTruthy()
  await waitFor(() => expect(saved()).toHaveLength(1))
  fireEvent.click(within(dialog).getByLabelText('Close'))

  fireEvent.click(list)
  await waitFor(() => expect(isTicked()).toBe(true))
  fireEvent.click(screen.getByLabelText('Undo: “Phone number”'))
  await waitFor(() => expect(saved()).toHaveLength(2))
  expect(saved()[1]).toEqual({ 'fact/phone': null })
  expect(isTicked()).toBe(false)
  fireEvent.click(screen.getByLabelText('Redo: “Phone number”'))
  await waitFor(() => expect(isTicked()).toBe(true))
})

it('makes a step of each choice that is pressed in a fact', async () => {
  const { dialog } = await openList({ details: { details: { plans: ['Aetna'] } } })
  const legend = within(dialog).getAllByText('Insurance plans')[0]
  const fact = legend?.closest('fieldset') as HTMLElement
  const choice = (name: string) => within(fact).getByText(name, { selector: 'button' })
  const picked = () =>
    [...fact.querySelectorAll('button[aria-pressed=true]')].map(({ textContent }) => textContent)
  fireEvent.click(choice('Cigna'))
  fireEvent.click(choice('Humana'))
  expect(document.activeElement).toBe(choice('Humana'))
  expect(picked()).toEqual(['Aetna', 'Cigna', 'Humana'])
  fireEvent.blur(choice('Humana'))
  fireEvent.click(within(dialog).getByLabelText('Undo: “Insurance plans”'))
  await waitFor(() => expect(picked()).toEqual(['Aetna', 'Cigna']))
  fireEvent.click(within(dialog).getByLabelText('Undo: “Insurance plans”'))
  await waitFor(() => expect(picked()).toEqual(['Aetna']))
})

it('opens a select with Alt and an arrow, and moves no section', async () => {
  const { dialog } = await openList({ details: { details: { newPatients: 'yes' } } })
  const names = () =>
    within(dialog)
      .getAllByRole('region')
      .map((section) => section.getAttribute('aria-label'))
  const before = names()
  const select = within(dialog).getByRole('combobox')
  for (const key of ['ArrowDown', 'ArrowUp'])
    expect(fireEvent.keyDown(select, { key, altKey: true })).toBe(true)
  expect(names()).toEqual(before)
})

it('shows what is typed in the checklist, too', async () => {
  const { dialog, list } = await openList()
  const field = within(dialog).getByLabelText<HTMLInputElement>('Phone number')
  fireEvent.change(field, { target: { value: '(423) 55' } })
  fireEvent.click(within(dialog).getByLabelText('Close'))
  fireEvent.click(list)
  expect((await screen.findByLabelText<HTMLInputElement>('Phone number')).value).toBe('(423) 55')
})

const profile = { id: session.user.id, first_name: 'Dana', last_name: 'Okafor', company_name: PRACTICE }
const lines = [...siteLines(composeSite({ answers: THINKING, profile })).values()]
const fieldOf = (dialog: HTMLElement, text: string) =>
  within(dialog).getByDisplayValue(text).parentElement as HTMLElement

it('takes out a sentence that the page can do without, lists it, and puts it back', async () => {
  const line = lines.find((one) => canBeTakenOut(one) && one.standing === 'general') as SiteLine
  const { dialog, saved } = await openList()
  fireEvent.click(within(fieldOf(dialog, line.text)).getByText('Take it out'))
  await waitFor(() => expect(saved()[0]).toEqual({ [`statement/${line.id}`]: 'struck' }))
  expect(within(dialog).queryByDisplayValue(line.text)).toBeNull()
  fireEvent.click(within(dialog).getByLabelText('Close'))
  fireEvent.click(screen.getByLabelText(/^What I changed/))
  expect(await screen.findByText(line.text)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Undo: Sentence, left out' }))
  await waitFor(() => expect(saved()[1]).toEqual({ [`statement/${line.id}`]: null }))
  expect(screen.queryByText(line.text)).toBeNull()
})

it('takes back a confirmed suggestion with all of its lines, and undo confirms them again', async () => {
  const [task] = tasksOf(composeSite({ answers: THINKING, profile })).filter(({ kind }) => kind === 'confirm')
  const ids = task?.kind === 'confirm' ? task.ids : []
  const statements = Object.fromEntries(ids.map((id) => [id, 'confirmed' as const]))
  const { dialog, saved } = await openList({
    details: { statements },
  })
  const text = lines.find(({ id }) => id === ids[0])?.text ?? ''
  fireEvent.click(within(fieldOf(dialog, text)).getByText('Not us after all'))
  const all = (said: string) => Object.fromEntries(ids.map((id) => [`statement/${id}`, said]))
  await waitFor(() => expect(saved()[0]).toEqual(all('struck')))
  fireEvent.click(within(dialog).getByLabelText('Close'))
  fireEvent.click(screen.getByLabelText('Undo: taking a line out'))
  await waitFor(() => expect(saved()[1]).toEqual(all('confirmed')))
})

it.each(['Use it', 'Keep mine'])(
  'offers our sentence that has changed behind the own one: %s',
  async (choice) => {
    const ours = lines.find(({ id }) => id === 'visit/heading')?.text ?? ''
    const words = { 'visit/heading': { text: 'In my words', ours: 'What we said before' } }
    const { dialog, sent } = await openList({ edits: { words } })
    const field = fieldOf(dialog, 'In my words')
    expect(field.textContent).toContain(`Since you changed an answer we would now write: “${ours}”`)
    fireEvent.click(within(field).getByText(choice))
    const text = choice === 'Use it' ? '' : 'In my words'
    await waitFor(() =>
      expect(savesIn(sent)[0]?.body).toEqual({
        saved_on: 'computer',
        changes: {
          'line/visit/heading': {
            value: text ? { text, ours } : null,
            seen: words['visit/heading'],
            typed_at: expect.any(String),
          },
        },
      }),
    )
    expect(dialog.textContent).not.toContain('we would now write')
    expect(within(dialog).getByDisplayValue(text || ours)).toBeTruthy()
  },
)

it('refuses a megabyte with a clear message, and keeps what was there', async () => {
  const { dialog } = await openList()
  const ours = lines.find(({ id }) => id === 'visit/heading')?.text ?? ''
  const field = within(dialog).getByDisplayValue<HTMLTextAreaElement>(ours)
  fireEvent.change(field, { target: { value: 'What happens' } })
  fireEvent.change(field, { target: { value: `What happens${'x'.repeat(1_000_000)}` } })
  expect(await screen.findByText('Too long for one line')).toBeTruthy()
  expect(field.value).toBe('What happens')
})

it('adds a service in the list, counts and lists it, and takes it off again', async () => {
  const { dialog, sent } = await openList()
  const savedItems = () => savedOf(sent, 'item').flatMap((items) => Object.values(items))
  const open = within(dialog).getAllByText('Add to the page…')[0] as HTMLElement
  fireEvent.keyDown(open, { key: 'Enter' })
  fireEvent.click(await screen.findByText('A service'))
  const name = await within(dialog).findByLabelText<HTMLInputElement>('Name')
  await waitFor(() => expect(document.activeElement).toBe(name))
  fireEvent.change(name, { target: { value: 'House call ' } })
  // A space at the end is typed, and not saved.
  expect(name.value).toBe('House call ')
  fireEvent.change(within(dialog).getByLabelText('Price'), { target: { value: '$180' } })
  fireEvent.blur(within(dialog).getByLabelText('Price'))
  await waitFor(() =>
    expect(savedItems().at(-1)).toMatchObject({
      kind: 'service',
      at: 1,
      name: 'House call',
      price: '$180',
      text: '',
    }),
  )
  fireEvent.click(within(dialog).getByLabelText('Close'))
  fireEvent.click(screen.getByLabelText('What I changed, 1'))
  const changes = (await screen.findByText('Service, new')).closest('li') as HTMLElement
  expect(within(changes).getByText('House call, $180')).toBeTruthy()
  fireEvent.click(within(changes).getByText('Undo'))
  await waitFor(() => expect(savedItems().at(-1)).toBeNull())
  fireEvent.click(screen.getByLabelText('Close'))
  fireEvent.click(screen.getByLabelText('Undo: going back in “Service, new”'))
  await waitFor(() => expect(savedItems().at(-1)).toMatchObject({ name: 'House call' }))
})

it('leads from the menu to the places that wait for a picture', async () => {
  const { dialog } = await openList()
  fireEvent.keyDown(within(dialog).getAllByText('Add to the page…')[0] as HTMLElement, { key: 'Enter' })
  fireEvent.click(await screen.findByText('Your photo', { selector: '[role=menuitem] *' }))
  const drawer = await screen.findByRole('complementary', { name: 'Your photo' })
  expect(within(drawer).getByText('Choose a photo')).toBeTruthy()
})

it('sets the hours of a week, copies a day, and keeps times that are not valid in their fields', async () => {
  const { dialog, sent } = await openList()
  const days = () =>
    savedOf(sent, 'item')
      .flatMap((items) => Object.values(items))
      .map((item) => Object(item).days)
      .at(-1)
  fireEvent.keyDown(within(dialog).getByText('Add to the page…'), { key: 'Enter' })
  fireEvent.click(await screen.findByText('Opening hours'))
  fireEvent.click(await within(dialog).findByLabelText('Open: Monday'))
  fireEvent.click(within(dialog).getByLabelText('Tuesday as on Monday'))
  fireEvent.change(within(dialog).getByLabelText('Tuesday, to'), { target: { value: '12:30' } })
  await waitFor(() => expect(days()).toEqual({ mon: [['09:00', '17:00']], tue: [['09:00', '12:30']] }))
  fireEvent.change(within(dialog).getByLabelText('Tuesday, to'), { target: { value: '08:00' } })
  expect(within(dialog).getByText(/^Tuesday ends before it begins\./)).toBeTruthy()
  // The page keeps the hours of before.
  expect(days()).toEqual({ mon: [['09:00', '17:00']], tue: [['09:00', '12:30']] })
  expect(within(dialog).getByLabelText<HTMLInputElement>('Tuesday, to').value).toBe('08:00')
})

it('lets an owner keep the own words where another window replaced them', async () => {
  const line = lines.find(({ id }) => id === 'hero/lede') as SiteLine
  const own = { text: 'Mine.', ours: line.text, replaced: 'Theirs.' }
  const { dialog, sent } = await openList({
    edits: { words: { [line.id]: own } },
  })
  fireEvent.click(within(fieldOf(dialog, 'Mine.')).getByText('Keep these'))
  await waitFor(() => expect(within(dialog).queryByText(/The other words: “Theirs\.”/)).toBeNull())
  await waitFor(() =>
    expect(savesIn(sent).at(-1)?.body).toMatchObject({
      saved_on: 'computer',
      changes: { [`line/${line.id}`]: { settled: true } },
    }),
  )
  expect(within(dialog).getByDisplayValue('Mine.')).toBeTruthy()
})
