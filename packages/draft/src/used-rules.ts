/**
 * Returns a minified sheet without the rules of classes that no element of a page has, and without the faces for
 * letters that the page does not have. Nothing is added to a page later: it has no script, and an
 * editor brings its own sheet.
 *
 * @param page its markup, with classes in double quotes
 */
export function usedRules(sheet: string, page: string): string {
  const classes = new Set(
    [...page.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)),
  )
  const letters = lettersOf(page)
  return rulesOf(sheet)
    .filter(({ head, block = '' }) => head !== '@font-face' || covers(block, letters))
    .map(({ head, block }) => used(head, block, classes))
    .join('')
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
}

function lettersOf(page: string): readonly number[] {
  const text = page.replace(/<[^>]*>/g, ' ').replace(/&[a-z0-9#]+;/g, (entity) => ENTITIES[entity] ?? entity)
  return [...new Set(text)].map((letter) => letter.codePointAt(0) ?? 0)
}

function covers(face: string, letters: readonly number[]): boolean {
  const range = /unicode-range:([^;]*)/.exec(face)?.[1]
  if (!range) return true
  return range.split(',').some((part) => {
    const [from = '', to = from] = part.trim().slice(2).split('-')
    return letters.some((letter) => letter >= Number.parseInt(from, 16) && letter <= Number.parseInt(to, 16))
  })
}

// Groups of rules; what else begins with @ (faces, keyframes) stays as it is.
const GROUP = /^@(?:media|supports|container)\b/
const CLASS = /\.(-?[A-Za-z_][\w-]*)/g

function used(head: string, block: string | undefined, classes: ReadonlySet<string>): string {
  if (block === undefined) return head
  if (GROUP.test(head)) {
    const inside = rulesOf(block)
      .map((rule) => used(rule.head, rule.block, classes))
      .join('')
    return inside && `${head}{${inside}}`
  }
  if (head.startsWith('@')) return `${head}{${block}}`
  const selectors = selectorsOf(head).filter((selector) => couldHold(selector, classes))
  return selectors.length > 0 ? `${selectors.join(',')}{${block}}` : ''
}

// `:is()`, `:where()` and `:has()` hold with one of theirs; all other brackets may hold without a class: `:not(.a)`.
function couldHold(selector: string, classes: ReadonlySet<string>): boolean {
  let outside = ''
  let at = 0
  while (at < selector.length) {
    const end = selector[at] === '(' || selector[at] === '[' ? endOf(selector, at) : at
    if (end > at) {
      const isAnyOf = /:(?:is|where|has)$/.test(outside)
      const list = selectorsOf(selector.slice(at + 1, end))
      if (isAnyOf && !list.some((one) => couldHold(one, classes))) return false
    } else outside += selector[at]
    at = end + 1
  }
  return [...outside.matchAll(CLASS)].every(([, name = '']) => classes.has(name))
}

function endOf(selector: string, start: number): number {
  let depth = 0
  for (let at = start; at < selector.length; at++) {
    if ('(['.includes(selector[at] ?? '')) depth++
    if (')]'.includes(selector[at] ?? '') && --depth === 0) return at
  }
  return selector.length
}

type Rule = { readonly head: string; readonly block: string | undefined }

function rulesOf(sheet: string): Rule[] {
  const rules: Rule[] = []
  let [start, open, depth] = [0, 0, 0]
  for (const { 0: sign, index } of sheet.matchAll(/"(?:[^"\\]|\\.)*"|[{};]/g)) {
    if (sign === '{' && depth++ === 0) open = index
    else if (sign === '}' && --depth === 0) {
      rules.push({ head: sheet.slice(start, open).trim(), block: sheet.slice(open + 1, index) })
      start = index + 1
    } else if (sign === ';' && depth === 0) {
      rules.push({ head: sheet.slice(start, index + 1).trim(), block: undefined })
      start = index + 1
    }
  }
  return rules
}

function selectorsOf(head: string): string[] {
  const parts = ['']
  let depth = 0
  for (const sign of head) {
    if (sign === '(' || sign === '[') depth++
    if (sign === ')' || sign === ']') depth--
    if (sign === ',' && depth === 0) parts.push('')
    else parts[parts.length - 1] += sign
  }
  return parts
}
