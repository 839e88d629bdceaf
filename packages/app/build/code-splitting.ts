import { fileURLToPath } from 'node:url'
import type { Rolldown } from 'vite'
import { firstModules, type Graph, reach } from './first-modules.ts'

const SIGNED_IN = ['app/session-guard.ts', 'app/signed-in-layout.tsx']
const DASHBOARD = [...SIGNED_IN, 'app/dashboard-layout.tsx']

/** The routes that most people wait for, each with the modules that it loads. */
const ROUTES = {
  question: [
    ...SIGNED_IN,
    'app/draft-guard.ts',
    'features/onboarding/question-page.tsx',
    'features/auth/logout-loader.ts',
  ],
  home: [
    ...DASHBOARD,
    'features/home/home-screen.tsx',
    'site/api/start-site-builder.ts',
    'site/reopened-notice.tsx',
    'components/resource-links.tsx',
  ],
  rewards: [...DASHBOARD, 'features/rewards/overview-screen.tsx'],
}

const isEarly = firstModules(sourcePath('app/early-entry.ts'))
const isMain = firstModules(sourcePath('main.tsx'))
const isStart = firstModules(sourcePath('features/auth/start-screen.tsx'))
const isVisitor = reachedFrom([
  'app/public-layout.tsx',
  'features/auth/login-screen.tsx',
  'features/auth/check-email-screen.tsx',
  'features/auth/confirm-screen.tsx',
  'features/waitlist/learn-more-screen.tsx',
  'features/waitlist/waitlist-screen.tsx',
  'components/ui/select-field.tsx',
  'lib/copy-text.ts',
  'lib/download-file.ts',
  'lib/iso-day.ts',
  '../../shared/src/leads/attribution.ts',
])
const names = Object.keys(ROUTES)
const routesOf = routeNames()

/**
 * How the app is divided into chunks. A chunk holds what is needed together: many small chunks compress worse and cost a
 * request each. The first group that matches takes a module, and no two groups may need each other.
 */
export const codeSplitting: Rolldown.CodeSplittingOptions = {
  groups: [
    { name: 'react', test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\// },
    // zod has a group of its own, so that its users are not pulled into the same chunk.
    { name: 'zod', test: /node_modules\/zod\// },
    // What runs before React has arrived.
    { name: (id, graph) => (isEarly(id, graph) ? 'early' : null), debugName: 'early' },
    // Before the groups of the other screens, which would pull these modules in.
    {
      name: (id, graph) =>
        isMain(id, graph) || isStartAndMore(id, graph) || TEXT_AREA.test(id) ? 'main' : null,
      debugName: 'main',
    },
    { name: (id, graph) => (isStart(id, graph) ? 'start' : null), debugName: 'start' },
    { name: 'supabase', test: /node_modules\/@supabase\// },
    { name: (id, graph) => (isForEveryone(id, graph) ? 'queries' : null), debugName: 'queries' },
    // A visitor's first screen does not need the questionnaire.
    { name: 'questions', test: /\/shared\/src\/(onboarding|places)\//, minShareCount: 2 },
    // A page shows one style of a draft.
    { name: (id) => /\/draft\/src\/styles\/(\w+)\//.exec(id)?.[1] ?? null, debugName: 'styles' },
    {
      name: 'draft',
      test: /\/packages\/draft\/|\/site\/review-site\.ts$/,
      minShareCount: 2,
    },
    { name: 'icons', test: /node_modules\/lucide-react\//, minShareCount: 2 },
    // What the primitives share, before the groups that would pull it in and bring themselves to every signed-in route.
    { name: 'primitives', test: /@radix-ui\/(primitive|react-(context|id|presence|primitive|use-[\w-]+))\// },
    { name: 'choices', test: /@radix-ui\/react-(checkbox|radio-group)\// },
    // Primitives import no code of the app.
    {
      name: 'ui',
      test: /node_modules\/(?!@tanstack\/|fflate\/)/,
      minShareCount: 2,
      entriesAware: true,
      entriesAwareMergeThreshold: 8000,
    },
    {
      name: (id, graph) => (isVisitor(id, graph) ? 'visitor' : null),
      debugName: 'visitor',
      minShareCount: 2,
    },
    {
      name: (id, graph) => (routesOf(id, graph).length === names.length ? 'signed-in' : null),
      debugName: 'signed in',
    },
    ...routeGroups(2),
    ...routeGroups(1),
    // What stands beside a screen or opens over it comes after the screen.
    {
      name: 'sidebar',
      test: /\/layouts\/sidebar\/(desk-content|phone-sheet|sidebar-(content|link|pages|tooltip)|promotion)\.tsx?$/,
    },
    { name: 'dialogs', test: /\/(custom-card-dialog|explanation-dialog|components\/ui\/dialog)\.tsx$/ },
    { name: 'auth', test: /\/features\/auth\// },
    { name: 'leads', test: /\/features\/leads\/|\/watch-session-end\.ts$/ },
    {
      name: 'public',
      test: /\/app\/public-layout\.tsx$|\/features\/waitlist\/(learn-more|waitlist)-screen\.tsx$/,
    },
    { name: 'preview', test: /\/preview-panel\/follow-answers\.ts$/ },
    { name: 'files', test: /\/(make-zip|write-my-data)\.ts$|node_modules\/fflate\// },
    { name: 'common', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 20_000 },
  ],
}

// Shared by screens of all kinds, and too small for a chunk of its own.
const TEXT_AREA = /\/components\/ui\/text-area\.tsx$/

/**
 * Whether the start screen and a signed-in route need a module. They all load the main chunk. Which icons a route needs is
 * not known.
 */
function isStartAndMore(id: string, graph: Graph): boolean {
  return isStart(id, graph) && (/lucide-react/.test(id) || routesOf(id, graph).length > 0)
}

/** Whether visitors' screens and the dashboard need a module. Nearly all of it is the query library. */
function isForEveryone(id: string, graph: Graph): boolean {
  return (
    /node_modules\/@tanstack\//.test(id) ||
    (isVisitor(id, graph) && routesOf(id, graph).some((name) => name !== 'question'))
  )
}

// Shared by few screens of the dashboard, and too small for chunks of their own. They go where most of what they need is.
const INPUTS = /\/answers\/(input-keeper|use-input-keeper|use-unsent-form)\.ts$/
const FOR_FEW_SCREENS = /\/components\/ui\/latest-only\.tsx$|\/lib\/use-is-shown\.ts$/

/**
 * Makes a group for each set of so many routes, such as `home-rewards`, for the modules that these and no others load. A
 * group takes what its modules import along, so the groups of more routes come first: what a module imports is loaded by
 * the same routes at least.
 */
function routeGroups(size: 1 | 2): Rolldown.CodeSplittingGroup[] {
  const sets = size === 1 ? names.map((name) => [name]) : pairsOf(names)
  return sets.map((set) => {
    const chunk = set.join('-')
    return { name: (id, graph) => (setOf(id, graph) === chunk ? chunk : null), debugName: chunk }
  })
}

function setOf(id: string, graph: Graph): string {
  if (INPUTS.test(id)) return 'question-home'
  return FOR_FEW_SCREENS.test(id) ? 'home-rewards' : routesOf(id, graph).join('-')
}

function pairsOf(all: readonly string[]): string[][] {
  return all.flatMap((one, index) => all.slice(index + 1).map((other) => [one, other]))
}

function routeNames(): (id: string, graph: Graph) => readonly string[] {
  const reached = Object.entries(ROUTES).map(([name, roots]) => [name, reachedFrom(roots)] as const)
  return (id, graph) => reached.filter(([, isReached]) => isReached(id, graph)).map(([name]) => name)
}

function reachedFrom(roots: readonly string[]): (id: string, graph: Graph) => boolean {
  let reached: ReadonlySet<string> | undefined
  return (id, graph) => {
    reached ??= reach(roots.map(sourcePath), graph)
    return reached.has(id)
  }
}

function sourcePath(path: string): string {
  return fileURLToPath(new URL(`../src/${path}`, import.meta.url))
}
