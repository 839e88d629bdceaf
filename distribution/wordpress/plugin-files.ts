import { globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

const SOURCE = join(import.meta.dirname, 'foyer-form')
const TEXT =
  /\b(?:esc_html__|esc_attr__|esc_html_e|esc_attr_e|__|_e)\(\s*'((?:[^'\\]|\\.)*)',\s*'foyer-form'/g

/** The addresses of one host, without a trailing slash. */
export type PluginAddresses = { readonly appUrl: string; readonly captureUrl: string }

/** Returns the files of the WordPress plugin for one host, by their path in the plugin's folder. */
export function pluginFiles(addresses: PluginAddresses): Readonly<Record<string, string>> {
  const sources = Object.fromEntries(
    globSync('**/*', { cwd: SOURCE })
      .filter((path) => statSync(join(SOURCE, path)).isFile())
      .sort()
      .map((path) => [path, readFileSync(join(SOURCE, path), 'utf8')] as const),
  )
  const fill = (text: string) =>
    text
      .replaceAll('{{APP_URL}}', () => addresses.appUrl)
      .replaceAll('{{CAPTURE_URL}}', () => addresses.captureUrl)
  return {
    ...sources,
    'addresses.php': setConstants(sources['addresses.php'] ?? '', {
      FOYER_FORM_APP_URL: addresses.appUrl,
      FOYER_FORM_CAPTURE_URL: addresses.captureUrl,
    }),
    'readme.txt': fill(sources['readme.txt'] ?? ''),
    'languages/foyer-form.pot': translationTemplate(sources),
  }
}

/** Returns every text that can be translated, with the files that it stands in. */
export function translatableTexts(
  sources: Readonly<Record<string, string>>,
): ReadonlyMap<string, readonly string[]> {
  const texts = new Map<string, string[]>()
  for (const [path, source] of Object.entries(sources)) {
    if (!/\.(php|js)$/.test(path)) continue
    for (const [, text = ''] of source.matchAll(TEXT)) {
      const places = texts.get(text) ?? []
      if (!places.includes(path)) places.push(path)
      texts.set(text, places)
    }
  }
  return texts
}

function translationTemplate(sources: Readonly<Record<string, string>>): string {
  const head = [
    'msgid ""',
    'msgstr ""',
    '"Project-Id-Version: Foyer Form\\n"',
    '"MIME-Version: 1.0\\n"',
    '"Content-Type: text/plain; charset=UTF-8\\n"',
    '"Content-Transfer-Encoding: 8bit\\n"',
    '"X-Domain: foyer-form\\n"',
  ].join('\n')
  const entries = [...translatableTexts(sources)].map(([text, places]) =>
    [
      `#: ${places.join(' ')}`,
      ...(text.includes('%s') ? ['#, php-format'] : []),
      `msgid ${JSON.stringify(text)}`,
      'msgstr ""',
    ].join('\n'),
  )
  return `${[head, ...entries].join('\n\n')}\n`
}

function setConstants(php: string, values: Readonly<Record<string, string>>): string {
  let filled = php
  for (const [name, value] of Object.entries(values)) {
    const line = new RegExp(`(const ${name}\\s*= )'[^']*';`)
    if (!line.test(filled)) throw new Error(`addresses.php has no constant ${name}.`)
    filled = filled.replace(line, (_, start: string) => `${start}'${value}';`)
  }
  return filled
}
