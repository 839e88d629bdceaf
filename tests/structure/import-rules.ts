import type { Import } from './read-imports.ts'

/** The packages and folders that rules are about. Everything else (scripts, tests, bench, examples) may import all. */
const PARTS = {
  shared: 'packages/shared/src/',
  draft: 'packages/draft/src/',
  widget: 'packages/widget/src/',
  app: 'packages/app/src/',
  functions: 'supabase/functions/',
  local: 'supabase/local/',
} as const

type Part = keyof typeof PARTS

/** Which parts a part may import beside itself. */
const MAY_IMPORT: { readonly [Name in Part]: readonly Part[] } = {
  shared: [],
  draft: ['shared'],
  widget: ['shared'],
  // `draft` only in the live preview; see APP_PREVIEW.
  app: ['shared', 'draft'],
  functions: ['shared', 'draft'],
  local: [],
}

/** The only folder of the app that may import the renderer of drafts. */
const APP_PREVIEW = /^packages\/app\/src\/live-preview\//

/** The features that may import the live preview. */
const PREVIEW_USERS = ['onboarding', 'drafts', 'home', 'waiting']

/** Packages and built-in modules that a part must not import. */
const FOREIGN: { readonly [Name in Part]?: RegExp } = {
  shared: /^(?!zod(\/|$))/,
  draft: /^(node:|react|preact|@supabase\/)/,
  widget: /^(node:|zod(\/|$)|react|@supabase\/)/,
  app: /^node:/,
  functions: /^node:/,
}

/** The layers of the app, top first: a module imports its own layer's room and the layers below. */
const LAYERS: readonly (readonly string[])[] = [
  ['app', 'main.tsx'],
  ['features'],
  ['live-preview'],
  ['account', 'answers', 'changes', 'referrals', 'site'],
  ['session', 'components'],
  ['lib'],
  ['config'],
]

/** The imports from one feature to another, each with its reason. */
export const FEATURE_IMPORTS: readonly (readonly [from: string, to: string, reason: string])[] = [
  ['auth', 'leads', 'signing up sends the capture of the link that was followed'],
  ['drafts', 'auth', 'the owner of a draft whose session has ended signs in again over it'],
]

const APP_CLIENT = /^packages\/app\/src\/(lib\/supabase\.ts$|([\w-]+\/){1,2}api\/)/
const SCREEN = /^packages\/app\/src\/features\/.*-screen\.tsx$/
const TEST = /\.(test|spec)\.tsx?$|^packages\/app\/src\/testing\//

/** Says what is wrong with an import; `null` when it is allowed. Tests may import what they need. */
export function importProblem(one: Import): string | null {
  if (TEST.test(one.from)) return null
  const part = partOf(one.from)
  if (!part) return null
  return one.to === null ? packageProblem(part, one) : fileProblem(part, one, one.to)
}

function packageProblem(part: Part, { from, specifier }: Import): string | null {
  if (FOREIGN[part]?.test(specifier)) return `${part} must not import ${specifier}`
  if (part === 'app' && specifier.startsWith('@supabase/') && !APP_CLIENT.test(from)) {
    return 'only api folders and lib/supabase.ts know supabase-js'
  }
  return null
}

function fileProblem(part: Part, { from }: Import, to: string): string | null {
  // Pictures of drafts are drawn where drafts are delivered; no browser may load the drawer.
  if (part === 'functions' && to.startsWith('packages/draft/card/')) return null
  const target = partOf(to)
  if (target !== part) {
    if (!target || !MAY_IMPORT[part].includes(target)) return `${part} must not import ${target ?? to}`
    const isPreview = target !== 'draft' || part !== 'app' || APP_PREVIEW.test(from)
    return isPreview ? null : 'only the live preview of the app imports draft'
  }
  if (part !== 'app') return null
  if (to === 'packages/app/src/lib/supabase.ts' && !APP_CLIENT.test(from)) {
    return 'only api folders know supabase-js'
  }
  if (SCREEN.test(from) && SCREEN.test(to)) return 'a screen must not import a screen'
  return layerProblem(from, to)
}

function layerProblem(from: string, to: string): string | null {
  const [room, feature] = roomOf(from)
  const [otherRoom, otherFeature] = roomOf(to)
  const [layer, other] = [layerOf(room), layerOf(otherRoom)]
  // Styles and images beside `main.tsx` have no layer.
  if (other === -1) return null
  if (layer === -1) return `${room} is not in the list of layers`
  if (other < layer) return `${room} must not import ${otherRoom}, which is above it`
  const isSameLayer = other === layer && room !== otherRoom
  if (isSameLayer && room !== 'main.tsx') return `${room} must not import ${otherRoom}, which is beside it`
  if (otherRoom === 'live-preview' && room === 'features' && !PREVIEW_USERS.includes(feature ?? '')) {
    return `the feature ${feature} must not import the live preview`
  }
  if (room !== 'features' || otherRoom !== 'features' || feature === otherFeature) return null
  const isListed = FEATURE_IMPORTS.some(([one, two]) => one === feature && two === otherFeature)
  return isListed ? null : `the feature ${feature} must not import the feature ${otherFeature}`
}

function partOf(file: string): Part | null {
  for (const [part, folder] of Object.entries(PARTS)) if (file.startsWith(folder)) return part as Part
  return null
}

const roomOf = (file: string) => file.slice(PARTS.app.length).split('/')
const layerOf = (room = '') => LAYERS.findIndex((rooms) => rooms.includes(room))

/**
 * Lists the modules of the widget that load zod through shared, which would triple its size.
 *
 * @returns one line for each import that leads there
 */
export function widgetZodProblems(imports: readonly Import[]): readonly string[] {
  const values = imports.filter(({ isTypeOnly }) => !isTypeOnly)
  const heavy = new Set(
    values.filter(({ specifier }) => /^zod(\/|$)/.test(specifier)).map(({ from }) => from),
  )
  for (let size = -1; size !== heavy.size; ) {
    size = heavy.size
    for (const { from, to } of values) if (to && heavy.has(to) && partOf(from) === 'shared') heavy.add(from)
  }
  return values
    .filter(({ from, to }) => partOf(from) === 'widget' && !TEST.test(from) && to && heavy.has(to))
    .map(({ from, specifier }) => `${from}: ${specifier} loads zod`)
}

/** Lists the import cycles, each as its files with the first one again at the end. */
export function findCycles(imports: readonly Import[]): readonly (readonly string[])[] {
  const targets = new Map<string, string[]>()
  for (const { from, to } of imports) if (to) targets.set(from, [...(targets.get(from) ?? []), to])
  const cycles: string[][] = []
  const done = new Set<string>()
  const path: string[] = []
  const visit = (file: string) => {
    const start = path.indexOf(file)
    if (start >= 0) cycles.push([...path.slice(start), file])
    if (start >= 0 || done.has(file)) return
    path.push(file)
    for (const target of targets.get(file) ?? []) visit(target)
    path.pop()
    done.add(file)
  }
  for (const file of targets.keys()) visit(file)
  return cycles
}
