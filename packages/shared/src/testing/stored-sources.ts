import { parseCapture } from '../leads/capture.ts'
import type { Sources } from './source-corpus.ts'

/** Returns what the server stores of a touch, as the corpus writes it: without what is empty. */
export function storedSources(touch: object): Sources {
  const parsed = parseCapture({
    ...touch,
    channel: 'link',
    submission_id: '7f9c24e8-3b12-4fef-91e0-56a2d5a1c001',
  })
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error))
  const { utm_source, utm_medium, utm_campaign, utm_term, utm_content, ref, click_ids } = parsed.value
  const values = { utm_source, utm_medium, utm_campaign, utm_term, utm_content, ref }
  return {
    ...Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null)),
    ...(Object.keys(click_ids).length > 0 && { click_ids }),
  }
}
