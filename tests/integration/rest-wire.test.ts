import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { adminClient, signToken } from './sign-in-as.ts'
import { startTestStack } from './start-test-stack.ts'

// What supabase-js 2.119 really sends, request by request. Each must find its way: to an answer, or to a refusal
// that names what is missing.

const part = z.union([
  z.string(),
  z.object({ blob: z.literal(true), type: z.string(), size: z.number(), name: z.string() }),
])
const body = z.union([
  z.string(),
  z.object({ __bytes: z.number() }),
  z.object({ __formdata: z.array(z.tuple([z.string(), part])) }),
])
const row = z.object({
  label: z.string(),
  method: z.string(),
  url: z.string(),
  headers: z.record(z.string(), z.string()),
  body: body.optional(),
})
type Row = z.infer<typeof row>

const recorded: unknown[] = z
  .array(z.unknown())
  .parse(JSON.parse(readFileSync(join(import.meta.dirname, 'fixtures/supabase-js-wire.json'), 'utf8')))
const rows = recorded.flatMap((entry) => row.safeParse(entry).data ?? [])

const SCHEMA = `do $wire$
begin
  drop table if exists public.leads cascade;
  create table public.leads (
    id text default gen_random_uuid(), email text unique, name text, status text, a text, b integer, n integer,
    x text, tags text[], deleted_at timestamptz, created_at timestamptz default now()
  );
  create table public.orders (id integer primary key);
  create function public.submit_lead(p_email text, p_tags text[]) returns integer language sql as 'select 1';
  create function public.ping() returns void language sql as 'select 1';
  create function public.ping(a integer, b integer[]) returns integer[] language sql as 'select b || a';
  create function public.f() returns setof public.leads language sql stable as 'select * from public.leads limit 1';
  create function public.list_leads(p integer) returns setof public.leads language sql stable
    as 'select * from public.leads where p = 1';
  grant all on public.leads, public.orders to anon, authenticated, service_role;
  grant execute on all functions in schema public to anon, authenticated, service_role;
  insert into storage.buckets (id, name) values ('docs', 'docs');
  create policy "Everybody may" on storage.objects for all to anon using (true) with check (true);
  create policy "Everybody sees" on storage.buckets for select to anon using (true);
end
$wire$`

let stack: Awaited<ReturnType<typeof startTestStack>>
let userToken = ''

beforeAll(async () => {
  stack = await startTestStack()
  await stack.database.asSuperuser((tx) => tx.query(SCHEMA))
  userToken = await signToken(stack, { role: 'authenticated', sub: '7b0f3a52-52b6-4f3a-9a44-0d8f3fd0a111' })
})
afterAll(() => stack.stop())

// Every request finds the same data, whatever was asked before it.
beforeEach(async () => {
  await stack.database.asSuperuser(async (tx) => {
    await tx.query('truncate public.leads')
    await tx.query(`insert into public.leads (id, email) values ('1', 'seed@b.c'), ('2', 'second@b.c')`)
  })
  const { storage } = adminClient(stack)
  await storage.emptyBucket('docs')
  for (const path of ['a', 'u1/a.png', 'u1/a b.png', 'u1/x.bin']) await storage.from('docs').upload(path, 'x')
})

async function replay({ method, url, headers, body: recordedBody }: Row) {
  const { pathname, search } = new URL(url)
  const values = {
    PUBLISHABLE_KEY: stack.keys.publishableKey,
    SECRET_KEY: stack.keys.secretKey,
    USER_JWT: userToken,
  }
  const filled = Object.entries(headers).map(([name, value]): [string, string] => {
    return [name, value.replace(/PUBLISHABLE_KEY|SECRET_KEY|USER_JWT/, (key) => Reflect.get(values, key))]
  })
  const response = await fetch(`${stack.apiUrl}${pathname}${search}`, {
    method,
    headers: filled,
    ...(recordedBody === undefined ? {} : { body: buildBody(recordedBody) }),
  })
  return { status: response.status, text: await response.text() }
}

function buildBody(recordedBody: z.infer<typeof body>): BodyInit {
  if (typeof recordedBody === 'string') return recordedBody
  if ('__bytes' in recordedBody) return new Uint8Array(recordedBody.__bytes)
  const form = new FormData()
  for (const [name, value] of recordedBody.__formdata) {
    if (typeof value === 'string') form.append(name, value)
    else form.append(name, new File(['x'.repeat(value.size)], value.name, { type: value.type }))
  }
  return form
}

type Expectation = readonly [status: number, inBody?: string]

const REST: Record<string, Expectation> = {
  'rest with session': [200],
  'select *': [200, 'second@b.c'],
  'select cols eq order limit': [200],
  'select in/is/not/or/ilike/gte/contains/textSearch': [200],
  'select range count exact': [200],
  'select head count': [200],
  single: [200, 'seed@b.c'],
  maybeSingle: [200, 'seed@b.c'],
  embed: [501, 'Resource embedding'],
  'insert one': [201],
  'insert many select': [201, 'id'],
  'insert select single': [201, 'email'],
  'insert defaultToNull false count': [201],
  upsert: [201, 'email'],
  'upsert ignore': [201],
  update: [204],
  'update select single': [200, '"name":"n"'],
  delete: [204],
  'delete count': [200, 'seed@b.c'],
  rpc: [200, '1'],
  'rpc noargs': [204],
  'rpc get': [200, '[1,2,1]'],
  'rpc single': [200, 'seed@b.c'],
  'rpc select filter': [200, '[{"id":"2"}]'],
  schema: [406, 'PGRST106'],
  'schema rpc': [406, 'PGRST106'],
  csv: [200, 'id,email,name'],
  'admin rest select': [200],
}

const STORAGE: Record<string, Expectation> = {
  'storage.upload Blob': [400, '"409"'],
  'storage.upload FormData': [200, 'docs/u1/x.txt'],
  'storage.upload Uint8Array upsert': [200, 'docs/u1/x.bin'],
  'storage.upload error 400': [400, 'The resource already exists'],
  'storage.update': [200, 'docs/u1/x.bin'],
  'storage.download': [200, 'x'],
  'storage.download transform': [501, '/render/image/authenticated'],
  'storage.createSignedUrl': [200, '/object/sign/docs/u1/a b.png?token='],
  'storage.createSignedUrls': [200, '/object/sign/docs/a?token='],
  'storage.createSignedUploadUrl': [200, '/object/upload/sign/docs/u1/new.png?token='],
  'storage.uploadToSignedUrl': [400, 'InvalidJWT'],
  'storage.list': [200, 'a b.png'],
  'storage.list default': [200, 'u1'],
  'storage.remove': [200, 'u1/a.png'],
  'storage.move': [200, 'Successfully moved'],
  'storage.copy': [200, 'docs/b'],
  'storage.info': [200, '"bucket_id":"docs"'],
  'storage.exists': [200, '"bucket_id":"docs"'],
  'storage.getBucket': [200, '"id":"docs"'],
  'storage.listBuckets': [200, '"id":"docs"'],
  'storage.createBucket': [400, 'row-level security'],
}

// The project has no function of that name, which the answer must say.
const FUNCTIONS: Record<string, Expectation> = {
  'functions.invoke json': [404, 'Function not found'],
  'functions.invoke get': [404, 'Function not found'],
  'functions.invoke formdata': [404, 'Function not found'],
  'functions.invoke http error': [404, 'Function not found'],
  'functions.invoke relay': [404, 'Function not found'],
}

describe.each([
  ['/rest/v1', REST],
  ['/storage/v1', STORAGE],
  ['/functions/v1', FUNCTIONS],
])('%s', (prefix, expectations) => {
  const requests = rows.filter(({ url }) => new URL(url).pathname.startsWith(prefix))

  it('is recorded in full', () => {
    expect(requests.map(({ label }) => label).toSorted()).toEqual(Object.keys(expectations).toSorted())
  })

  it.each(requests)('$label', async (request) => {
    const [status, inBody = ''] = expectations[request.label] ?? []
    const answer = await replay(request)
    expect(answer.status, answer.text).toBe(status)
    expect(answer.text).toContain(inBody)
    expect(answer.text).not.toMatch(/^Not Found$|^Route /)
  })
})
