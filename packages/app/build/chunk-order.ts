import type { Plugin, Rollup } from 'vite'

/**
 * Fails the build when chunks import one another in a circle. This happens even without a cycle of modules, when the
 * bundler groups them badly. One of the chunks then runs before what it needs, on some screens and not on others.
 */
export function chunkOrder(): Plugin {
  return {
    name: 'foyer:chunk-order',
    apply: 'build',
    generateBundle(_options, bundle) {
      const circle = findCircle(bundle)
      if (circle) this.error(`Chunks import one another in a circle: ${circle.join(' → ')}.`)
    },
  }
}

/** The files of one circle, the first again at the end. */
function findCircle(bundle: Rollup.OutputBundle): readonly string[] | null {
  const done = new Set<string>()
  const visit = (file: string, path: readonly string[]): readonly string[] | null => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file]
    const part = bundle[file]
    if (part?.type !== 'chunk' || done.has(file)) return null
    for (const imported of part.imports) {
      const circle = visit(imported, [...path, file])
      if (circle) return circle
    }
    done.add(file)
    return null
  }
  for (const file of Object.keys(bundle)) {
    const circle = visit(file, [])
    if (circle) return circle
  }
  return null
}
