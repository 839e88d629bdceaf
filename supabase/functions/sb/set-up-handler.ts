import type { SiteBuild } from '@foyer/shared/api/site-builder.ts'
import type { Answers } from '@foyer/shared/onboarding/answers/answers.ts'
import { THINKING } from '@foyer/shared/onboarding/fixtures/personas.ts'
import { err, ok } from '@foyer/shared/result.ts'
import { expect } from 'vitest'
import { createHandler, type SiteBuilderDependencies } from './handler.ts'
import type { BuildOrder } from './queue-build.ts'

export const ADDRESS = 'https://project.supabase.co/sb/start-site-builder-form'
export const USER = '7f9c24e8-3b12-4fef-91e0-56a2d5a1c001'
export const BUILD: SiteBuild = { status: 'queued', created_at: '2026-11-21T09:30:10.123456+00:00' }

/** The endpoint for one owner with these answers, and a queue that records its calls. */
export function setUpHandler(answers: Answers, rest: Partial<SiteBuilderDependencies> = {}) {
  const orders: BuildOrder[] = []
  const inspected: string[] = []
  const logged: Record<string, unknown>[] = []
  const background: Promise<void>[] = []
  let deliveries = 0
  const handle = createHandler({
    verifyUser: async (request) =>
      request.headers.get('authorization') === 'Bearer token'
        ? ok({ userId: USER })
        : err({ code: 'unauthorized' }),
    loadAnswers: async (userId) => ok(userId === USER ? answers : {}),
    countPdfReading: async () => ok(null),
    inspectResume: async (path) => {
      inspected.push(path)
      return ok('pdf')
    },
    queueBuild: async (order) => {
      orders.push(order)
      return ok(BUILD)
    },
    wakeWorker: async () => {
      deliveries += 1
    },
    inBackground: (work) => background.push(work),
    log: (event) => logged.push(event),
    ...rest,
  })
  return { handle, orders, inspected, logged, background, deliveries: () => deliveries }
}

export function ask(
  method = 'POST',
  headers: Record<string, string> = { authorization: 'Bearer token' },
): Request {
  return new Request(ADDRESS, { method, headers: { 'content-type': 'application/json', ...headers } })
}

export async function refusalOf(response: Response) {
  const body: { error: { code: string; message: string } } = await response.json()
  expect(Object.keys(body)).toEqual(['error'])
  expect(Object.keys(body.error)).toEqual(['code', 'message'])
  expect(body.error.message).toMatch(/^[A-Z].*\.$/)
  return { status: response.status, code: body.error.code }
}

export const PATH = `${USER}/r-1.pdf`

/** Answers whose story is a file and, perhaps, a text. */
export function withStory(resume_text: string, resume_file_path = PATH): Answers {
  const updated_at = '2026-11-21T09:00:00.000Z'
  return { ...THINKING, clinicianDetails: { resume_text, resume_file_path, updated_at } }
}
