import { type Node, type Program, parse } from 'acorn'
import { full, fullAncestor } from 'acorn-walk'
import { type Entry, entryAt, newerThan } from './compat.ts'
import type { Floor } from './floors.ts'
import { allApis } from './newer-apis.ts'

// Nodes of any type, with the properties of all of them.
// biome-ignore lint/suspicious/noExplicitAny: acorn has a type for each kind of node
type Any = any

/** Syntax by its place in the table, and the nodes that are written with it. */
const SYNTAX: Readonly<Record<string, (node: Any) => boolean>> = {
  'operators/optional_chaining': ({ type }) => type === 'ChainExpression',
  'operators/nullish_coalescing': ({ operator }) => operator === '??',
  'operators/nullish_coalescing_assignment': ({ operator }) => /^(\?\?|\|\||&&)=$/.test(operator),
  'operators/exponentiation': ({ operator }) => operator === '**' || operator === '**=',
  'operators/spread/spread_in_object_literals': ({ type, properties = [] }) =>
    type === 'ObjectExpression' && properties.some((one: Any) => one.type === 'SpreadElement'),
  'operators/destructuring/rest_in_objects': ({ type, properties = [] }) =>
    type === 'ObjectPattern' && properties.some((one: Any) => one.type === 'RestElement'),
  'operators/import': ({ type }) => type === 'ImportExpression',
  'operators/import_meta': ({ type }) => type === 'MetaProperty',
  'statements/async_function': ({ async }) => async === true,
  'statements/for_await_of': ({ type, await: waits }) => type === 'ForOfStatement' && waits,
  'statements/try_catch/optional_catch_binding': ({ type, param }) => type === 'CatchClause' && !param,
  'classes/public_class_fields': ({ type, key }) =>
    type === 'PropertyDefinition' && key.type !== 'PrivateIdentifier',
  'classes/private_class_fields': ({ type }) => type === 'PrivateIdentifier',
  'classes/static/initialization_blocks': ({ type }) => type === 'StaticBlock',
  'builtins/BigInt': ({ bigint }) => Boolean(bigint),
  'grammar/numeric_separators': ({ type, raw }) =>
    type === 'Literal' && /^\d[\d_.]*_/.test(raw) && raw.includes('_'),
  'regular_expressions/lookbehind_assertion': ({ regex }) => /\(\?<[=!]/.test(regex?.pattern),
  'regular_expressions/named_capturing_group': ({ regex }) => /\(\?<[^=!]/.test(regex?.pattern),
  'regular_expressions/modifier': ({ regex }) => /\(\?[ims-]+:/.test(regex?.pattern),
  'regular_expressions/unicode_character_class_escape': ({ regex }) => /\\p\{/i.test(regex?.pattern),
  'builtins/RegExp/dotAll': ({ regex }) => regex?.flags.includes('s'),
  'builtins/RegExp/hasIndices': ({ regex }) => regex?.flags.includes('d'),
  'builtins/RegExp/unicodeSets': ({ regex }) => regex?.flags.includes('v'),
}

const APIS = allApis()
const GLOBALS = new Map(APIS.filter(({ member }) => !member).map((api) => [api.owner, api.entry]))
const STATICS = new Map(
  APIS.filter(({ member }) => member).map((api) => [`${api.owner}.${api.member}`, api.entry]),
)
// The table does not say which members of `Promise` and `Array` are those of the constructor.
const MEMBERS = Map.groupBy(
  APIS.filter(({ member, isStatic }) => member && !isStatic),
  ({ member }) => member,
)
// Functions of the window stand below `Window`, or below the interface that it shares with workers.
for (const owner of ['Window', 'WindowOrWorkerGlobalScope'])
  for (const [name, entry] of STATICS) {
    const [own, member = ''] = name.split('.')
    if (own === owner && !GLOBALS.has(member)) GLOBALS.set(member, entry)
  }

/**
 * Returns what a script uses that is newer than a floor, each once, such as `AbortSignal.any (safari 17.4)`. A member of an
 * unknown object counts if it is newer on everything that has one of this name, and if the script defines none itself.
 *
 * @param allowed what may be newer because the script does without it, such as `Element.checkVisibility`
 */
export function findNewerInScript(
  code: string,
  floor: Floor,
  allowed: readonly string[] = [],
): readonly string[] {
  const program = parse(code, {
    ecmaVersion: 'latest',
    sourceType: 'module',
    allowReturnOutsideFunction: true,
  })
  const found = new Map<string, readonly string[]>()
  const check = (name: string, entry: Entry | undefined) => {
    const newer = newerThan(entry, floor)
    if (newer.length && !allowed.includes(name)) found.set(name, newer)
  }
  full(program, (node: Any) => {
    for (const [path, isWritten] of Object.entries(SYNTAX))
      if (isWritten(node)) check(path, entryAt(`javascript/${path}`))
  })
  const own = namesDefinedIn(program)
  fullAncestor(program, (node: Any, _state, ancestors: Any[]) => {
    const parent = ancestors.at(-2)
    if (node.type === 'NewExpression' && !own.variables.has(node.callee.name))
      check(`new ${node.callee.name}`, STATICS.get(`${node.callee.name}.constructor`))
    if (node.type === 'MemberExpression') checkMember(node, own, check)
    else if (node.type === 'Identifier' && !own.variables.has(node.name) && !isTest(parent))
      check(node.name, GLOBALS.get(node.name))
  })
  return [...found].map(([name, newer]) => `${name} (${newer.join(', ')})`)
}

type Own = { readonly variables: ReadonlySet<string>; readonly members: ReadonlySet<string> }

function checkMember(
  { object, property: name, computed }: Any,
  own: Own,
  check: (name: string, entry: Entry | undefined) => void,
): void {
  const member: string | undefined = computed ? name.value : name.name
  if (typeof member !== 'string') return
  // `window.structuredClone` is the global.
  if (/^(window|self|globalThis|top)$/.test(object.name) && GLOBALS.has(member))
    return void check(member, GLOBALS.get(member))
  const owner = object.type === 'Identifier' && !own.variables.has(object.name) ? object.name : ''
  if (STATICS.has(`${owner}.${member}`))
    return void check(`${owner}.${member}`, STATICS.get(`${owner}.${member}`))
  if (own.members.has(member)) return
  const property = member.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  checkOldest(
    `.${member}`,
    [...(MEMBERS.get(member) ?? []).map(({ entry }) => entry), entryAt(`css/properties/${property}`)],
    check,
  )
}

/** Checks a name that stands for several features as the oldest of them. */
function checkOldest(
  name: string,
  entries: readonly (Entry | undefined)[],
  check: (name: string, entry: Entry | undefined) => void,
): void {
  const support = entries.flatMap((entry) => entry?.__compat?.support ?? [])
  if (!support.length) return
  const engines = new Set(support.flatMap((one) => Object.keys(one)))
  const merged = Object.fromEntries(
    [...engines].map((engine) => [engine, support.flatMap((one) => Reflect.get(one, engine) ?? [])]),
  )
  check(name, { __compat: { support: merged } })
}

/** The names that a script declares, and the members that it gives its own objects. */
function namesDefinedIn(program: Program): Own {
  const variables = new Set<string>()
  const members = new Set<string>()
  const declare = (pattern: Any): void => {
    if (!pattern) return
    if (pattern.type === 'Identifier') variables.add(pattern.name)
    for (const part of pattern.properties ?? pattern.elements ?? []) declare(part?.value ?? part)
    declare(pattern.left ?? pattern.argument)
  }
  full(program, (node: Any) => {
    if (node.type === 'VariableDeclarator' || /^(Function|Class)/.test(node.type)) declare(node.id)
    for (const parameter of node.params ?? []) declare(parameter)
    if (node.type === 'CatchClause') declare(node.param)
    if (/^Import.*Specifier$/.test(node.type)) declare(node.local)
    if (/^(Property|PropertyDefinition|MethodDefinition)$/.test(node.type) && !node.computed)
      members.add(node.key.name ?? node.key.value)
    if (node.type === 'AssignmentExpression' && node.left.type === 'MemberExpression')
      members.add(node.left.property.name)
  })
  return { variables, members }
}

/** `typeof X` asks whether there is one. */
function isTest(parent: (Node & { operator?: string }) | undefined): boolean {
  return parent?.type === 'UnaryExpression' && parent.operator === 'typeof'
}
