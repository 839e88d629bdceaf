import { type ComponentType, lazy, useState } from 'react'
import { loadCode } from './load-code.ts'

/**
 * Makes a lazy component that can be preloaded: it then renders without a fallback.
 *
 * @returns the component, and a function that loads its code ahead of time; a failure is ignored, because rendering loads
 * it again
 */
export function lazyComponent<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined
  async function loadOnce() {
    loaded ??= await loadCode(load)
    return loaded
  }
  const Later = lazy(async () => ({ default: await loadOnce() }))
  // biome-ignore lint/correctness/noComponentHookFactories: it is made once, where a module names the code that it loads
  function LazyComponent(props: Props) {
    // In a state: switching to the loaded component would lose what was typed.
    const [Loaded] = useState(() => loaded ?? Later)
    return <Loaded {...props} />
  }
  return Object.assign(LazyComponent, { preload: () => void loadOnce().catch(() => {}) })
}
