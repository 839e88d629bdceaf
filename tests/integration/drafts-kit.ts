import type { Answers } from '../../packages/shared/src/onboarding/answers/answers.ts'
import { QUESTION_KEYS } from '../../packages/shared/src/onboarding/answers/stored-ids.ts'
import { THINKING } from '../../packages/shared/src/onboarding/fixtures/personas.ts'
import { buildResponseRow } from '../../packages/shared/src/onboarding/flow/response-row.ts'
import type { Stack } from '../../supabase/local/stack.ts'
import { newClient, type Owner } from './sign-in-by-code.ts'

/** The client of the functions. */
export const serviceOf = (stack: Stack) => newClient(stack, stack.keys.secretKey)

/** Runs SQL with all rights and returns the rows. */
export async function sql<Row>(stack: Stack, text: string, values: unknown[] = []): Promise<Row[]> {
  return stack.database.asSuperuser(async (tx) => (await tx.query<Row>(text, values)).rows)
}

/** Saves answers as their owner. */
export async function saveAnswers({ client, userId }: Owner, answers: Answers): Promise<void> {
  for (const key of QUESTION_KEYS) {
    const answer = answers[key]
    if (!answer) continue
    await client
      .from('onboarding_responses')
      .upsert(
        { profile_id: userId, ...buildResponseRow(key, answer, answers) },
        { onConflict: 'profile_id,question_key' },
      )
      .throwOnError()
  }
}

/** Creates confirmed owners with answers and a queued build each, without their mails; returns their ids. */
export async function queueOwners(
  stack: Stack,
  count: number,
  answers: Answers = THINKING,
): Promise<string[]> {
  const rows = await sql<{ id: string }>(
    stack,
    `insert into auth.users (id, email)
     select gen_random_uuid(), gen_random_uuid() || '@practice.example' from generate_series(1, $1) returning id`,
    [count],
  )
  const ids = rows.map(({ id }) => id)
  for (const key of QUESTION_KEYS) {
    const answer = answers[key]
    if (!answer) continue
    const { question_key, response, step_number, branch_path, is_complete } = buildResponseRow(
      key,
      answer,
      answers,
    )
    await sql(
      stack,
      `insert into public.onboarding_responses (profile_id, question_key, response, step_number, branch_path, is_complete)
       select unnest($1::uuid[]), $2, $3, $4, $5, $6`,
      [ids, question_key, response, step_number, branch_path, is_complete ?? false],
    )
  }
  await sql(
    stack,
    `select public.queue_site_build(id, 'build-presence', now()) from unnest($1::uuid[]) as id`,
    [ids],
  )
  return ids
}

/** Ends every pause in the queue and the outbox, as if time had passed. */
export async function endPauses(stack: Stack): Promise<void> {
  await sql(stack, `update public.site_builds set locked_until = now() where locked_until > now()`)
  await sql(
    stack,
    `update public.mails set locked_until = now() where locked_until > now() and reminder is null`,
  )
}

/** The stored results of a delivery for an owner. */
export async function deliveredTo(stack: Stack, ownerId: string) {
  const [row] = await sql<{
    email: string
    builds: string[]
    versions: { version: number; content: unknown }[]
    newest: { url: string; slug: string; version: number } | null
    cards: number
    mails: string[]
  }>(
    stack,
    `select u.email,
       (select coalesce(jsonb_agg(status order by created_at), '[]') from public.site_builds where profile_id = u.id) as builds,
       (select coalesce(jsonb_agg(to_jsonb(v) order by version), '[]') from public.draft_versions as v where profile_id = u.id) as versions,
       (select to_jsonb(d) from public.initial_drafts as d where profile_id = u.id) as newest,
       (select count(*)::int from private.draft_cards where profile_id = u.id) as cards,
       (select coalesce(jsonb_agg(status), '[]') from public.mails where profile_id = u.id and reminder is null) as mails
     from auth.users as u where u.id = $1`,
    [ownerId],
  )
  if (!row) throw new Error('There is no such owner.')
  const inbox = stack.mailbox.list().filter(({ to }) => to.some(({ address }) => address === row.email))
  return { ...row, inbox: inbox.filter(({ subject }) => subject === 'Your draft is ready') }
}
