import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { attributeTable } from './attributes.ts'
import { readSettings, WIDGET_EVENTS } from './settings.ts'
import { WIDGET_TEXTS } from './texts.ts'

const document = readFileSync(new URL('../../../../docs/widget.md', import.meta.url), 'utf8')

test('docs/widget.md has the table of the contract', () => {
  expect(document).toContain(attributeTable())
})

test('docs/widget.md names every event', () => {
  for (const name of WIDGET_EVENTS) expect(document).toContain(`\`foyer:${name}\``)
})

test('the table names every attribute that the widget reads', () => {
  const read = new Set<string>()
  const { say } = readSettings((name) => {
    read.add(name)
    return null
  }, 'en')
  for (const name of Object.keys(WIDGET_TEXTS)) say(name as keyof typeof WIDGET_TEXTS)
  const documented = attributeTable().match(/(?<=`data-)\w+/g) ?? []
  expect(documented.sort()).toEqual([...read].sort())
})
