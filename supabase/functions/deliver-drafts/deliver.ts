import type { Log } from '../_shared/log.ts'
import type { RenderVersion } from '../_shared/render-version.ts'
import type { SendMail } from '../_shared/send-mail.ts'
import type { WritePointers } from '../_shared/write-pointers.ts'
import type { BuildStore } from './build-store.ts'
import type { ClaimedBuild } from './claimed-build.ts'
import type { ComposeMail } from './compose-mail.ts'
import type { ClaimedMail, MailStore } from './mail-store.ts'

/** Builds and mails what is due, a few of each, and does what else is due. Never throws. Returns whether more is due at once. */
export type Deliver = () => Promise<boolean>

export type DeliverDependencies = {
  readonly builds: BuildStore
  readonly mails: MailStore
  readonly renderVersion: RenderVersion
  readonly composeMail: ComposeMail
  readonly sendMail: SendMail
  readonly writePointers: WritePointers
  /** What else is due: each does a part of it, never throws, and returns whether more is due at once. */
  readonly chores: readonly (() => Promise<boolean>)[]
  readonly log: Log
}

// A call of a hosted function has 2 s of processor time; a build takes about 0.2 s.
const BUILDS_AT_ONCE = 2
const MAILS_AT_ONCE = 4

/**
 * Makes the delivery. It may stop between any two steps: a claim is a lease, and the draft, its picture, the end of its
 * build and its mail are recorded in one transaction.
 */
export function createDeliver(deps: DeliverDependencies): Deliver {
  return async () => {
    try {
      // What visitors of websites wait for comes first.
      await deps.writePointers()
      const moreBuilds = await deliverBuilds(deps)
      const moreMails = await sendMails(deps)
      let more = moreBuilds || moreMails
      for (const chore of deps.chores) more = (await chore()) || more
      return more
    } catch {
      deps.log({ event: 'delivery_stopped' })
      return false
    }
  }
}

async function deliverBuilds(deps: DeliverDependencies): Promise<boolean> {
  const claimed = await deps.builds.claim(BUILDS_AT_ONCE)
  if (!claimed.ok) return false
  for (const build of claimed.value.builds) {
    const failure = await deliverBuild(build, deps)
    if (!failure) continue
    deps.log({ event: 'build_failed', build: build.id, reason: failure.reason, isFinal: failure.isFinal })
    await deps.builds.noteFailure(build, failure.reason, failure.isFinal)
  }
  return claimed.value.more
}

async function deliverBuild(
  build: ClaimedBuild,
  { builds, renderVersion }: DeliverDependencies,
): Promise<{ readonly reason: string; readonly isFinal: boolean } | null> {
  const rendered = await renderVersion(build)
  if (!rendered.ok) return { reason: `${rendered.error.code}: ${rendered.error.details}`, isFinal: true }
  const recorded = await builds.record(build, rendered.value)
  if (recorded.ok) return null
  // If only the response was lost, the draft is recorded: then no failure is noted.
  return { reason: `database ${recorded.error.code}`, isFinal: recorded.error.code === 'unexpected' }
}

async function sendMails(deps: DeliverDependencies): Promise<boolean> {
  const claimed = await deps.mails.claim(MAILS_AT_ONCE)
  if (!claimed.ok) return false
  await Promise.all(claimed.value.mails.map((mail) => sendMail(mail, deps)))
  return claimed.value.more
}

async function sendMail(
  mail: ClaimedMail,
  { mails, composeMail, sendMail, log }: DeliverDependencies,
): Promise<void> {
  const sent = await sendMail(composeMail(mail), `mail-${mail.id}`, mail.attempts > 1)
  if (sent.ok) {
    await mails.note(mail.id, null)
    return
  }
  const { code, status } = sent.error
  log({ event: 'mail_not_sent', mail: mail.id, code, status })
  await mails.note(mail.id, { reason: `${code} ${status}`, isFinal: code === 'refused' })
}
