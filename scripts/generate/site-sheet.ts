import { readFileSync } from 'node:fs'
import { Features, transform } from 'lightningcss'
import { FLOORS, sheetTargetsOf } from '../../browsers/floors.ts'

/** What stands in a sheet for one of a unit that is newer than the floor. Each style says in `base.css` what it is. */
const UNIT_PROPERTIES = { cqi: 'var(--q)', svh: 'var(--v)' } as const

/** Returns a sheet of published sites, minified, as browsers at their floor read it. */
export function makeSiteSheet(file: string): string {
  const { code } = transform({
    filename: file,
    code: Buffer.from(putUnitProperties(readFileSync(file, 'utf8'))),
    minify: true,
    targets: sheetTargetsOf(FLOORS.site),
    // No sheet says `light-dark()`, and prefixes that a page needs are in its sheet.
    exclude: Features.LightDark | Features.VendorPrefixes,
  })
  return putStandIns(closeUpValues(code.toString()))
}

// A browser loses the whole declaration with a unit that it does not know; if that has a `var()`, none before it stands in.
function putUnitProperties(sheet: string): string {
  return sheet.replace(/(?<![\w.-])([\d.]+)(cqi|svh)\b/g, (text, count: string, unit: 'cqi' | 'svh', at) => {
    const before = sheet.slice(0, at)
    const value = before.slice(Math.max(before.lastIndexOf(';'), before.lastIndexOf('{')) + 1)
    // What the property is, and what `@supports` asks.
    if (/^\s*(--[qv]:|@)/.test(value) || /@supports[^{]*$/.test(before)) return text
    const factor = `${count} * ${UNIT_PROPERTIES[unit]}`
    return value.split('(').length > value.split(')').length ? factor : `calc(${factor})`
  })
}

// Lightning CSS keeps a blank around commas, factors and slashes of values that it does not read, those with a `var()`.
function closeUpValues(sheet: string): string {
  return sheet.replace(/([{;][\w-]+:)([^{};"']+|"[^"]*"|'[^']*')+/g, (declaration) =>
    declaration.replace(/"[^"]*"|'[^']*'|url\([^)]*\)| ?([,*/]) /g, (text, sign?: string) => sign ?? text),
  )
}

// Lightning CSS drops an older declaration before these.
function putStandIns(sheet: string): string {
  return sheet
    .replace(/(overflow(?:-[xy])?:)clip(?=[;}])/g, '$1hidden;$&')
    .replace(/(content:[^;/}]+)\/[^;}]+/g, (said, before, at: number, whole: string) =>
      whole.slice(0, at).endsWith(`${before};`) ? said : `${before};${said}`,
    )
}
