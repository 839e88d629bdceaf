// A delivery whose functions run in this process, against the real database and mailbox: a test can replace
// each of them.
import { expect } from 'vitest'
import { cardFiles } from '../../packages/draft/card/card-files.ts'
import { createLoadPicture } from '../../supabase/functions/_shared/load-picture.ts'
import { createComposeMail } from '../../supabase/functions/_shared/mails/compose-mail.ts'
import { createMailStore } from '../../supabase/functions/_shared/mails/mail-store.ts'
import { createSendMail } from '../../supabase/functions/_shared/mails/send-mail.ts'
import { createDrawCard, createRenderVersion } from '../../supabase/functions/_shared/render-version.ts'
import { createServiceClient } from '../../supabase/functions/_shared/service-client.ts'
import { createBuildStore } from '../../supabase/functions/worker/jobs/build-store.ts'
import { createDeliverDrafts } from '../../supabase/functions/worker/jobs/deliver-drafts.ts'
import { createSendMails } from '../../supabase/functions/worker/jobs/send-mails.ts'
import { createRunJobs } from '../../supabase/functions/worker/run-jobs.ts'
import type { WorkerTools } from '../../supabase/functions/worker/tools.ts'
import type { Stack } from '../../supabase/local/stack.ts'
import { deliveredTo, endPauses } from './drafts-kit.ts'

const log = () => {}

export type DeliverDependencies = Pick<
  WorkerTools,
  'builds' | 'mails' | 'renderVersion' | 'composeMail' | 'sendMail' | 'log'
>

/** Makes a round of the worker that delivers drafts and sends mails. */
export function createDeliver(deps: DeliverDependencies) {
  const jobs = { deliver_drafts: createDeliverDrafts(deps), send_mails: createSendMails(deps) }
  return createRunJobs(jobs, deps.log)
}

/** What the real worker delivers with, on this stack. */
export function deliverDependencies(stack: Stack): DeliverDependencies {
  const supabaseUrl = stack.apiUrl
  const client = createServiceClient({ supabaseUrl, secretKey: stack.keys.secretKey, timeoutMs: 30_000 })
  return {
    builds: createBuildStore(client, log),
    mails: createMailStore(client, log),
    renderVersion: createRenderVersion(createDrawCard(cardFiles, createLoadPicture(client, log), log)),
    composeMail: createComposeMail({
      supabaseUrl,
      appUrl: 'https://app.example',
      operator: 'Foyer Practice Websites, Inc.',
      supportEmail: 'desk@foyer.test',
      sitesDomain: 'foyer.example',
    }),
    sendMail: createSendMail({
      resend: null,
      mailpitUrl: stack.mailboxUrl,
      from: { name: 'Foyer', email: 'hello@foyer.example' },
      timeoutMs: 30_000,
    }),
    log,
  }
}

/** Ends the pauses and delivers what is due. */
export async function recoverDeliveries(stack: Stack): Promise<void> {
  await endPauses(stack)
  await createDeliver(deliverDependencies(stack))()
}

/** Expects that one version is recorded with its picture and announced by one mail. */
export async function expectOneDelivery(stack: Stack, ownerId: string) {
  const delivered = await deliveredTo(stack, ownerId)
  expect(delivered.builds).toEqual(['done'])
  expect(delivered.versions).toHaveLength(1)
  expect(delivered.newest).toMatchObject({ version: 1, url: `/drafts/${delivered.newest?.slug}` })
  expect(delivered.cards).toBe(1)
  expect(delivered.mails).toEqual(['sent'])
  expect(delivered.inbox).toHaveLength(1)
  return delivered
}
