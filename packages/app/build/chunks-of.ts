import type { Rollup } from 'vite'

/** Returns the files of the matching chunks and of all that they import statically. */
export function chunksOf(
  bundle: Rollup.OutputBundle,
  matches: (chunk: Rollup.OutputChunk) => boolean,
): string[] {
  const found = new Set<string>()
  const visit = (file: string) => {
    const part = bundle[file]
    if (found.has(file) || part?.type !== 'chunk') return
    found.add(file)
    part.imports.forEach(visit)
  }
  for (const [file, part] of Object.entries(bundle)) if (part.type === 'chunk' && matches(part)) visit(file)
  return [...found]
}

/** Matches the chunk that holds a module, by the end of its path. */
export function holds(module: string): (chunk: Rollup.OutputChunk) => boolean {
  return ({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${module}`))
}
