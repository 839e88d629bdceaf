import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { loadConfig } from './config.ts'

let projectDir: string
beforeEach(() => {
  projectDir = mkdtempSync(join(tmpdir(), 'config-'))
  mkdirSync(join(projectDir, 'supabase'))
})
afterEach(() => rmSync(projectDir, { recursive: true, force: true }))

function load(toml: string, env: Record<string, string> = {}) {
  writeFileSync(join(projectDir, 'supabase', 'config.toml'), toml)
  return loadConfig(projectDir, env)
}

test("uses the CLI's defaults for an empty file", () => {
  expect(load('')).toEqual({
    project_id: 'supabase',
    api: {
      port: 54321,
      schemas: ['public', 'graphql_public'],
      extra_search_path: ['public', 'extensions'],
      max_rows: 1000,
      auto_expose_new_tables: true,
    },
    db: { port: 54322 },
    local_smtp: { port: 54324, admin_email: 'admin@email.com', sender_name: 'Admin' },
    storage: { file_size_limit: '50MiB', buckets: {} },
    auth: {
      site_url: 'http://127.0.0.1:3000',
      additional_redirect_urls: [],
      jwt_expiry: 3600,
      refresh_token_reuse_interval: 10,
      enable_signup: true,
      rate_limit: { token_refresh: 150, sign_in_sign_ups: 30, token_verifications: 30 },
      email: {
        enable_signup: true,
        double_confirm_changes: true,
        enable_confirmations: false,
        max_frequency: '1s',
        otp_expiry: 3600,
        otp_length: 6,
        template: {},
      },
    },
    edge_runtime: { secrets: {} },
    functions: {},
  })
})

test('the file wins over the defaults, the environment over the file', () => {
  const toml =
    '[auth]\nsite_url = "http://of.the.file"\njwt_expiry = 60\n[auth.email]\nenable_signup = true\n'
  const env = {
    SUPABASE_AUTH_SITE_URL: 'http://of.the.environment',
    SUPABASE_AUTH_EMAIL_ENABLE_SIGNUP: 'false',
    SUPABASE_API_PORT: '0',
    SUPABASE_AUTH_EMAIL_MAX_FREQUENCY: '',
    SUPABASE_AUTH_ADDITIONAL_REDIRECT_URLS: 'http://one.example/**,http://two.example/**',
  }
  const { auth, api } = load(toml, env)
  expect([auth.site_url, auth.jwt_expiry, auth.email.enable_signup]).toEqual([
    'http://of.the.environment',
    60,
    false,
  ])
  expect([api.port, auth.email.max_frequency]).toEqual([0, '1s'])
  expect(auth.additional_redirect_urls).toEqual(['http://one.example/**', 'http://two.example/**'])
})

test('env(NAME) stands for a whole value, as with the CLI', () => {
  const toml = `
    [auth]
    site_url = "env(SITE)"
    additional_redirect_urls = ["env(SITE)", "env(SITE)/**"]
    [edge_runtime.secrets]
    SET = "env(SITE)"
    UNSET = "env(NOBODY_SETS_THIS)"`
  const { auth, edge_runtime } = load(toml, { SITE: 'http://site.example' })
  expect(auth.site_url).toBe('http://site.example')
  expect(auth.additional_redirect_urls).toEqual(['http://site.example', 'env(SITE)/**'])
  expect(edge_runtime.secrets).toEqual({ SET: 'http://site.example', UNSET: null })
})

test('functions, buckets, templates and the older name of the mailbox are read', () => {
  const config = load(`
    [inbucket]
    port = 1025
    [storage.buckets.resumes]
    file_size_limit = "10MB"
    allowed_mime_types = ["application/pdf"]
    [auth.email.template.magic_link]
    subject = "Come in"
    content_path = "./supabase/templates/sign-in.html"
    [functions.open]
    verify_jwt = false`)
  expect(config.local_smtp.port).toBe(1025)
  expect(config.storage.buckets.resumes).toEqual({
    public: false,
    file_size_limit: '10MB',
    allowed_mime_types: ['application/pdf'],
  })
  expect(config.auth.email.template.magic_link).toEqual({
    content: '',
    subject: 'Come in',
    content_path: join(projectDir, 'supabase', 'templates', 'sign-in.html'),
  })
  expect(config.functions.open).toEqual({ enabled: true, verify_jwt: false })
})

test.each([
  ['[auth]\nsite_url = "env(NOBODY_SETS_THIS)"', /asks for the environment variable NOBODY_SETS_THIS/],
  ['[auth]\njwt_expiry = "long"', /auth\.jwt_expiry cannot be used/],
  [
    '[api]\nauto_expose_new_tables = false',
    /api\.auto_expose_new_tables cannot be used .*revoke in a migration/,
  ],
  [
    '[auth.rate_limit]\ntoken_refresh = -1',
    /auth\.rate_limit\.token_refresh cannot be used \(set more than 0\)/,
  ],
  ['[storage.buckets.a]\nfile_size_limit = -1', /storage\.buckets\.a\.file_size_limit cannot be used/],
  ['[auth\nsite_url = 1', /is not valid TOML \(line 1\)/],
])('%j is refused in one sentence', (toml, sentence) => {
  expect(() => load(toml)).toThrow(sentence)
})

test.each([
  ['SUPABASE_API_PORT', 'many'],
  ['SUPABASE_API_PORT', '-1'],
  ['SUPABASE_API_PORT', '70000'],
  ['SUPABASE_API_MAX_ROWS', '-1'],
  ['SUPABASE_DB_PORT', '1.5'],
  ['SUPABASE_STORAGE_FILE_SIZE_LIMIT', '-1'],
  ['SUPABASE_STORAGE_FILE_SIZE_LIMIT', '0'],
  ['SUPABASE_STORAGE_FILE_SIZE_LIMIT', 'ten'],
  ['SUPABASE_AUTH_JWT_EXPIRY', '-1'],
  ['SUPABASE_AUTH_RATE_LIMIT_TOKEN_REFRESH', '-1'],
  ['SUPABASE_AUTH_RATE_LIMIT_SIGN_IN_SIGN_UPS', '0'],
  ['SUPABASE_AUTH_RATE_LIMIT_TOKEN_VERIFICATIONS', 'NaN'],
  ['SUPABASE_AUTH_EMAIL_MAX_FREQUENCY', '-1s'],
  ['SUPABASE_AUTH_EMAIL_MAX_FREQUENCY', '60'],
  ['SUPABASE_AUTH_EMAIL_OTP_LENGTH', '-1'],
  ['SUPABASE_AUTH_EMAIL_OTP_EXPIRY', '-1'],
  ['SUPABASE_AUTH_ENABLE_SIGNUP', 'yes'],
])('refuses %s=%s in the environment', (name, value) => {
  expect(() => load('', { [name]: value })).toThrow(/ cannot be used \(.+\): please correct it\./)
})

test('reports a folder without a project', () => {
  expect(() => loadConfig(join(projectDir, 'elsewhere'), {})).toThrow(
    /config\.toml is missing: start the stack in the folder of the project/,
  )
})
