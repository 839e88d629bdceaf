import type { Page } from '@playwright/test'

/** Fills in the partner page's form, whichever way it is embedded, and sends it. */
export async function leaveEmail(page: Page, email: string): Promise<void> {
  await page.getByRole('textbox', { name: /email/i }).fill(email)
  await page.getByRole('button', { name: 'Get my draft' }).click()
}
