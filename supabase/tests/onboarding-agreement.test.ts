// The onboarding tables and packages/shared define the same questions and limits.
import { join } from 'node:path'
import { siteBuildSchema } from '@foyer/shared/api/site-builder.ts'
import { parseAnswers } from '@foyer/shared/onboarding/answers/answers.ts'
import {
  RESPONSE_MAX_BYTES,
  RESUME_MAX_BYTES,
  UNSAVED_INPUT_MAX_BYTES,
} from '@foyer/shared/onboarding/answers/limits.ts'
import {
  INPUT_KEYS,
  MARKETING_HELP_IDS,
  QUESTION_KEYS,
  type QuestionKey,
} from '@foyer/shared/onboarding/answers/stored-ids.ts'
import { completes } from '@foyer/shared/onboarding/flow/completion.ts'
import { PDF_TYPE, resumePath } from '@foyer/shared/onboarding/input/resume-file.ts'
import { STEPS, stepOf } from '@foyer/shared/onboarding/questions/questionnaire.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { loadConfig } from '../local/config.ts'
import { parseSize } from '../local/storage/storage-service.ts'
import { sharedTestDatabase } from './shared-test-database.ts'

const OWNER = '00000000-0000-4000-8000-00000000000a'

const database = await sharedTestDatabase()
beforeAll(async () => {
  await database.query('insert into auth.users (id, email) values ($1, $2)', [OWNER, 'ana@practice.example'])
})

type Row = {
  readonly question_key: string
  readonly response?: object
  readonly step_number: number
  readonly branch_path?: string
  readonly is_complete?: boolean
}

/** Inserts rows in a transaction that is rolled back. Returns the name of the violated constraint, or null. */
async function refusedBy(...rows: readonly Row[]): Promise<string | null> {
  try {
    await database.transaction(async (transaction) => {
      for (const {
        question_key,
        response = {},
        step_number,
        branch_path = question_key,
        is_complete = false,
      } of rows) {
        await transaction.query(
          `insert into public.onboarding_responses
           (profile_id, question_key, response, step_number, branch_path, is_complete) values ($1, $2, $3, $4, $5, $6)`,
          [OWNER, question_key, response, step_number, branch_path, is_complete],
        )
      }
      await transaction.rollback()
    })
    return null
  } catch (error) {
    if (error instanceof Error && 'constraint' in error) return String(error.constraint)
    throw error
  }
}

const rowOf = (key: QuestionKey): Row => ({ question_key: key, step_number: stepOf(key).stepNumber })

describe('questions', () => {
  test('every question can be stored with the longest path', async () => {
    const paths = QUESTION_KEYS.map((_, index) => QUESTION_KEYS.slice(0, index + 1).join('.'))
    const rows = QUESTION_KEYS.map((key, index) => ({ ...rowOf(key), branch_path: paths[index] ?? '' }))
    expect(await refusedBy(...rows)).toBeNull()
  })

  test('an unknown question cannot be stored', async () => {
    for (const question_key of ['onboardingStart', 'BusinessDetails', 'businessdetails']) {
      expect(await refusedBy({ question_key, step_number: 1 })).toBe('onboarding_responses_question_known')
    }
  })

  test.each(QUESTION_KEYS)('%s has exactly its step number', async (key) => {
    for (const { stepNumber } of STEPS) {
      const isOwn = stepNumber === stepOf(key).stepNumber
      expect(await refusedBy({ ...rowOf(key), step_number: stepNumber })).toBe(
        isOwn ? null : 'onboarding_responses_question_known',
      )
    }
  })

  test('the same questions complete the onboarding', async () => {
    for (const key of QUESTION_KEYS) {
      expect(await refusedBy({ ...rowOf(key), is_complete: true })).toBe(
        completes(key) ? null : 'onboarding_responses_complete_at_the_end',
      )
    }
  })
})

test('an answer has the maximum size of limits.ts', async () => {
  // Postgres writes JSON with a space after the colon; é is two bytes.
  const frame = '{"text": ""}'.length
  const text = (bytes: number) => 'é'.repeat((bytes - frame) / 2)
  const row = rowOf('practiceVision')
  expect(await refusedBy({ ...row, response: { text: text(RESPONSE_MAX_BYTES) } })).toBeNull()
  expect(await refusedBy({ ...row, response: { text: `${text(RESPONSE_MAX_BYTES)}x` } })).toBe(
    'onboarding_responses_response_size',
  )
})

test('the unsaved input of every question and form has the limit of the app', async () => {
  const keep = (key: string, length: number) =>
    database.query(
      'insert into public.entries (profile_id, key, value, typed_at, changed_at) values ($1, $2, $3, now(), now())',
      [
        OWNER,
        `input/${key}`,
        // As jsonb writes it: {"input": {"text": "…"}, "based_on": null}
        { input: { text: 'x'.repeat(length - '{"text": ""}'.length) }, based_on: null },
      ],
    )
  for (const key of INPUT_KEYS) await keep(key, UNSAVED_INPUT_MAX_BYTES)
  await database.query('delete from public.entries')
  await expect(keep('clinicModel', UNSAVED_INPUT_MAX_BYTES + 200)).rejects.toMatchObject({
    constraint: 'entries_value_size',
  })
  await expect(keep('favouriteColour', 20)).rejects.toMatchObject({ constraint: 'entries_fit' })
})

test('the path of a resume is that of story.ts, with a random name', async () => {
  const row = rowOf('clinicianDetails')
  const response = (path: string) => ({ ...row, response: { resume_file_path: path } })
  expect(await refusedBy(response(resumePath(OWNER, `${crypto.randomUUID()}.pdf`)))).toBeNull()
  expect(await refusedBy(response(resumePath(crypto.randomUUID(), `${crypto.randomUUID()}.pdf`)))).toBe(
    'onboarding_responses_resume_is_own',
  )
})

test('every marketing status is copied to marketing_details', async () => {
  for (const selected_status of MARKETING_HELP_IDS) {
    await database.transaction(async (transaction) => {
      await transaction.query(
        `insert into public.onboarding_responses (profile_id, question_key, response, step_number, branch_path)
         values ($1, 'marketingDetails', $2, 2, 'marketingDetails')`,
        [OWNER, { selected_status }],
      )
      const { rows } = await transaction.query('select marketing_status from public.marketing_details')
      expect(rows).toEqual([{ marketing_status: selected_status }])
      await transaction.rollback()
    })
  }
})

test('an answer with a corrected time is still valid', async () => {
  await database.transaction(async (transaction) => {
    const { rows } = await transaction.query(
      `insert into public.onboarding_responses (profile_id, question_key, response, step_number, branch_path, updated_at)
       values ($1, 'clinicModel', $2, 10, 'clinicModel', '2999-01-01') returning question_key, response, updated_at`,
      [OWNER, { selected_model: 'hybrid', updated_at: '2999-01-01T00:00:00.000Z' }],
    )
    const answer = parseAnswers(rows).clinicModel
    expect(rows).toMatchObject([{ updated_at: new Date(answer?.updated_at ?? '') }])
    expect(Date.parse(answer?.updated_at ?? '')).toBeGreaterThan(Date.parse('2026-01-01'))
    await transaction.rollback()
  })
})

test('the statuses of builds are those of site-builder.ts', async () => {
  const { rows } = await database.query<{ rule: string }>(
    `select pg_get_constraintdef(oid) as rule from pg_constraint where conname = 'site_builds_status_known'`,
  )
  const statuses = [...(rows[0]?.rule ?? '').matchAll(/'(\w+)'::text/g)].map(([, status]) => status)
  expect(statuses.toSorted()).toEqual(siteBuildSchema.shape.status.options.toSorted())
})

describe('the bucket of resumes', () => {
  test('has the limits of packages/shared', async () => {
    const { rows } = await database.query(
      `select public, file_size_limit::int as size, allowed_mime_types as types from storage.buckets where id = 'resumes'`,
    )
    expect(rows).toEqual([{ public: false, size: RESUME_MAX_BYTES, types: [PDF_TYPE] }])
  })

  test('is the same in config.toml', () => {
    const { storage } = loadConfig(join(import.meta.dirname, '..', '..'), {
      FOYER_APP_URL: 'https://app.example',
    })
    const { resumes } = storage.buckets
    expect(resumes).toMatchObject({ public: false, allowed_mime_types: [PDF_TYPE] })
    expect(parseSize(resumes?.file_size_limit ?? 0)).toBe(RESUME_MAX_BYTES)
  })
})
