// A published page of each style on a phone and on paper.
import { ACCESS_WORDS } from '../../packages/draft/src/words/answers.ts'
import { DESIGN_STYLE_IDS } from '../../packages/shared/src/onboarding/answers/stored-ids.ts'
import { casesOf } from '../cases-of.ts'
import { serveStyles } from './published-pages.ts'
import { PHONE, type Screen } from './screen.ts'
import { expectOnPaper } from './walk-paper.ts'

/** Of the accessibility of the site, at its foot. */
const STATEMENT = new RegExp(ACCESS_WORDS.checked)

export async function walkStyles(screen: Screen): Promise<void> {
  const styles = await serveStyles()
  try {
    // Dynamic lays the most over each other, and prints it one after the other.
    for (const style of casesOf(DESIGN_STYLE_IDS, (one) => one === 'dynamic')) {
      await screen.tab.go(`${styles.url}/${style}/`)
      await screen.see(/Cedar Grove/)
      await screen.expectWhole(`${style}, published`, PHONE)
      await expectOnPaper(screen, `${style}, published`, 'Cedar Grove', 6)
      // The rules of print still apply. In a PDF of Firefox, texts in some fonts are shapes.
      await screen.see(STATEMENT)
    }
  } finally {
    await styles.close()
  }
}
