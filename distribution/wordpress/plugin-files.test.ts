import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { parseReferralCode, referralCheckCharacter } from '@foyer/shared/referrals/referral-code.ts'
import { WIDGET_TEXTS } from '@foyer/shared/widget/texts.ts'
import { unzipSync } from 'fflate'
import { describe, expect, it, onTestFinished } from 'vitest'
import { pluginFiles, translatableTexts } from './plugin-files.ts'

const ADDRESSES = { appUrl: 'https://app.foyer.test', captureUrl: 'https://api.foyer.test/capture-lead' }
const files = pluginFiles(ADDRESSES)
const file = (path: string) => files[path] ?? ''
const php = Object.entries(files).filter(([path]) => path.endsWith('.php'))

describe('what the plugin directory compares', () => {
  const header = (name: string) =>
    new RegExp(`^ \\* ${name}:\\s+(.+)$`, 'm').exec(file('foyer-form.php'))?.[1]
  const readme = (name: string) => new RegExp(`^${name}: (.+)$`, 'm').exec(file('readme.txt'))?.[1]

  it('has one version everywhere', () => {
    const versions = [
      header('Version'),
      readme('Stable tag'),
      JSON.parse(file('block/block.json')).version,
      /'version'\s*=> '([^']+)'/.exec(file('block/editor.asset.php'))?.[1],
      /^= (.+) =$/m.exec(file('readme.txt').split('== Changelog ==')[1] ?? '')?.[1],
    ]
    expect(new Set(versions)).toEqual(new Set(['0.1.0']))
  })

  it.each(['License', 'License URI', 'Requires at least', 'Requires PHP'])(
    'says the same %s twice',
    (name) => {
      expect(header(name)).toBeTruthy()
      expect(readme(name)).toBe(header(name))
    },
  )

  it('names the service with its addresses, terms and privacy', () => {
    const [, services = ''] = file('readme.txt').split('== External services ==')
    expect(services).toContain('https://app.foyer.test/widget.js')
    expect(services).toContain(ADDRESSES.captureUrl)
    expect(services).toContain('https://app.foyer.test/terms')
    expect(services).toContain('https://app.foyer.test/privacy')
    expect(Object.values(files).join()).not.toMatch(/\{\{|\.example/)
  })

  it('uses its own slug as text domain and has at most five tags', () => {
    expect(header('Text Domain')).toBe('foyer-form')
    expect(JSON.parse(file('block/block.json')).textdomain).toBe('foyer-form')
    expect(readme('Tags')?.split(',').length).toBeLessThanOrEqual(5)
  })

  it.each(php)('%s cannot be opened by itself', (_path, source) => {
    expect(source).toMatch(/defined\( '(ABSPATH|WP_UNINSTALL_PLUGIN)' \) \|\| exit;/)
  })

  it.each(php)('%s prints only what is escaped, and asks the database for nothing itself', (path, source) => {
    const printed = [...source.matchAll(/(?:<\?php echo|^\s*echo) ([^;]+);/gm)].map(([, code = '']) =>
      code.trim(),
    )
    const unescaped = printed.filter((code) => !/^esc_(html|attr|url)\(/.test(code))
    // The block prints the form, which is escaped where it is made.
    expect(unescaped).toEqual(
      path === 'block/render.php'
        ? ["'<div ' . get_block_wrapper_attributes() . '>' . $foyer_form_html . '</div>'"]
        : [],
    )
    expect(source).not.toMatch(/\b(eval|base64_decode|\$wpdb|file_get_contents|curl_init)\b/)
  })
})

it('has the texts of the widget', () => {
  for (const name of ['title', 'text', 'label', 'placeholder', 'button'] as const)
    expect(translatableTexts(files).has(WIDGET_TEXTS[name][0]), name).toBe(true)
})

it('lists every text for translators', () => {
  const template = file('languages/foyer-form.pot')
  for (const text of translatableTexts(files).keys())
    expect(template).toContain(`msgid ${JSON.stringify(text)}\n`)
  const sources = Object.entries(files).filter(([path]) => /\.(php|js)$/.test(path))
  for (const [path, source] of sources) {
    const calls = source.match(/(?:__|_e)\(\s*'/g)?.length ?? 0
    const listed = source.match(/(?:__|_e)\(\s*'(?:[^'\\]|\\.)*',\s*'foyer-form'/g)?.length ?? 0
    expect([path, listed]).toEqual([path, calls])
  }
  expect(translatableTexts(files).size).toBe(25)
})

const hasPhp = spawnSync('php', ['-v']).status === 0

describe.skipIf(!hasPhp)('in PHP', () => {
  it('has no syntax error', () => {
    const folder = writePlugin()
    for (const [path] of php) execFileSync('php', ['-l', join(folder, path)])
  })

  it('reads referral codes as packages/shared does', () => {
    const folder = writePlugin()
    const body = 'ABCDEF2'
    const good = body + referralCheckCharacter(body)
    const typed = [good, good.toLowerCase(), `${good.slice(0, 4)} ${good.slice(4)}`, `${good}\n`]
    const wrong = ['', 'ABCDEFG', 'BACDEF2X', `${body}1`, `${body}é`, good.replace('C', 'D'), '<b>ABCDEF</b>']
    const script = `define('ABSPATH', '/'); require $argv[1]; echo json_encode(array_map('foyer_form_parse_code', json_decode($argv[2])));`
    const output = execFileSync('php', [
      '-r',
      script,
      join(folder, 'includes/referral-code.php'),
      JSON.stringify([...typed, ...wrong]),
    ])
    expect(JSON.parse(String(output))).toEqual(
      [...typed, ...wrong].map((code) => parseReferralCode(code) ?? ''),
    )
  })
})

it('npm run release:plugin writes a zip with the addresses of the host, and refuses to guess them', () => {
  const run = (env: Readonly<Record<string, string>>) =>
    spawnSync(process.execPath, [join(import.meta.dirname, 'release.ts')], {
      env: { PATH: process.env.PATH, ...env },
      encoding: 'utf8',
    })
  const refused = run({ FOYER_APP_URL: 'http://app.foyer.test', FOYER_CAPTURE_URL: ADDRESSES.captureUrl })
  expect(refused.status).toBe(1)
  expect(refused.stderr).toContain('Set FOYER_APP_URL to the https address of your host.')
  const { status, stderr } = run({
    FOYER_APP_URL: `${ADDRESSES.appUrl}/`,
    FOYER_CAPTURE_URL: ADDRESSES.captureUrl,
  })
  expect(stderr).toBe('')
  expect(status).toBe(0)
  const zip = unzipSync(readFileSync(join(import.meta.dirname, 'dist/foyer-form.zip')))
  expect(Object.keys(zip).sort()).toEqual(
    Object.keys(files)
      .map((path) => `foyer-form/${path}`)
      .sort(),
  )
  expect(Buffer.from(zip['foyer-form/addresses.php'] ?? []).toString()).toContain(
    "const FOYER_FORM_APP_URL     = 'https://app.foyer.test';",
  )
})

function writePlugin(): string {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-plugin-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return folder
}
