import { expect, type Page } from '@playwright/test'

/** Reads and accepts the rules from the rewards, as each partner does before the first link. Leaves the page at the rewards. */
export async function acceptPartnerTerms(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Read the rules' }).click()
  await page.getByRole('checkbox', { name: /accept them/ }).check()
  await page.getByRole('button', { name: 'Accept and show my link' }).click()
  await expect(page.getByLabel('Your referral link')).toBeVisible()
}
