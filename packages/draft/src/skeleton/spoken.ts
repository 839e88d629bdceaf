import { html, type SafeHtml } from '../html.ts'
import { languageOf } from '../text/language-of.ts'
import { splitSentences } from '../text/split-sentences.ts'
import { unbroken } from './unbroken.ts'

/** Typed words, which find their own direction. Sentences in another language say so, for screen readers. */
export function spoken(text: string): SafeHtml {
  const parts: { language: string | undefined; said: string }[] = []
  for (const sentence of splitSentences(text)) {
    const [language, last] = [languageOf(sentence), parts.at(-1)]
    if (last?.language === language && last) last.said += sentence
    else parts.push({ language, said: sentence })
  }
  const [only] = parts
  if (only && parts.length === 1 && only.language)
    return html`<bdi lang="${only.language}">${unbroken(text, true)}</bdi>`
  if (parts.length <= 1) return html`<bdi>${unbroken(text, true)}</bdi>`
  return html`<bdi>${parts.map(({ language, said }) => (language ? html`<span lang="${language}">${unbroken(said, true)}</span>` : unbroken(said, true)))}</bdi>`
}
