import type { Import } from './read-imports.ts'

/**
 * A part of the repository: its files by the beginning of their path, the files that they may import beside those with
 * the same beginning, and packages that they must not import. The first part that matches a file counts. Files of no
 * part (scripts, tests, bench, examples) may import everything.
 */
type Part = {
  readonly name: string
  readonly files: RegExp
  readonly may: readonly string[]
  readonly mustNot?: RegExp
}

const SHARED = '^packages/shared/src/'
const BROWSERS = '^browsers/'
const DRAFT = '^packages/draft/src/'
const NOT_IN_DRAFTS = /^(node:|react|preact|@supabase\/)/
const NOT_IN_SHARED = /^(?!zod(\/|$))/
const QUESTIONNAIRE = ['answers', 'questions', 'input', 'flow', 'pages']

export const PARTS: readonly Part[] = [
  ...[
    { folder: 'contact', may: [] },
    { folder: 'csv', may: [] },
    { folder: 'dates', may: [] },
    { folder: 'facts', may: ['contact/', 'onboarding/answers/', 'onboarding/input/'] },
    { folder: 'pictures', may: [] },
    { folder: 'places', may: [] },
    { folder: 'widget', may: [] },
    { folder: 'leads/client', may: ['leads/'] },
    { folder: 'leads', may: ['contact/', 'referrals/'] },
    { folder: 'referrals', may: ['contact/', 'dates/', 'leads/'] },
    {
      folder: 'api',
      may: [
        'contact/',
        'facts/',
        'onboarding/answers/',
        'onboarding/input/',
        'pictures/',
        'referrals/',
        'sites/',
      ],
    },
    // The questionnaire: each folder imports only from those before it.
    ...QUESTIONNAIRE.map((folder, index) => ({
      folder: `onboarding/${folder}`,
      may: [
        'places/',
        'onboarding/[^/]+$',
        ...QUESTIONNAIRE.slice(0, index).map((before) => `onboarding/${before}/`),
      ],
    })),
  ].map(({ folder, may }) => ({
    name: `shared/${folder}`,
    files: new RegExp(`${SHARED}${folder}/`),
    may: [`${SHARED}[^/]+$`, ...may.map((path) => SHARED + path)],
    mustNot: NOT_IN_SHARED,
  })),
  { name: 'shared', files: new RegExp(SHARED), may: [], mustNot: NOT_IN_SHARED },
  {
    name: 'a style of drafts',
    files: /^packages\/draft\/src\/styles\/[^/]+\//,
    may: [SHARED, `${DRAFT}(?!styles/|proposal/)`, `${DRAFT}styles/[^/]+$`],
    mustNot: NOT_IN_DRAFTS,
  },
  { name: 'draft', files: new RegExp(DRAFT), may: [SHARED], mustNot: NOT_IN_DRAFTS },
  { name: 'draft/card', files: /^packages\/draft\/card\//, may: [SHARED, DRAFT] },
  { name: 'the tools of drafts', files: /^packages\/draft\/[^/]+$/, may: [] },
  {
    name: 'widget',
    files: /^packages\/widget\/src\//,
    may: [SHARED],
    mustNot: /^(node:|zod(\/|$)|react|@supabase\/)/,
  },
  {
    name: "the widget's tools",
    files: /^packages\/widget\//,
    may: [SHARED, BROWSERS, '^packages/widget/src/'],
  },
  // `draft` only where APP_SITE says; see also LAYERS.
  { name: 'app', files: /^packages\/app\/src\//, may: [SHARED, DRAFT], mustNot: /^node:/ },
  { name: 'app/hosting', files: /^packages\/app\/hosting\//, may: [SHARED, '^packages/app/src/config/'] },
  {
    name: 'app/build',
    files: /^packages\/app\/build\//,
    may: ['^packages/app/(hosting|src)/', '^packages/draft/', '^packages/widget/[^/]+$'],
  },
  {
    name: "the app's tools",
    files: /^packages\/app\/(bare-page\/)?[^/]+$/,
    may: [BROWSERS, '^packages/app/(hosting|build|src)/', '^packages/widget/[^/]+$', '^tests/rings.ts$'],
  },
  {
    name: 'embed',
    files: /^packages\/embed\/src\//,
    // It is published as it stands, so it brings nothing along.
    may: [],
    mustNot: /^(?!react($|\/))/,
  },
  { name: "embed's test of the package", files: /^packages\/embed\//, may: [] },
  { name: 'sites', files: /^packages\/sites\/src\//, may: [SHARED], mustNot: /^(?!(zod|isbot)(\/|$))/ },
  { name: "the sites' hosts", files: /^packages\/sites\//, may: [SHARED, '^packages/sites/src/'] },
  {
    name: 'a function',
    files: /^supabase\/functions\/[^/]+\//,
    // Pictures of drafts are drawn where drafts are delivered; no browser may load the drawer.
    may: ['^supabase/functions/_shared/', SHARED, DRAFT, '^packages/draft/card/'],
    mustNot: /^node:/,
  },
  {
    name: 'a part of the embedded stack',
    files: /^supabase\/local\/[^/]+\//,
    may: ['^supabase/local/[^/]+$', '^supabase/local/database/'],
  },
  { name: 'the embedded stack', files: /^supabase\/local\//, may: ['^supabase/local/'] },
]

/** The only folder of the app that may import the renderer of drafts. */
const APP_SITE = /^packages\/app\/src\/site\//

/** Its modules that load the renderer, and the parts of the app that may import these. */
const APP_RENDERER =
  /^packages\/app\/src\/site\/((render|review)-site|publish-facts|unpublished-changes)\.ts$/
const RENDERER_USERS = /^packages\/app\/src\/(site|preview-panel|features\/(drafts|home|publishing))\//

/** The features that may import the panel beside the questions. */
const PANEL_USERS = ['onboarding', 'waiting']

/** The layers of the app, top first: a module imports its own layer's room and the layers below. */
export const LAYERS: readonly (readonly string[])[] = [
  ['app', 'main.tsx'],
  ['features'],
  ['preview-panel'],
  ['site'],
  ['account', 'answers', 'referrals'],
  ['session', 'components'],
  ['lib'],
  ['config'],
]

/** The imports from one feature to another, each with its reason. */
export const FEATURE_IMPORTS: readonly (readonly [from: string, to: string, reason: string])[] = [
  ['auth', 'leads', 'signing up sends the capture of the link that was followed'],
  ['reviews', 'waitlist', 'the waitlist is the last line of the screen'],
  ['bookings', 'waitlist', 'the waitlist is the last line of the screen'],
  ['payments', 'waitlist', 'the waitlist is the last line of the screen'],
  ['my-site', 'drafts', 'changes not published are named as in the drawer that publishes them'],
  ['publishing', 'drafts', 'the steps ask for the same details and decisions as the checklist'],
  ['social-media', 'waitlist', 'the waitlist is the last line of the screen'],
  ['marketing', 'waitlist', 'the waitlist is the last line of the screen'],
  ['partners', 'auth', 'a partner signs up with the same mailed link'],
  ['drafts', 'auth', 'the owner of a draft whose session has ended signs in again over it'],
]

const APP = /^packages\/app\/src\//
/** What calls the API. */
const APP_CALLS = /^packages\/app\/src\/lib\/(supabase\.ts$|api\/)/
const APP_CLIENT = /^packages\/app\/src\/(lib\/supabase\.ts$|([\w-]+\/){1,2}api\/)/
const SCREEN = /^packages\/app\/src\/features\/.*-screen\.tsx$/
const TEST = /\.(test|spec)\.tsx?$|^packages\/app\/src\/testing\//

/** Says what is wrong with an import; `null` when it is allowed. Tests may import what they need. */
export function importProblem(one: Import): string | null {
  const part = PARTS.find(({ files }) => files.test(one.from))
  if (TEST.test(one.from) || !part) return null
  return one.to === null ? packageProblem(part, one) : fileProblem(part, one.from, one.to)
}

function packageProblem({ name, mustNot }: Part, { from, specifier }: Import): string | null {
  if (mustNot?.test(specifier)) return `${name} must not import ${specifier}`
  if (APP.test(from) && specifier.startsWith('@supabase/') && !APP_CLIENT.test(from)) {
    return 'only api folders and lib/supabase.ts know supabase-js'
  }
  return null
}

function fileProblem({ name, files, may }: Part, from: string, to: string): string | null {
  const [own = ''] = files.exec(from) ?? []
  const isAllowed = to.startsWith(own) || may.some((path) => new RegExp(path).test(to))
  if (!isAllowed) return `${name} must not import ${to}`
  if (!APP.test(from)) return null
  if (to.startsWith('packages/draft/') && !APP_SITE.test(from)) {
    return 'only the folder site of the app imports draft'
  }
  if (APP_RENDERER.test(to) && !RENDERER_USERS.test(from)) return `${from} must not import the renderer`
  if (!APP.test(to)) return null
  if (APP_CALLS.test(to) && !APP_CLIENT.test(from)) {
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
  if (otherRoom === 'preview-panel' && room === 'features' && !PANEL_USERS.includes(feature ?? '')) {
    return `the feature ${feature} must not import the preview panel`
  }
  if (room !== 'features' || otherRoom !== 'features' || feature === otherFeature) return null
  const isListed = FEATURE_IMPORTS.some(([one, two]) => one === feature && two === otherFeature)
  return isListed ? null : `the feature ${feature} must not import the feature ${otherFeature}`
}

const roomOf = (file: string) => file.replace(APP, '').split('/')
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
    for (const { from, to } of values)
      if (to && heavy.has(to) && from.startsWith('packages/shared/')) heavy.add(from)
  }
  return values
    .filter(
      ({ from, to }) => from.startsWith('packages/widget/src/') && !TEST.test(from) && to && heavy.has(to),
    )
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
