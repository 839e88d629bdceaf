// Documents are read by people who follow their links and want to finish a page.
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
const DOCUMENTS = globSync('{*.md,{docs,distribution,examples}/**/*.md,packages/*/*.md}', {
  cwd: ROOT,
  exclude: ['**/node_modules/**'],
})

/** A page and a half. */
const MOST_WORDS = 760

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')

/** The address of a heading, as GitHub makes it. */
function anchorOf(heading: string): string {
  const letters = heading.toLowerCase().replace(/[^\p{L}\p{N}\s_-]/gu, '')
  return letters.trim().replace(/\s/g, '-')
}

function anchorsIn(path: string): readonly string[] {
  return [...read(path).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => anchorOf(heading))
}

it('has no link that leads nowhere', () => {
  const dead = DOCUMENTS.flatMap((document) =>
    [...read(document).matchAll(/\]\((?![a-z]+:)([^)\s#]*)(?:#([^)\s]+))?\)/g)].flatMap(
      ([link, path, anchor]) => {
        const target = path ? join(dirname(document), path) : document
        if (!existsSync(join(ROOT, target))) return [`${document}: ${link}`]
        const leads = !anchor || !target.endsWith('.md') || anchorsIn(target).includes(anchor)
        return leads ? [] : [`${document}: ${link}`]
      },
    ),
  )
  expect(DOCUMENTS.length).toBeGreaterThan(60)
  expect(dead).toEqual([])
})

it('has no page of decisions that is longer than a page and a half', () => {
  const long = DOCUMENTS.filter((document) => document.startsWith('docs/decisions/')).flatMap((document) => {
    const words = read(document).split(/\s+/).length
    return words > MOST_WORDS ? [`${document}: ${words} words`] : []
  })
  expect(long).toEqual([])
})

/** Names that others give: Supabase, Cloudflare, Netlify, schema.org, a program for certificates. */
const NAMES_OF_OTHERS = [
  'SUPABASE_DB_PASSWORD',
  'pg_net',
  'KV_NAMESPACE_ID',
  'context.next()',
  'founder',
  'lego',
]
/** A name as code writes it, perhaps with what it is called with, or a file. */
const CODE_NAME =
  /^(?:[a-z$_][\w$]*(?:\.[\w$]+)*(?:\([^)]*\))?|[\w@][\w@./-]*\.(?:ts|tsx|css|sql|md|json|mjs|html|yml))$/iu

/** The code of the repository, with the paths of its files. */
function readCode(): string {
  const files = globSync(
    '{*,{browsers,bench,distribution,docs,examples,packages,scripts,supabase,tests,.ci}/**/*}.{ts,tsx,css,sql,json,mjs,html,toml,yml,php,js}',
    { cwd: ROOT, exclude: ['**/node_modules/**', '**/dist/**'] },
  )
  return files.map((file) => `${file}\n${read(file)}`).join('\n')
}

it('names nothing in code marks that is not there', () => {
  const code = readCode()
  // `Type.property` stands for a property of a type.
  const isThere = (name: string) =>
    code.includes(name) || (!name.includes('/') && name.split('.').every((part) => code.includes(part)))
  const gone = DOCUMENTS.flatMap((document) =>
    [
      ...read(document)
        .replace(/^```[\s\S]*?^```/gm, '')
        .matchAll(/`([^`\n]+)`/g),
    ].flatMap(([, name = '']) =>
      !CODE_NAME.test(name) || NAMES_OF_OTHERS.includes(name) || isThere(name.replace(/\(.*/, ''))
        ? []
        : [`${document}: ${name}`],
    ),
  )
  expect(code.length).toBeGreaterThan(1e6)
  expect(gone).toEqual([])
})
