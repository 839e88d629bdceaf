// What opens over the screens of an owner, and whether all of it is seen.
import { DESKTOP, PHONE, type Screen } from './screen.ts'

/** A path, what is pressed there, and a text of what opens. */
type Opened = readonly [path: string, opener: string | RegExp | null, seen: string | RegExp]

/** The dialog of a question. */
export const IN_QUESTION: readonly Opened[] = [
  ['/onboarding/build-presence/practice-vision', /Add Your Own$/, 'Description'],
]

/** The dialogs of the dashboard. */
export const IN_DASHBOARD: readonly Opened[] = [
  ['/settings', 'Delete my account', /^Type DELETE/],
  ['/rewards', 'Missing a referral?', 'Their email address'],
]

/** The dialogs of a website that is open. */
export const IN_LIVE_SITE: readonly Opened[] = [
  ['/my-site', 'Change the address', 'Your part of the address'],
  ['/my-site', 'Take offline', 'Keep it live'],
]

/** Opens each of these, and expects that nothing of it is cut off. */
export async function openEach(
  screen: Screen,
  appUrl: string,
  opened: readonly Opened[],
  sizes: Parameters<Screen['expectWhole']>[1] = [...PHONE, ...DESKTOP],
): Promise<void> {
  for (const [path, opener, seen] of opened) {
    await screen.tab.resize(1280, 800)
    await screen.tab.go(appUrl + path)
    if (opener) await screen.press(opener)
    await screen.see(seen)
    await screen.expectWhole(`${path}: ${seen}`, sizes)
  }
  await screen.tab.resize(1280, 800)
}
