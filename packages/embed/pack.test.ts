// Packs @foyer/embed, installs it into a fresh Vite project and a fresh Next project, and builds both.
import { execFileSync, spawnSync } from 'node:child_process'
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, describe, expect, it } from 'vitest'

const APP = 'https://app.foyer.test'
const REACT = { react: '19.3.1', 'react-dom': '19.3.1' }
const NO_QUESTIONS = {
  CI: '1',
  NEXT_TELEMETRY_DISABLED: '1',
  npm_config_fund: 'false',
  npm_config_audit: 'false',
}

const home = mkdtempSync(join(tmpdir(), 'foyer-embed-'))
afterAll(() => rmSync(home, { recursive: true, force: true }))

const isOnline = spawnSync('npm', ['view', 'react', 'version'], { timeout: 60_000 }).status === 0
if (!isOnline) console.log('The package registry does not answer: no fresh projects are built.')

const tarball = pack()

it('holds the built files, their types and the README, and no widget', () => {
  const files = execFileSync('tar', ['-tzf', tarball], { encoding: 'utf8' }).trim().split('\n')
  expect(files.sort()).toEqual(
    [
      ...['README.md', 'package.json', 'dist/foyer-form.d.ts', 'dist/foyer-form.js'],
      ...['dist/load-foyer.d.ts', 'dist/load-foyer.js'],
    ]
      .map((path) => `package/${path}`)
      .sort(),
  )
})

it('is at most 2 KB', () => {
  const code = globSync('dist/*.js', { cwd: import.meta.dirname }).map((path) =>
    readFileSync(join(import.meta.dirname, path)),
  )
  expect(gzipSync(Buffer.concat(code), { level: 9 }).length).toBeLessThanOrEqual(2048)
})

describe.skipIf(!isOnline)('in a fresh project', () => {
  it('is built and typed with Vite', () => {
    const project = makeProject('vite', {
      'package.json': packageJson({ ...REACT, vite: '8.3.8', typescript: '7.0.2', '@types/react': '19.3.0' }),
      'tsconfig.json': JSON.stringify({
        compilerOptions: {
          ...{ strict: true, noEmit: true, jsx: 'react-jsx', module: 'ESNext', moduleResolution: 'Bundler' },
          ...{ lib: ['ES2023', 'DOM'], types: [], skipLibCheck: false },
        },
        include: ['main.tsx'],
      }),
      'index.html': '<div id="app"></div><script type="module" src="/main.tsx"></script>',
      'main.tsx': `import { loadFoyer } from '@foyer/embed'
import { FoyerForm } from '@foyer/embed/react'
import { createElement } from 'react'
declare const page: unknown
export const form = createElement(FoyerForm, { appUrl: '${APP}', code: 'CODE', mode: 'inline' })
// @ts-expect-error a mode that does not exist
export const wrong = createElement(FoyerForm, { appUrl: '${APP}', code: 'CODE', mode: 'banner' })
loadFoyer({ appUrl: '${APP}', code: 'CODE', mode: 'popup' }).then((handle) => handle?.remove())
console.log(form, wrong)`,
    })
    run(project, 'npx', ['tsc', '-p', '.'])
    run(project, 'npx', ['vite', 'build'])
    const built = globSync('dist/assets/*.js', { cwd: project })
      .map((path) => readFileSync(join(project, path), 'utf8'))
      .join('')
    expect(built).toContain('foyer-form')
    // The widget itself would be recognized by its event between scripts.
    expect(built).not.toContain('foyer:script')
  })

  it('is rendered by the server of Next with its place', () => {
    const project = makeProject('next', {
      'package.json': packageJson({ ...REACT, next: '16.4.6' }),
      'app/layout.jsx': 'export default ({ children }) => <html lang="en"><body>{children}</body></html>',
      'app/page.jsx': `import { FoyerForm } from '@foyer/embed/react'
export default function Page() { return <FoyerForm appUrl="${APP}" code="CODE" lang="es" /> }`,
    })
    run(project, 'npx', ['next', 'build'])
    const [page = ''] = globSync('.next/server/app/index.html', { cwd: project })
    expect(readFileSync(join(project, page), 'utf8')).toContain(
      '<foyer-form data-ref="CODE" data-lang="es" style="grid-area:1/1"></foyer-form></div>',
    )
  })
})

function pack(): string {
  rmSync(join(import.meta.dirname, 'dist'), { recursive: true, force: true })
  const output = execFileSync('npm', ['pack', '--json', '--pack-destination', home], {
    cwd: import.meta.dirname,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const found = /"filename":\s*"([^"]+)"/.exec(output)?.[1]
  if (!found) throw new Error(`npm pack named no file: ${output}`)
  return join(home, found)
}

function packageJson(dependencies: Readonly<Record<string, string>>): string {
  return JSON.stringify({
    private: true,
    type: 'module',
    dependencies: { '@foyer/embed': `file:${tarball}`, ...dependencies },
  })
}

function makeProject(name: string, files: Readonly<Record<string, string>>): string {
  const project = join(home, name)
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(project, path)), { recursive: true })
    writeFileSync(join(project, path), text)
  }
  run(project, 'npm', ['install', '--no-package-lock', '--prefer-offline'])
  return project
}

function run(cwd: string, command: string, args: readonly string[]): void {
  const env = { ...process.env, ...NO_QUESTIONS, NODE_ENV: 'production', npm_config_include: 'dev' }
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, env, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed.\n${stdout}\n${stderr}`)
}
