// Runs before every npm command on the machine's own Node (20.19 or newer) and installs what the lockfile lists,
// including the project's Node 24 and Deno. Plain JavaScript without dependencies, because nothing is installed yet.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const MINIMUM_NODE = [20, 19]

function fail(sentence) {
  console.error(`\n${sentence}\n`)
  process.exit(1)
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  const [minimumMajor, minimumMinor] = MINIMUM_NODE
  if (major < minimumMajor || (major === minimumMajor && minor < minimumMinor)) {
    fail(
      `Node ${process.versions.node} is too old to install the project: please install Node ${MINIMUM_NODE.join('.')} or newer.`,
    )
  }
}

function readPackages(file) {
  if (!existsSync(file)) return undefined
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages
  } catch {
    return undefined
  }
}

/** Compares the lockfile with npm's copy in node_modules, which lists what is installed. */
function isInstalled() {
  const wanted = readPackages(join(root, 'package-lock.json'))
  const installed = readPackages(join(root, 'node_modules', '.package-lock.json'))
  if (!wanted || !installed) return false
  return Object.entries(wanted).every(([path, { version, link, optional, devOptional, peer }]) => {
    if (!path.startsWith('node_modules/') || link || optional || devOptional || peer) return true
    return installed[path]?.version === version
  })
}

function runsItsOwnNode() {
  const name = process.platform === 'win32' ? 'node.cmd' : 'node'
  const binary = join(root, 'node_modules', '.bin', name)
  return (
    spawnSync(binary, ['--version'], { shell: process.platform === 'win32' })
      .stdout?.toString()
      .startsWith('v24.') ?? false
  )
}

function runNpm(...words) {
  const npm = process.env.npm_execpath
  const [command, first] = npm ? [process.execPath, [npm]] : ['npm', []]
  const args = [...first, ...words, '--no-audit', '--no-fund', '--loglevel=error']
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    shell: !npm && process.platform === 'win32',
  })
  return status === 0
}

checkNode()
if (!isInstalled() || !runsItsOwnNode()) {
  console.log('Installing packages…')
  // A lockfile written on one platform can lack the optional packages of another, which "npm ci" refuses. "npm install"
  // adds them and keeps the other versions.
  if (!runNpm('ci') && !runNpm('install', '--no-save')) {
    fail('npm could not install the packages: its message above says why. Check the network and try again.')
  }
  if (!runsItsOwnNode()) {
    fail(
      'The packages are installed, but not the Node 24 that comes with them: npm seems to skip install scripts. Run "npm rebuild node deno" and try again.',
    )
  }
}
