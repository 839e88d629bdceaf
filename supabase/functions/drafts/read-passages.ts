import type { DraftErrorCode, Passage } from '@foyer/shared/api/drafts.ts'
import { answersOnPath } from '@foyer/shared/onboarding/flow/flow.ts'
import { isOwnResume, RESUME_BUCKET } from '@foyer/shared/onboarding/input/resume-file.ts'
import { err, ok, type Result } from '@foyer/shared/result.ts'
import { getDocumentProxy } from 'unpdf'
import { z } from 'zod'
import { readDatabaseAnswer } from '../_shared/database-answer.ts'
import type { Failure } from '../_shared/failure.ts'
import { type Log, stackFrames } from '../_shared/log.ts'
import { readAnswers } from '../_shared/read-answers.ts'
import { type ServiceClient, storageStatus } from '../_shared/service-client.ts'
import { createSpendBudget } from '../_shared/spend-budget.ts'
import { splitPassages } from './split-passages.ts'

/** Reads the passages of the PDF that belongs to an owner's story. Nothing of it is stored or sent anywhere else. */
export type ReadPassages = (userId: string) => Promise<Result<readonly Passage[], Failure<DraftErrorCode>>>

/** Makes the reader. */
export function createReadPassages(client: ServiceClient, log: Log): ReadPassages {
  const countReading = createSpendBudget('pdf_readings', client, log)
  return async (userId) => {
    const rows = await readDatabaseAnswer(
      client.from('onboarding_responses').select('question_key,response,changed_at').eq('profile_id', userId),
      z.array(z.unknown()),
      'answers_not_loaded',
      log,
    )
    if (!rows.ok) return rows
    const path = answersOnPath(readAnswers(rows.value)).clinicianDetails?.resume_file_path
    if (!path || !isOwnResume(userId, path)) return err({ code: 'no_file' })
    const counted = await countReading(userId)
    if (!counted.ok) return counted
    const { data, error } = await client.storage.from(RESUME_BUCKET).download(path)
    if (error) {
      const status = storageStatus(error)
      if (status === 404) return err({ code: 'no_file' })
      log({ event: 'resume_not_read', status })
      return err({ code: 'unavailable' })
    }
    try {
      return ok(splitPassages(await readPages(new Uint8Array(await data.arrayBuffer()))))
    } catch (exception) {
      log({ event: 'resume_not_parsed', at: stackFrames(exception) })
      return err({ code: 'file_unreadable' })
    }
  }
}

/** A hosted function has 2 s of processor time; a page takes 5 to 50 ms. */
const MAX_PAGES = 20
const MAX_MS = 1_000

const itemSchema = z.object({ str: z.string(), hasEOL: z.boolean(), transform: z.array(z.number()) })

/**
 * Reads the text of the first pages of a PDF, with a blank line between paragraphs.
 *
 * @throws when the file is no readable PDF
 */
async function readPages(file: Uint8Array): Promise<string[]> {
  const before = Date.now()
  const pdf = await getDocumentProxy(file)
  try {
    const pages: string[] = []
    for (let number = 1; number <= Math.min(pdf.numPages, MAX_PAGES); number += 1) {
      const { items } = await (await pdf.getPage(number)).getTextContent()
      pages.push(textOf(items))
      if (Date.now() - before > MAX_MS) break
    }
    return pages
  } finally {
    await pdf.loadingTask.destroy()
  }
}

/** Lines that are further apart than those of a paragraph: the gap in heights of a letter. */
const PARAGRAPH_GAP = 1.8

function textOf(items: readonly unknown[]): string {
  let text = ''
  let lastLine: number | null = null
  for (const raw of items) {
    const item = itemSchema.safeParse(raw).data
    if (!item) continue
    const [, , , size = 0, , line = 0] = item.transform
    if (item.str.trim()) {
      if (lastLine !== null && Math.abs(lastLine - line) > PARAGRAPH_GAP * Math.abs(size)) text += '\n\n'
      lastLine = line
    }
    text += item.hasEOL ? `${item.str}\n` : item.str
  }
  return text
}
