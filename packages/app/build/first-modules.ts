/** The part of the bundler's view that is needed here. */
type Graph = { getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null }

/**
 * Tells the modules of the first screen from all others, so that they can be kept apart: a chunk that mixes both would
 * make a visitor load what only the dashboard needs.
 *
 * @param roots the modules from which the first screen is reached, as their full paths
 */
export function firstModules(roots: readonly string[]): (id: string, graph: Graph) => boolean {
  let reached: ReadonlySet<string> | undefined
  return (id, graph) => {
    reached ??= reach(roots, graph)
    return reached.has(id)
  }
}

function reach(roots: readonly string[], graph: Graph): ReadonlySet<string> {
  const found = new Set<string>()
  const waiting = [...roots]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue
    found.add(id)
    waiting.push(...(graph.getModuleInfo(id)?.importedIds ?? []))
  }
  return found
}
