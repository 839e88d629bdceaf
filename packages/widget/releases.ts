import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { bundleWidget } from './bundle-widget.ts'

/** The folder with one folder for each released version, and `integrity.json`. */
export const RELEASES = join(import.meta.dirname, 'releases')

/** One released version of the widget. */
export type WidgetRelease = {
  readonly version: string
  /** For the `integrity` attribute of a script. */
  readonly integrity: string
  readonly code: Buffer
}

/**
 * Returns all released versions, oldest first.
 *
 * @throws Error when a file is missing or has changed: pages would refuse to run it
 */
export function readReleases(folder = RELEASES): readonly WidgetRelease[] {
  return Object.entries(readIntegrity(folder)).map(([version, integrity]) => {
    const file = join(folder, version, 'widget.js')
    const code = existsSync(file) ? readFileSync(file) : undefined
    if (!code || hashOf(code) !== integrity)
      throw new Error(
        `${file} is not what was released: restore it from the history. Partners' pages name its hash.`,
      )
    return { version, integrity, code }
  })
}

/**
 * Writes the widget as a new version, which is kept for ever.
 *
 * @throws Error when this version is released already
 */
export async function releaseWidget(version: string, folder = RELEASES): Promise<WidgetRelease> {
  const known = readIntegrity(folder)
  if (known[version])
    throw new Error(
      `${version} is released already and never changes: set a new version in packages/widget/package.json.`,
    )
  const code = Buffer.from(await bundleWidget(undefined, version))
  const integrity = hashOf(code)
  mkdirSync(join(folder, version), { recursive: true })
  writeFileSync(join(folder, version, 'widget.js'), code)
  writeFileSync(
    join(folder, 'integrity.json'),
    `${JSON.stringify({ ...known, [version]: integrity }, null, 2)}\n`,
  )
  return { version, integrity, code }
}

/**
 * Checks that a version is not used for two different widgets.
 *
 * @throws Error when this version is released already and the widget has changed since
 */
export async function expectNewVersion(version: string, folder = RELEASES): Promise<void> {
  const released = readIntegrity(folder)[version]
  if (released && released !== hashOf(Buffer.from(await bundleWidget(undefined, version))))
    throw new Error(
      `${version} is released already, and the widget has changed since: set a new version in packages/widget/package.json.`,
    )
}

function readIntegrity(folder: string): Readonly<Record<string, string>> {
  const file = join(folder, 'integrity.json')
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}

function hashOf(code: Buffer): string {
  return `sha384-${createHash('sha384').update(code).digest('base64')}`
}
