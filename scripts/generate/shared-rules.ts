import { join } from 'node:path'
import { BUDGETS } from '../../packages/shared/src/api/budgets.ts'
import { CHANGE_REQUEST_STATUSES } from '../../packages/shared/src/api/change-requests.ts'
import { DEVICE_KINDS } from '../../packages/shared/src/api/last-save.ts'
import { SUPPORT_REQUEST_STATUSES, SUPPORT_TOPICS } from '../../packages/shared/src/api/support.ts'
import { WAITLIST_FEATURES } from '../../packages/shared/src/api/waitlist.ts'
import { FIRST_TOUCH_DAYS } from '../../packages/shared/src/leads/attribution.ts'
import { DESIGN_STYLE_IDS } from '../../packages/shared/src/onboarding/answers/stored-ids.ts'
import { PARTNER_TERMS_VERSION } from '../../packages/shared/src/referrals/partner-terms.ts'
import { APPROVAL_DAYS, REWARD_CENTS } from '../../packages/shared/src/referrals/reward.ts'
import {
  INSTITUTIONS_ALONE,
  INSTITUTIONS_ANYWHERE,
  INSTITUTIONS_AS_PART,
  RESERVED_SITE_NAMES,
  SERVICE_WORDS,
} from '../../packages/shared/src/sites/names.ts'
import type { MailRow } from '../../supabase/functions/_shared/mails/mail-row.ts'
import { MAILS } from '../../supabase/functions/_shared/mails/mails.ts'
import { ROOT } from '../run-command.ts'

const FILE = join(ROOT, 'supabase/migrations/20261122090050_create_shared_rules.sql')
const MOST_CHARACTERS_IN_A_LINE = 110

/** Returns the migration with the lists of TypeScript that SQL reads as well: kinds, budgets, words, versions, mails. */
export async function sharedRules(): Promise<ReadonlyMap<string, string>> {
  const budgets = Object.entries(BUDGETS).flatMap(([budget, { limits }]) =>
    limits.map(({ max, hours }) => `    (${literal(budget)}, ${max}, ${hours})`),
  )
  const mails = Object.entries<MailRow>(MAILS).map(
    ([kind, { about, trueWhile, preference }]) =>
      `    (${literal(kind)}, ${literal(about)}, ${listOf(trueWhile)}, ${preference ? literal(preference) : 'null'})`,
  )
  const words = {
    anywhere: INSTITUTIONS_ANYWHERE,
    part: INSTITUTIONS_AS_PART,
    alone: INSTITUTIONS_ALONE,
    service: SERVICE_WORDS,
  }
  const refused = Object.entries(words).map(([kind, list]) => `    (${literal(kind)},\n${wrapped(list)})`)
  const parts = [
    '-- Written by `npm run generate` from packages/shared and the table of mails.\n',
    domainOf('design_style', DESIGN_STYLE_IDS, 'The styles of drafts.'),
    domainOf(
      'device_kind',
      DEVICE_KINDS,
      'The kind of a device; nothing else of devices is kept with what was saved.',
    ),
    domainOf('waitlist_feature', WAITLIST_FEATURES, 'The features with a waitlist.'),
    domainOf(
      'support_topic',
      SUPPORT_TOPICS.map(({ id }) => id),
      'What a request to the support is about.',
    ),
    domainOf('support_status', SUPPORT_REQUEST_STATUSES, 'How far the support is with a request.'),
    domainOf('change_request_status', CHANGE_REQUEST_STATUSES, 'How far the operator is with a change.'),
    functionOf('reward_cents', 'integer', `  select ${REWARD_CENTS}`, 'What a partner gets for a practice.'),
    functionOf(
      'approval_time',
      'interval',
      `  select interval '${APPROVAL_DAYS} days'`,
      'How long a website has to be live until its reward is due.',
    ),
    functionOf(
      'first_touch_time',
      'interval',
      `  select interval '${FIRST_TOUCH_DAYS} days'`,
      'How long before a sign-up the first touch of a partner counts.',
    ),
    functionOf(
      'budgets',
      'table (budget text, max_count integer, hours integer)',
      `  values\n${budgets.join(',\n')}`,
      'How often an account may do something within so many hours.',
    ),
    functionOf(
      'reserved_site_names',
      'text[]',
      `  select string_to_array(\n${wrapped(RESERVED_SITE_NAMES)},\n    ' '\n  )`,
      'Words that no website has as its address, nor anything that looks like them.',
    ),
    functionOf(
      'refused_site_words',
      'table (kind text, words text[])',
      `  select kind, string_to_array(list, ' ')\n  from (values\n${refused.join(',\n')}\n  ) as lists (kind, list)`,
      'Institutions that people trust, refused anywhere in an address, as a part of it, or alone; and what people are asked for in their name.',
    ),
    functionOf(
      'partner_terms_version',
      'text',
      `  select ${literal(PARTNER_TERMS_VERSION)}`,
      'The version of the partner terms that has to be accepted before the link is shown.',
    ),
    functionOf(
      'mail_kinds',
      'table (kind text, about text, true_while text[], preference text)',
      `  values\n${mails.join(',\n')}`,
      'The kinds of mails: the column of public.mails that names what one is about, the states of that in which it is true (null: as long as that exists), and the column of public.mail_preferences that stops it (null: it always comes).',
    ),
    ['budgets', 'reserved_site_names', 'refused_site_words', 'mail_kinds']
      .map((name) => `grant execute on function private.${name}() to service_role;\n`)
      .join(''),
  ]
  return new Map([[FILE, parts.join('\n')]])
}

function domainOf(name: string, values: readonly string[], comment: string): string {
  return `create domain public.${name} as text
constraint ${name}_known check (value in (${values.map(literal).join(', ')}));
comment on domain public.${name} is ${literal(comment)};
`
}

function functionOf(name: string, returns: string, body: string, comment: string): string {
  return `create function private.${name}() returns ${returns}
language sql immutable
set search_path = ''
as $$
${body}
$$;
comment on function private.${name}() is ${literal(comment)};
`
}

/** Words with spaces between them, as literals of one line each, which SQL reads as one. */
function wrapped(words: readonly string[]): string {
  const lines: string[] = []
  for (const word of words) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + word.length < MOST_CHARACTERS_IN_A_LINE)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
    .map((line, index) => `      ${literal(index < lines.length - 1 ? `${line} ` : line)}`)
    .join('\n')
}

function listOf(texts: readonly string[] | undefined): string {
  return texts ? `array[${texts.map(literal).join(', ')}]` : 'null::text[]'
}

function literal(text: string): string {
  return `'${text.replaceAll("'", "''")}'`
}
