import { strangersWords } from '@foyer/shared/strangers-words.ts'
import * as z from 'zod/mini'

/**
 * What a link or a page says of itself, such as `utm_source`: anybody can forge it. It is shown as a hostname, a word, or one
 * short line without addresses.
 */
export const linkWords = z.pipe(
  strangersWords,
  z.transform((words) => words.hostname() ?? words.token() ?? words.line(60) ?? 'Not shown'),
)
