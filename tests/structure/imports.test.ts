// The walls of ARCHITECTURE.md: who may import whom, read from resolved imports of the whole repository.
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  FEATURE_IMPORTS,
  findCycles,
  importProblem,
  LAYERS,
  PARTS,
  widgetZodProblems,
} from './import-rules.ts'
import { readImports } from './read-imports.ts'

const ROOT = join(import.meta.dirname, '../..')
const files = globSync('{packages,supabase,scripts,tests,bench,examples,distribution}/**/*.{ts,tsx,mjs}', {
  cwd: ROOT,
  exclude: ['**/node_modules/**', '**/dist/**'],
}).map((file) => file.replaceAll('\\', '/'))
const imports = files.flatMap((file) => readImports(file, readFileSync(join(ROOT, file), 'utf8')))

/** What is wrong with the imports of a file with this code. */
const problemsOf = (file: string, code: string) =>
  readImports(file, code).flatMap((one) => importProblem(one) ?? [])

describe('this repository', () => {
  it('has no import that the rules forbid', () => {
    const problems = imports.map((one) => [importProblem(one), `${one.from}: ${one.specifier}`])
    expect(problems.filter(([problem]) => problem !== null)).toEqual([])
  })

  it('assigns every file of the product to a part', () => {
    const product = files.filter((file) => /^(packages|supabase\/(functions|local))\//.test(file))
    const strays = product.filter((file) => !PARTS.some((part) => part.files.test(file)))
    expect(
      strays.filter((file) => !/\.test\.tsx?$|\/(tests|fonts|testing|fixtures)\/|vitest\.config/.test(file)),
    ).toEqual([])
  })

  it('has files in every part', () => {
    const isUsed = ({ files: pattern }: (typeof PARTS)[number]) => files.some((file) => pattern.test(file))
    expect(PARTS.filter((part) => !isUsed(part)).map(({ name }) => name)).toEqual([])
  })

  it('is described by ARCHITECTURE.md with the same layers and parts', () => {
    const page = readFileSync(join(ROOT, 'ARCHITECTURE.md'), 'utf8')
    const layers = LAYERS.map((rooms) =>
      rooms
        .filter((room) => !room.includes('.'))
        .map((room) => `\`${room}\``)
        .join(', '),
    )
    expect(page).toContain(layers.join(' → '))
    const described = [...page.matchAll(/^\| `([a-z]+)` \|/gm)].map(([, name]) => name)
    expect(described).toEqual(['shared', 'draft', 'widget', 'embed', 'app', 'sites', 'functions', 'local'])
    for (const name of described) expect(files.some((file) => file.includes(`/${name}/`))).toBe(true)
  })

  it('has no import cycle', () => {
    expect(findCycles(imports)).toEqual([])
  })

  it('keeps zod out of the widget', () => {
    expect(widgetZodProblems(imports)).toEqual([])
  })

  it('resolves every relative import to a file', () => {
    const missing = imports.filter(({ to }) => to !== null && !existsSync(join(ROOT, to)))
    expect(missing.map(({ from, specifier }) => `${from}: ${specifier}`)).toEqual([])
  })

  it('uses every listed import between features', () => {
    const used = new Set(
      imports.map(({ from, to }) => {
        const [source, target] = [from, to ?? ''].map((file) => /app\/src\/features\/([^/]+)/.exec(file)?.[1])
        return `${source} -> ${target}`
      }),
    )
    expect(FEATURE_IMPORTS.filter(([from, to]) => !used.has(`${from} -> ${to}`))).toEqual([])
  })
})

const APP = 'packages/app/src'
const HOME = `${APP}/features/home/home-screen.tsx`

describe('a planted import', () => {
  it.each<[name: string, file: string, code: string]>([
    ['shared -> app', 'packages/shared/src/a.ts', "import { x } from '../../app/src/config/env.ts'"],
    ['shared -> node', 'packages/shared/src/a.ts', "import { readFileSync } from 'node:fs'"],
    ['shared -> react', 'packages/shared/src/a.ts', "import type { ReactNode } from 'react'"],
    ['shared -> draft', 'packages/shared/src/a.ts', "import { x } from '@foyer/draft/render-draft.ts'"],
    ['draft -> app', 'packages/draft/src/a.ts', "import { x } from '../../app/src/lib/random-id.ts'"],
    ['draft -> node', 'packages/draft/src/compose/a.ts', "import { join } from 'node:path'"],
    ['widget -> app', 'packages/widget/src/a.ts', "import { x } from '../../app/src/lib/random-id.ts'"],
    ['widget -> app by name', 'packages/widget/src/a.ts', "import { x } from '@foyer/app/lib/random-id.ts'"],
    ['widget -> draft', 'packages/widget/src/a.ts', "import { x } from '@foyer/draft/a.ts'"],
    ['widget -> zod', 'packages/widget/src/ui/a.tsx', "import * as z from 'zod/mini'"],
    ['app -> widget', HOME, "import { submitLead } from '../../../../widget/src/submit-lead.ts'"],
    ['app -> widget, dynamic', HOME, "const load = () => import('../../../../widget/src/main.tsx')"],
    ['app -> functions', HOME, "import { x } from '../../../../../supabase/functions/_shared/x.ts'"],
    ['app -> local', HOME, "import { startStack } from '../../../../../supabase/local/stack.ts'"],
    ['app -> draft', HOME, "import { renderDraft } from '@foyer/draft/render-draft.ts'"],
    ['app -> its own tooling', HOME, "import { serveApp } from '../../../serve.ts'"],
    ['serve.ts -> draft', 'packages/app/serve.ts', "import { x } from '@foyer/draft/a.ts'"],
    ['serve.ts -> local', 'packages/app/serve.ts', "import { x } from '../../supabase/local/stack.ts'"],
    ['vite.config.ts -> draft', 'packages/app/vite.config.ts', "import { x } from '../draft/src/a.ts'"],
    ['build -> scripts', 'packages/app/build/a.ts', "import { x } from '../../../scripts/build.ts'"],
    ['hosting -> build', 'packages/app/hosting/a.ts', "import { x } from '../build/chunks.ts'"],
    ['hosting -> features', 'packages/app/hosting/a.ts', "import { x } from '../src/features/home/a.ts'"],
    ['embed -> shared', 'packages/embed/src/a.ts', "import { x } from '@foyer/shared/a.ts'"],
    ['sites -> node', 'packages/sites/src/a.ts', "import { readFile } from 'node:fs/promises'"],
    ['sites -> draft', 'packages/sites/src/a.ts', "import { x } from '@foyer/draft/a.ts'"],
    [
      'serve.ts of sites -> local',
      'packages/sites/serve.ts',
      "import { x } from '../../supabase/local/stack.ts'",
    ],
    ['card -> app', 'packages/draft/card/a.ts', "import { x } from '../../app/src/config/env.ts'"],
    ['draft -> card', 'packages/draft/src/a.ts', "import { x } from '../card/render-card.ts'"],
    ['style -> style', 'packages/draft/src/styles/warm/a.ts', "import { x } from '../modern/page.ts'"],
    [
      'style -> proposal',
      'packages/draft/src/styles/warm/a.ts',
      "import { x } from '../../proposal/page.ts'",
    ],
    ['function -> function', 'supabase/functions/sb/a.ts', "import { x } from '../drafts/handler.ts'"],
    [
      'shared function -> function',
      'supabase/functions/_shared/a.ts',
      "import { x } from '../sb/handler.ts'",
    ],
    ['dates -> leads', 'packages/shared/src/dates/a.ts', "import { x } from '../leads/capture.ts'"],
    [
      'leads -> onboarding',
      'packages/shared/src/leads/a.ts',
      "import { x } from '../onboarding/flow/flow.ts'",
    ],
    ['leads -> api', 'packages/shared/src/leads/a.ts', "import { x } from '../api/account.ts'"],
    ['answers -> questions', 'packages/shared/src/onboarding/answers/a.ts', "import '../questions/step.ts'"],
    [
      'input -> flow',
      'packages/shared/src/onboarding/input/a.ts',
      "import type { X } from '../flow/flow.ts'",
    ],
    ['auth -> storage', 'supabase/local/auth/a.ts', "import { x } from '../storage/storage-service.ts'"],
    ['database -> rest', 'supabase/local/database/a.ts', "import { x } from '../rest/scanner.ts'"],
    ['app -> node', `${APP}/lib/a.ts`, "import { join } from 'node:path'"],
    ['functions -> local', 'supabase/functions/sb/a.ts', "import { x } from '../../local/stack.ts'"],
    ['functions -> app', 'supabase/functions/sb/a.ts', "import { x } from '../../../packages/app/src/a.ts'"],
    ['functions -> node', 'supabase/functions/sb/a.ts', "import { createHash } from 'node:crypto'"],
    ['local -> shared', 'supabase/local/a.ts', "import { x } from '@foyer/shared/result.ts'"],
    ['local -> shared, relative', 'supabase/local/a/b.ts', "import '../../../packages/shared/src/result.ts'"],
    ['local -> functions', 'supabase/local/a.ts', "export { x } from '../functions/_shared/x.ts'"],
    ['local -> scripts', 'supabase/local/a.ts', "import { ROOT } from '../../scripts/run-command.ts'"],
    ['config -> lib', `${APP}/config/a.ts`, "import { randomId } from '../lib/random-id.ts'"],
    ['lib -> components', `${APP}/lib/a.ts`, "import { Card } from '../components/ui/card.tsx'"],
    ['lib -> session', `${APP}/lib/a.ts`, "export * from '../session/session.ts'"],
    ['components -> feature', `${APP}/components/a.tsx`, "import { x } from '../features/home/greeting.ts'"],
    ['components -> session', `${APP}/components/a.tsx`, "import { usePerson } from '../session/session.ts'"],
    ['session -> answers', `${APP}/session/a.ts`, "import type { X } from '../answers/use-answers.ts'"],
    ['answers -> site', `${APP}/answers/a.ts`, "type X = import('../site/site-state.ts').SiteState"],
    ['room -> feature', `${APP}/site/a.ts`, "import { x } from '../features/my-site/a.ts'"],
    ['feature -> app', HOME, "import { SCREENS } from '../../app/screens.tsx'"],
    ['feature -> feature', HOME, "import { celebrate } from '../waiting/celebrate.ts'"],
    ['feature -> feature, listed the other way', `${APP}/features/leads/a.ts`, "import '../auth/a.ts'"],
    [
      'my-site -> the renderer',
      `${APP}/features/my-site/my-site-screen.tsx`,
      "import { x } from '../../site/render-site.ts'",
    ],
    ['home -> preview panel', HOME, "import { x } from '../../preview-panel/places.ts'"],
    ['preview panel -> draft', `${APP}/preview-panel/a.ts`, "import { x } from '@foyer/draft/a.ts'"],
    ['preview panel -> feature', `${APP}/preview-panel/a.ts`, "import '../features/onboarding/question.tsx'"],
    ['site -> preview panel', `${APP}/site/a.ts`, "import { x } from '../preview-panel/places.ts'"],
    ['a new room', `${APP}/attic/a.ts`, "import { randomId } from '../lib/random-id.ts'"],
    ['screen -> screen', HOME, "import { X } from './site-screen.tsx'"],
    ['screen -> screen, dynamic', HOME, "void import('./site-screen.tsx')"],
    ['screen -> supabase-js', HOME, "import { createClient } from '@supabase/supabase-js'"],
    ['session -> supabase-js', `${APP}/session/a.ts`, "import type { Session } from '@supabase/supabase-js'"],
    ['screen -> the client', HOME, "import { supabase } from '../../lib/supabase.ts'"],
    ['screen -> the database', HOME, "import { callDatabase } from '../../lib/api/call-database.ts'"],
  ])('is caught: %s', (_name, file, code) => {
    expect(problemsOf(file, code)).toHaveLength(1)
  })

  it.each<[name: string, file: string, code: string]>([
    ['shared -> zod', 'packages/shared/src/a.ts', "import * as z from 'zod/mini'"],
    ['card -> draft', 'packages/draft/card/a.ts', "import { x } from '../src/styles/registry.ts'"],
    ['style -> what styles share', 'packages/draft/src/styles/warm/a.ts', "import { x } from '../style.ts'"],
    ['flow -> answers', 'packages/shared/src/onboarding/flow/a.ts', "import '../answers/answers.ts'"],
    ['auth -> database', 'supabase/local/auth/a.ts', "import { x } from '../database/database.ts'"],
    ['functions -> draft', 'supabase/functions/sb/a.ts', "import { x } from '@foyer/draft/a.ts'"],
    ['site -> draft', `${APP}/site/a.tsx`, "import { x } from '@foyer/draft/a.ts'"],
    ['site -> answers', `${APP}/site/a.ts`, "import { useAnswers } from '../answers/use-answers.ts'"],
    ['home -> the renderer', HOME, "const load = () => import('../../site/render-site.ts')"],
    ['questions -> preview panel', `${APP}/features/onboarding/a.ts`, "import '../../preview-panel/a.ts'"],
    ['api -> the client', `${APP}/answers/api/a.ts`, "import { supabase } from '../../lib/supabase.ts'"],
    ['feature -> room', HOME, "import { useAnswers } from '../../answers/use-answers.ts'"],
    ['test -> anything', `${APP}/lib/a.test.ts`, "import { x } from '../features/home/greeting.ts'"],
    ['script -> local', 'scripts/a.ts', "import { startStack } from '../supabase/local/stack.ts'"],
    ['an import in a comment', HOME, "// import { x } from '../waiting/celebrate.ts'\nexport const a = 1"],
    ['an import in a text', HOME, "export const a = `import { x } from '../waiting/celebrate.ts'`"],
  ])('is allowed: %s', (_name, file, code) => {
    expect(problemsOf(file, code)).toEqual([])
  })

  it('is caught when it loads zod into the widget through shared', () => {
    const planted = [
      ...readImports('packages/shared/src/schema.ts', "import * as z from 'zod/mini'"),
      ...readImports('packages/shared/src/step.ts', "export { x } from './schema.ts'"),
      ...readImports('packages/shared/src/types.ts', "import type { X } from './schema.ts'"),
      ...readImports('packages/widget/src/a.ts', "import { x } from '@foyer/shared/step.ts'"),
      ...readImports('packages/widget/src/b.ts', "import { x } from '@foyer/shared/types.ts'"),
    ]
    expect(widgetZodProblems(planted)).toEqual(['packages/widget/src/a.ts: @foyer/shared/step.ts loads zod'])
  })

  it('is caught when it closes a cycle', () => {
    const planted = [
      ...readImports('scripts/a.ts', "import { b } from './b.ts'"),
      ...readImports('scripts/b.ts', "const c = () => import('./c.ts')"),
      ...readImports('scripts/c.ts', "import type { A } from './a.ts'"),
    ]
    expect(findCycles(planted)).toEqual([['scripts/a.ts', 'scripts/b.ts', 'scripts/c.ts', 'scripts/a.ts']])
  })
})
