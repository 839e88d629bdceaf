import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { z } from 'zod'

/** One request that would have changed the hosted project. */
type SentRequest = { readonly method: string; readonly path: string; readonly body: unknown }

export type ManagementApi = {
  readonly url: string
  readonly sent: readonly SentRequest[]
  /** Empties `sent`. */
  forget(): void
  close(): Promise<void>
}

/** The reference of the project that the stand-in has. */
export const PROJECT = 'abcdefghijklmnopqrst'

/** The settings of a project before the first deploy; its owner has set a mail server in the dashboard. */
const CONFIG = {
  database: {
    major_version: 17,
    ssl_enforced: false,
    network_restrictions: { entitlement: 'allowed', status: 'applied', allowed_cidrs: [] },
    postgres_settings: {},
  },
  auth: {
    site_url: 'http://localhost:3000',
    uri_allow_list: 'http://localhost:5173/**',
    jwt_exp: 3600,
    disable_signup: false,
    external_email_enabled: true,
    external_anonymous_users_enabled: false,
    refresh_token_rotation_enabled: true,
    security_refresh_token_reuse_interval: 10,
    mailer_autoconfirm: false,
    mailer_otp_exp: 3600,
    mailer_otp_length: 6,
    mailer_secure_email_change_enabled: true,
    smtp_max_frequency: 60,
    smtp_host: 'smtp.dashboard.example',
    smtp_port: '465',
    smtp_user: 'dashboard',
    smtp_pass: 'hmac',
    smtp_admin_email: 'dashboard@mail.example',
    smtp_sender_name: 'Dashboard',
    rate_limit_email_sent: 30,
    rate_limit_token_refresh: 150,
    rate_limit_verify: 30,
    rate_limit_otp: 30,
  },
  api: { db_schema: 'public,graphql_public', db_extra_search_path: 'public,extensions', max_rows: 1000 },
  storage: {
    file_size_limit: 52_428_800,
    features: {
      image_transformation: { enabled: true },
      s3_protocol: { enabled: true },
      iceberg_catalog: { enabled: false },
      vector_buckets: { enabled: false },
    },
  },
}

const READS: Readonly<Record<string, unknown>> = {
  [`/v1/projects/${PROJECT}`]: {
    id: PROJECT,
    ref: PROJECT,
    organization_id: 'foyer',
    organization_slug: 'foyer',
    name: 'foyer',
    region: 'us-east-1',
    created_at: '2026-01-01T00:00:00Z',
    status: 'ACTIVE_HEALTHY',
    database: { host: '127.0.0.1', version: '17.6.1.1', postgres_engine: '17', release_channel: 'ga' },
  },
  [`/v1/projects/${PROJECT}/billing/addons`]: { selected_addons: [], available_addons: [] },
  [`/v1/projects/${PROJECT}/functions`]: [],
  [`/v2/projects/${PROJECT}/config`]: {
    data: { type: 'project_config', id: PROJECT, attributes: CONFIG },
  },
}

/** Starts a stand-in of the platform's management API on loopback. It answers the reads of the CLI and records the rest. */
export async function startManagementApi(): Promise<ManagementApi> {
  const sent: SentRequest[] = []
  const server = createServer(async (request, response) => {
    const path = request.url ?? ''
    const isRead = request.method === 'GET'
    const body = await readBody(request)
    if (!isRead) sent.push({ method: request.method ?? '', path, body })
    const answer = isRead ? READS[path.split('?')[0] ?? ''] : answerOf(path, body)
    const status = request.method === 'POST' ? 201 : 200
    response.writeHead(answer === undefined ? 404 : status, { 'content-type': 'application/json' })
    response.end(JSON.stringify(answer ?? { message: 'Not found' }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = z.object({ port: z.number() }).parse(server.address())
  return {
    url: `http://127.0.0.1:${port}`,
    sent,
    forget: () => void sent.splice(0),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** All settings of the auth service that may be null, which its answer to a change has to name. */
const AUTH_SETTING_NAMES = readFileSync(join(import.meta.dirname, 'auth-setting-names.txt'), 'utf8').match(
  /\S+/g,
)

function answerOf(path: string, body: unknown): unknown {
  const [address = '', query] = path.split('?')
  if (address.endsWith('/postgrest')) {
    const pool = {
      db_pool: null,
      db_pool_acquisition_timeout: 10,
      db_pool_max_lifetime: 1800,
      db_pool_max_idletime: 30,
    }
    return { ...CONFIG.api, ...pool, jwt_secret: 'hmac' }
  }
  if (address.endsWith('/config/auth')) {
    return {
      ...Object.fromEntries((AUTH_SETTING_NAMES ?? []).map((name) => [name, null])),
      mailer_otp_exp: 86_400,
      mfa_phone_otp_length: 6,
      sms_otp_length: 6,
      passkey_enabled: false,
      oauth_server_enabled: false,
      oauth_server_allow_dynamic_registration: false,
      custom_oauth_enabled: false,
      custom_oauth_max_providers: 0,
    }
  }
  if (address.endsWith('/functions/deploy')) {
    const slug = new URLSearchParams(query).get('slug')
    const { metadata } = z.object({ metadata: z.object({ verify_jwt: z.boolean() }) }).parse(body)
    return { id: slug, slug, name: slug, version: 1, status: 'ACTIVE', verify_jwt: metadata.verify_jwt }
  }
  if (address.endsWith('/functions')) return { functions: [] }
  return address.endsWith('/secrets') ? body : undefined
}

/** JSON as it is; of an upload the metadata and the names of its files. */
async function readBody(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  const bytes = Buffer.concat(chunks)
  if (!bytes.length) return null
  const type = request.headers['content-type'] ?? ''
  if (!type.startsWith('multipart/form-data')) return JSON.parse(bytes.toString())
  const form = await new Response(bytes, { headers: { 'content-type': type } }).formData()
  const files = form.getAll('file').flatMap((file) => (file instanceof File ? [file.name] : []))
  return { metadata: JSON.parse(String(form.get('metadata'))), files }
}
