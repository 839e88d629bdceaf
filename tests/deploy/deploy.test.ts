// Rehearses a deploy: the real Supabase CLI talks to a stand-in of the management API and to an empty database.
// `npx vitest run tests/deploy -u` updates sent.json, which is reviewed like code.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { fillMailTemplate, MAIL_TEMPLATES } from '../../scripts/mail-templates.ts'
import { runCommand } from '../../scripts/run-command.ts'
import { type OpenDatabase, openMemoryDatabase } from '../../supabase/local/database/database.ts'
import { startWireServer, type WireServer } from '../../supabase/local/database/wire-server.ts'
import { type ManagementApi, PROJECT, startManagementApi } from './start-management-api.ts'

/** As in a `.env.production`; the secret has characters that files of variables treat in a special way. */
const PRODUCTION = {
  FOYER_APP_URL: 'https://app.practice.example',
  FOYER_SITES_DOMAIN: 'sites.example',
  FOYER_MAIL_FROM: 'Foyer Health <hello@practice.example>',
  FOYER_SMTP_HOST: 'smtp.practice.example',
  FOYER_SMTP_PORT: '587',
  FOYER_SMTP_USER: 'foyer',
  FOYER_SMTP_PASSWORD: 'a password with $HOME and #',
  FOYER_SUPPORT_EMAIL: 'help@practice.example',
  FOYER_HASH_SECRET: 'salt with $HOME, "quotes" and #',
  FOYER_PAYOUT_KEY: 'QvY0pN3sXw7uJrZc5bTgLk2mHf8aEd1o',
  RESEND_API_KEY: 're_production',
  VITE_COMPANY_NAME: 'Lindgren Health LLC',
  VITE_COMPANY_ADDRESS: '12 Main St, Chattanooga, TN 37402',
  VITE_GOVERNING_LAW: 'Tennessee',
  VITE_PROCESSORS: 'Supabase (database), Resend (mail)',
}

let api: ManagementApi
let database: OpenDatabase
let wire: WireServer
let home: string

beforeAll(async () => {
  api = await startManagementApi()
  database = await openMemoryDatabase()
  wire = await startWireServer(Promise.resolve(database), 0, 'postgres')
  home = mkdtempSync(join(tmpdir(), 'foyer-deploy-home-'))
  const profile = {
    name: 'rehearsal',
    api_url: api.url,
    dashboard_url: api.url,
    project_host: 'foyer.invalid',
  }
  writeFileSync(join(home, 'profile.json'), JSON.stringify(profile))
})
afterAll(async () => {
  await wire?.close()
  await database?.close()
  await api?.close()
  if (home) rmSync(home, { recursive: true, force: true })
})
beforeEach(() => api.forget())

/** Runs a program of the project in a home folder of its own, with only these variables and the stand-ins. */
function run(
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>> = {},
) {
  const inherited = Object.keys(process.env).map((name) => [name, undefined] as const)
  return runCommand(command, args, {
    output: 'capture',
    env: {
      ...Object.fromEntries(inherited),
      HOME: home,
      SUPABASE_HOME: join(home, '.supabase'),
      SUPABASE_PROFILE: join(home, 'profile.json'),
      SUPABASE_ACCESS_TOKEN: `sbp_${'0'.repeat(40)}`,
      SUPABASE_TELEMETRY_DISABLED: '1',
      SUPABASE_NO_UPDATE_NOTIFIER: '1',
      SUPABASE_DB_URL: `postgresql://postgres:postgres@127.0.0.1:${wire.port}/postgres?sslmode=disable`,
      ...env,
    },
  })
}

const deploy = (env: Readonly<Record<string, string | undefined>>) =>
  run('node', ['scripts/deploy.ts', PROJECT, '--yes'], env)

async function readMigrations(): Promise<string[]> {
  return database.asSuperuser(async (transaction) => {
    const { rows } = await transaction.query<{ name: string }>(
      `select version || '_' || name as name from supabase_migrations.schema_migrations order by version`,
    )
    return rows.map(({ name }) => name)
  })
}

test.each(['FOYER_APP_URL', 'FOYER_SMTP_HOST'])('sends nothing without %s and says so', async (name) => {
  const { code, output } = await deploy({ ...PRODUCTION, [name]: undefined })
  expect(output).toContain(`Nothing was sent.\n${name} is not set: set it to `)
  expect([code, api.sent]).toEqual([1, []])
})

test('sends the reviewed migrations, secrets, functions and settings', async () => {
  const { code, output } = await deploy(PRODUCTION)
  expect(code, output).toBe(0)
  const sent = { migrations: await readMigrations(), requests: api.sent.map(abridge) }
  await expect(`${JSON.stringify(sent, null, 2)}\n`).toMatchFileSnapshot('./sent.json')
})

test('a push of config.toml alone leaves the mail server and the addresses of the project as they are', async () => {
  const { code, output } = await run('supabase', ['config', 'push', `--remote=${PROJECT}`, '--yes'])
  expect(code, output).toBe(0)
  const names = api.sent.flatMap(({ body }) => Object.keys(body ?? {}))
  expect(names).toContain('mailer_otp_length')
  expect(names.filter((name) => /^smtp_(?!max)|site_url|uri_allow_list|rate_limit_email/.test(name))).toEqual(
    [],
  )
})

/** Leaves out what changes without a change of the deploy: the text of mails and the files of packages/shared and packages/draft. */
function abridge({ method, path, body }: ManagementApi['sent'][number]): unknown {
  const text = JSON.stringify(body, (key, value: unknown) => {
    if (key === 'files' && Array.isArray(value)) return abridgeFiles(value)
    if (key === 'checksum' || key === 'ezbr_sha256') return undefined
    return key.startsWith('mailer_templates_') ? templateOf(value) : value
  })
  return { method, path, body: JSON.parse(text ?? 'null') }
}

const abridgeFiles = (files: readonly unknown[]) =>
  [
    ...new Set(
      files.map((file) => String(file).replace(/^packages\/(shared|draft)\/src\/.*/, 'packages/$1/src/…')),
    ),
  ].sort()

const templateOf = (html: unknown) =>
  MAIL_TEMPLATES.map((file) => `supabase/templates/${file}`)[
    MAIL_TEMPLATES.findIndex((file) => fillMailTemplate(file, PRODUCTION) === html)
  ] ?? html
