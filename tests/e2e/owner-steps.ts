// What an owner does from a partner's page to a site that is published twice, step by step.
import type { Page } from '@playwright/test'
import type { Product } from '../../scripts/product.ts'
import { choosePortrait, frameOf, LEDE, lineOf, OWN, PHONE, portraitOf } from './edit-walk.ts'
import { expect } from './foyer-test.ts'
import { HANDS, type Hands } from './hands.ts'
import type { Inbox } from './inbox.ts'

export type Walk = Hands & {
  readonly page: Page
  readonly product: Product
  readonly email: string
  readonly inbox: Inbox
}

/** What a person does, and what is to be seen then, also after an interruption. */
export type Step = readonly [
  what: string,
  act: (walk: Walk) => Promise<void>,
  holds: (walk: Walk) => Promise<void>,
]

const button = ({ page }: Walk, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' })
const heading = (name: string | RegExp) => (walk: Walk) =>
  expect(walk.page.getByRole('heading', { level: 1, name })).toBeVisible()

/** Waits until a question takes presses. */
const settled = ({ page }: Walk) => expect(page.locator('[data-settling], [aria-busy=true]')).toHaveCount(0)

/** A question with one answer, which leads on by itself. */
const picks = (name: string | RegExp, next: RegExp): Step => [
  `picks ${name}`,
  async (walk) => {
    await settled(walk)
    await walk.press(walk.page.getByRole('radio', { name }))
    const proceed = button(walk, 'Continue')
    // The keyboard tries answers out.
    await expect(walk.page.getByRole('heading', { level: 1, name: next }).or(proceed).first()).toBeVisible()
  },
  heading(next),
]

/** Chooses an answer, which is kept before it is sent. */
const chooses = (role: 'radio' | 'checkbox', name: string): Step => [
  `chooses ${name}`,
  async (walk) => {
    await settled(walk)
    await walk.press(walk.page.getByRole(role, { name }))
  },
  async ({ page }) => expect(page.getByRole(role, { name })).toBeChecked(),
]

const goesOn = (next: string | RegExp, label = 'Continue'): Step => [
  `goes on to ${next}`,
  async (walk) => {
    await settled(walk)
    await walk.press(button(walk, label))
    await heading(next)(walk)
  },
  heading(next),
]

const NAMES = { 'First Name': 'Dana', 'Last Name': 'Okafor', 'Practice Name': 'Harbor Family Medicine' }

export const SIGN_UP: readonly Step[] = [
  [
    'leaves an email',
    async (walk) => {
      await walk.page.goto(walk.product.partnerUrl)
      await walk.page.getByRole('textbox', { name: /email/i }).fill(walk.email)
      await walk.press(button(walk, 'Get my draft'))
      await expect(walk.page).toHaveURL(`${walk.product.appUrl}/onboarding/start`)
    },
    async ({ page, product, email }) => {
      await expect(page).toHaveURL(`${product.appUrl}/onboarding/start`)
      await expect(page.getByLabel('Email')).toHaveValue(email)
    },
  ],
  [
    'types names',
    async ({ page }) => {
      for (const [label, name] of Object.entries(NAMES)) await page.getByLabel(label).fill(name)
    },
    async ({ page }) => {
      for (const [label, name] of Object.entries(NAMES))
        await expect(page.getByLabel(label)).toHaveValue(name)
    },
  ],
  [
    'agrees to the terms and signs up',
    async (walk) => {
      // A consent is given anew each time, so it is not kept.
      await walk.press(walk.page.getByRole('checkbox'))
      await walk.press(button(walk, 'Start Now'))
      await heading('Check your email')(walk)
    },
    heading('Check your email'),
  ],
  [
    'types the code',
    async ({ page, inbox }) => {
      const { code } = await inbox.waitForSignInMail()
      await page.getByLabel(/code/i).fill(code)
      await expect(page.getByRole('button', { name: "Let's Get Started" })).toBeVisible()
    },
    ({ page }) => expect(page.getByRole('button', { name: "Let's Get Started" })).toBeVisible(),
  ],
]

export const QUESTIONS: readonly Step[] = [
  goesOn(/journey/, "Let's Get Started"),
  picks(/^Thinking/, /share your information/),
  picks('Write', /special/),
  chooses('checkbox', 'Expertise'),
  [
    'types an own card',
    async (walk) => {
      await walk.press(button(walk, /Add Your Own$/))
      const dialog = walk.page.getByRole('dialog')
      await dialog.getByLabel('Title').fill('House calls')
      await dialog.getByLabel('Description').fill('At home, every Thursday.')
    },
    async (walk) => {
      const dialog = walk.page.getByRole('dialog')
      const opener = button(walk, /Add Your Own$/)
      // Back has closed it; after a reload it opens again by itself.
      await expect(dialog.or(opener)).toBeVisible()
      if (await opener.isVisible()) await walk.press(opener)
      await expect(dialog.getByLabel('Title')).toHaveValue('House calls')
      await expect(dialog.getByLabel('Description')).toHaveValue('At home, every Thursday.')
    },
  ],
  [
    'adds the card',
    async (walk) => walk.press(walk.page.getByRole('dialog').getByRole('button', { name: 'Save' })),
    ({ page }) => expect(page.getByRole('checkbox', { name: 'House calls' })).toBeChecked(),
  ],
  goesOn(/motivates/),
  chooses('checkbox', 'Wellness'),
  goesOn(/type of practice/),
  chooses('radio', 'Primary Care'),
  goesOn(/business model/),
  chooses('radio', 'Hybrid'),
  goesOn(/Where will you/),
  [
    'says where',
    async ({ page, press, pick }) => {
      await press(page.getByRole('checkbox', { name: 'Virtual' }))
      await page.getByRole('combobox').fill('florida')
      await pick(page.getByRole('combobox'), page.getByRole('option', { name: /Florida/ }))
    },
    ({ page }) => expect(page.getByRole('button', { name: 'Remove Florida' })).toBeVisible(),
  ],
  goesOn(/Share Your Background/),
  [
    'types a story',
    ({ page }) => page.getByLabel('Write your story').fill('I trained in Miami.'),
    ({ page }) => expect(page.getByLabel('Write your story')).toHaveValue('I trained in Miami.'),
  ],
  goesOn(/What style/),
  chooses('radio', 'Warm'),
  goesOn('Your draft is ready'),
]

async function openEdit({ page, press }: Walk): Promise<void> {
  const edit = page.getByRole('radio', { name: 'Edit' })
  await expect(page.getByText('Edit', { exact: true })).toBeVisible()
  if (!(await edit.isChecked())) {
    if (press === HANDS.keyboard.press) await edit.press('Space')
    else await press(page.getByText('Edit', { exact: true }))
  }
  await expect(lineOf(page, LEDE).locator('..')).toHaveRole('button')
}

/** Types over the first sentence, and is interrupted before any Done. */
export const typesOver = (text: string): Step => [
  `types ${text}`,
  async (walk) => {
    await openEdit(walk)
    await walk.typeOver(walk.page, LEDE, 'First sentence', text)
  },
  ({ page }) => expect(lineOf(page, LEDE)).toHaveText(text),
]

export const EDIT: readonly Step[] = [
  [
    'opens the draft',
    async ({ page, press }) => {
      await press(page.getByRole('link', { name: 'Open your draft' }).last())
      await expect(lineOf(page, LEDE)).toBeAttached()
    },
    ({ page }) => expect(lineOf(page, LEDE)).toBeAttached(),
  ],
  typesOver(OWN),
  [
    'types a phone number',
    async (walk) => {
      await openEdit(walk)
      const gap = lineOf(walk.page, 'contact/phone').locator('..')
      await gap.scrollIntoViewIfNeeded()
      await walk.press(gap)
      const fact = walk.page.getByRole('region', { name: 'This line: Phone number' })
      await fact.getByRole('textbox').fill(PHONE)
    },
    ({ page }) => expect(lineOf(page, 'contact/phone')).toHaveText(PHONE),
  ],
  [
    'chooses a photo',
    async (walk) => {
      await openEdit(walk)
      await walk.press(frameOf(walk.page).getByRole('button', { name: 'A photo of you (to add), edit' }))
      await choosePortrait(walk.page, walk.press)
    },
    ({ page }) => expect(portraitOf(page)).toHaveCount(1),
  ],
]

const VOW = 'These sentences are true of my practice.'

export const publishes = (name: string): readonly Step[] => [
  [
    'types an address',
    async (walk) => {
      await walk.press(walk.page.getByRole('link', { name: 'Publish', exact: true }))
      await expect(walk.page.getByText(/ is available$/)).toBeVisible()
      await walk.page.getByLabel('Your part of the address').fill(name)
    },
    ({ page }) => expect(page.getByLabel('Your part of the address')).toHaveValue(name),
  ],
  [
    'confirms our suggestions',
    async (walk) => {
      await expect(walk.page.getByText(new RegExp(`^${name}.* is available$`))).toBeVisible()
      await walk.press(button(walk, 'Continue'))
      await heading('Check before you open')(walk)
      const all = walk.page.getByRole('button', { name: /^Yes to all in this section/ })
      for (let left = await all.count(); left > 0; left--) {
        await walk.press(all.first())
        await expect(all).toHaveCount(left - 1)
      }
    },
    async ({ page }) => {
      await expect(page.getByText('Tick the box above first')).toBeVisible()
      await expect(page.getByRole('button', { name: /^Yes to all in this section/ })).toHaveCount(0)
    },
  ],
  [
    'publishes',
    async (walk) => {
      await walk.press(walk.page.getByRole('checkbox', { name: VOW }))
      await walk.press(button(walk, 'Continue'))
      await heading('Ready to open')(walk)
      await walk.press(button(walk, 'Publish'))
      await heading('Your website is open')(walk)
    },
    heading('Your website is open'),
  ],
]

export const publishesAgain: Step = [
  'publishes again',
  async (walk) => {
    await walk.press(button(walk, 'Publish 1 change'))
    const drawer = walk.page.getByRole('complementary', { name: 'Publish 1 change' })
    await walk.press(drawer.getByRole('checkbox', { name: VOW }))
    await walk.press(drawer.getByRole('button', { name: 'Publish 1 change' }))
    await expect(walk.page.getByRole('link', { name: /^(See it live|Live)$/ })).toBeVisible()
  },
  ({ page }) => expect(page.getByRole('link', { name: /^(See it live|Live)$/ })).toBeVisible(),
]
