import type { Page } from '@playwright/test'

/** Fills in and submits the form on a partner page, in any mode. */
export async function leaveEmail(page: Page, email: string): Promise<void> {
  await page.getByRole('textbox', { name: /email/i }).fill(email)
  await page.getByRole('button', { name: 'Get my draft' }).click()
}
