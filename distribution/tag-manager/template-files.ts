import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const SOURCE = join(import.meta.dirname, 'template')

/**
 * Returns the files of the tag manager template for one host, as its gallery wants them at the root of a repository.
 *
 * @param sha the commit of that repository which holds this `template.tpl`; the gallery reads the template there
 */
export function templateFiles(appUrl: string, sha: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    readdirSync(SOURCE).map((name) => [
      name,
      readFileSync(join(SOURCE, name), 'utf8')
        .replaceAll('{{APP_URL}}', () => appUrl)
        .replaceAll('{{SHA}}', () => sha),
    ]),
  )
}
