import type { DraftErrorCode, Passage } from '@foyer/shared/api/drafts.ts'
import { answersOnPath } from '@foyer/shared/onboarding/flow/flow.ts'
import { isOwnResume, RESUME_BUCKET } from '@foyer/shared/onboarding/input/resume-file.ts'
import { err, ok, type Result } from '@foyer/shared/result.ts'
import { z } from 'zod'
import { readDatabaseAnswer } from '../_shared/database-answer.ts'
import type { Failure } from '../_shared/failure.ts'
import { type Log, stackFrames } from '../_shared/log.ts'
import { readAnswers } from '../_shared/read-answers.ts'
import { type ServiceClient, storageStatus } from '../_shared/service-client.ts'
import { createSpendBudget } from '../_shared/spend-budget.ts'
import { readPdf } from './read-pdf.ts'
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
      return ok(splitPassages(await readPdf(new Uint8Array(await data.arrayBuffer()))))
    } catch (exception) {
      log({ event: 'resume_not_parsed', at: stackFrames(exception) })
      return err({ code: 'file_unreadable' })
    }
  }
}
