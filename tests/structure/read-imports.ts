import { dirname, join } from 'node:path/posix'
import { parseSync } from 'vite'

/** One import of a module, as it is written and where it leads. */
export type Import = {
  /** The importing file, as a path from the root of the repository. */
  readonly from: string
  readonly specifier: string
  /** The imported file of the repository; `null` for a package or a built-in module. */
  readonly to: string | null
  /** Erased by the compiler: nothing of the module runs. */
  readonly isTypeOnly: boolean
}

/**
 * Lists the imports of a file: static and dynamic imports, re-exports, and types written as `import('…')`.
 *
 * @param file its path from the root of the repository, with forward slashes
 */
export function readImports(file: string, code: string): readonly Import[] {
  const { module, program } = parseSync(file, code)
  const found: Pick<Import, 'specifier' | 'isTypeOnly'>[] = [
    ...module.staticImports.map(({ moduleRequest, entries }) => ({
      specifier: moduleRequest.value,
      isTypeOnly: entries.length > 0 && entries.every(({ isType }) => isType),
    })),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) =>
        moduleRequest ? [{ specifier: moduleRequest.value, isTypeOnly: isType }] : [],
      ),
    ),
    // Dynamic imports are positions in the text only; walking the tree is slow, and most files have none.
    ...(/\bimport\s*\(/.test(code) ? callsIn(program) : []),
  ]
  return found.map((one) => ({ from: file, to: resolve(file, one.specifier), ...one }))
}

function callsIn(node: unknown): Pick<Import, 'specifier' | 'isTypeOnly'>[] {
  if (typeof node !== 'object' || node === null) return []
  const inside = Object.values(node).flatMap(callsIn)
  if (!('type' in node) || !('source' in node)) return inside
  if (node.type !== 'ImportExpression' && node.type !== 'TSImportType') return inside
  const specifier = textOf(node.source)
  return specifier === null ? inside : [{ specifier, isTypeOnly: node.type === 'TSImportType' }, ...inside]
}

function textOf(source: unknown): string | null {
  if (typeof source !== 'object' || source === null || !('value' in source)) return null
  return typeof source.value === 'string' ? source.value : null
}

// Every specifier of a file of ours names its extension, and each package exports its `src` as it is; packages/draft
// also exports its `card`, which lies outside of `src` because no browser may load it.
function resolve(file: string, specifier: string): string | null {
  const path = specifier.replace(/[?#].*$/, '')
  if (path.startsWith('.')) return join(dirname(file), path)
  const [, name, rest] = /^@foyer\/([^/]+)\/(.+)$/.exec(path) ?? []
  if (!name || !rest) return null
  return name === 'draft' && rest.startsWith('card/')
    ? `packages/draft/${rest}`
    : `packages/${name}/src/${rest}`
}
