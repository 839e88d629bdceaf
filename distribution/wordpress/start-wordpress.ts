import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { chownSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** Where Debian's package puts WordPress. */
const WORDPRESS = '/usr/share/wordpress'
const NEEDED_THEMES = ['twentytwentythree', 'twentytwentyone']

/** A WordPress site in a folder of its own, with a database of its own. */
export type WordPress = {
  readonly url: string
  /** Runs PHP code inside of WordPress and returns what it prints. */
  run(code: string): string
  stop(): Promise<void>
}

/** Whether WordPress, PHP, a database and both kinds of themes are on this machine. */
export function isWordPressInstalled(): boolean {
  return (
    spawnSync('php', ['-r', "exit(extension_loaded('mysqli') ? 0 : 1);"]).status === 0 &&
    spawnSync('mariadbd', ['--version']).status === 0 &&
    NEEDED_THEMES.every((theme) => existsSync(join(WORDPRESS, 'wp-content/themes', theme, 'style.css')))
  )
}

/**
 * Installs and serves WordPress with the files of a plugin, activated.
 *
 * @param slug the name of the plugin's folder and main file
 */
export async function startWordPress(
  slug: string,
  plugin: Readonly<Record<string, string>>,
): Promise<WordPress> {
  const home = mkdtempSync(join(tmpdir(), 'foyer-wp-'))
  const started: ChildProcess[] = []
  const stop = async () => {
    await Promise.all(started.map(endProcess))
    rmSync(home, { recursive: true, force: true })
  }
  try {
    const socket = join(home, 'database.sock')
    started.push(await startDatabase(home, socket))
    const site = join(home, 'site')
    cpSync(WORDPRESS, site, { recursive: true, dereference: true })
    for (const [path, text] of Object.entries(plugin)) {
      const file = join(site, 'wp-content/plugins', slug, path)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, text)
    }
    const port = await freePort()
    const url = `http://127.0.0.1:${port}`
    writeFileSync(join(site, 'wp-config.php'), configuration(url, socket))
    // WordPress 6.1 is older than this PHP and says so at length; mails of the installation go nowhere.
    const flags = ['-d', 'log_errors=0', '-d', 'sendmail_path=true']
    const run = (code: string) =>
      execFileSync('php', [...flags, '-d', 'display_errors=stderr', '-r', code], {
        cwd: site,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'pipe'],
      })
    run(
      `define('WP_INSTALLING', true); require 'wp-load.php'; require 'wp-admin/includes/upgrade.php';
       wp_install('Partner', 'admin', 'admin@partner.test', false, '', 'password');`,
    )
    run(
      `require 'wp-load.php'; require 'wp-admin/includes/plugin.php';
       $result = activate_plugin('${slug}/${slug}.php'); if (is_wp_error($result)) { exit(1); }`,
    )
    const server = spawn('php', ['-S', `127.0.0.1:${port}`, '-t', site], {
      stdio: 'ignore',
      env: { ...process.env, PHP_CLI_SERVER_WORKERS: '4' },
      detached: true,
    })
    started.push(server)
    await untilAnswered(url)
    return { url, run: (code) => run(`require 'wp-load.php'; ${code}`), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function startDatabase(home: string, socket: string): Promise<ChildProcess> {
  const data = join(home, 'data')
  // MariaDB refuses to run as root without being told who it is.
  const user = process.getuid?.() === 0 ? ['--user=mysql'] : []
  mkdirSync(data)
  if (user.length) {
    const uid = Number(execFileSync('id', ['-u', 'mysql'], { encoding: 'utf8' }))
    for (const folder of [home, data]) chownSync(folder, uid, uid)
  }
  execFileSync('mariadb-install-db', [
    '--no-defaults',
    `--datadir=${data}`,
    '--auth-root-authentication-method=normal',
    '--skip-test-db',
    ...user,
  ])
  const server = spawn(
    'mariadbd',
    ['--no-defaults', `--datadir=${data}`, `--socket=${socket}`, '--skip-networking', ...user],
    { stdio: 'ignore', detached: true },
  )
  await until(() => spawnSync('mariadb-admin', [`--socket=${socket}`, '-uroot', 'ping']).status === 0)
  execFileSync('mariadb', ['--no-defaults', `--socket=${socket}`, '-uroot', '-e', 'create database site'])
  return server
}

function configuration(url: string, socket: string): string {
  const constants = {
    DB_NAME: 'site',
    DB_USER: 'root',
    DB_PASSWORD: '',
    DB_HOST: `localhost:${socket}`,
    DB_CHARSET: 'utf8mb4',
    WP_HOME: url,
    WP_SITEURL: url,
    AUTH_KEY: 'test',
    SECURE_AUTH_KEY: 'test',
    LOGGED_IN_KEY: 'test',
    NONCE_KEY: 'test',
  }
  const lines = Object.entries(constants).map(([name, value]) => `define('${name}', '${value}');`)
  return `<?php
${lines.join('\n')}
// Errors of the plugin are part of the page, so that the tests see them. Nothing is asked of other hosts.
define('WP_DEBUG', true);
define('WP_DEBUG_DISPLAY', true);
define('WP_HTTP_BLOCK_EXTERNAL', true);
define('DISABLE_WP_CRON', true);
define('AUTOMATIC_UPDATER_DISABLED', true);
$table_prefix = 'wp_';
if (!defined('ABSPATH')) { define('ABSPATH', __DIR__ . '/'); }
require_once ABSPATH . 'wp-settings.php';
`
}

async function untilAnswered(url: string): Promise<void> {
  await until(async () => (await fetch(url).catch(() => null))?.ok === true)
}

/** Asks until it is so; the limit is that of the test. */
async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 100))
}

/** Ends a process with its workers: each was started as the leader of a group. */
async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || !child.pid) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  process.kill(-child.pid)
  await ended
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
