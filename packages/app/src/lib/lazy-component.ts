import { type ComponentType, lazy } from 'react'
import { loadCode } from './load-code.ts'

/** A lazy component that can be preloaded: it then renders without a fallback. */
export function lazyComponent<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined
  async function loadOnce() {
    loaded ??= await loadCode(load)
    return loaded
  }
  const Later = lazy(async () => ({ default: await loadOnce() }))
  return {
    /** The component to render. Keep it in a state: switching components would lose what was typed. */
    current: (): ComponentType<Props> => loaded ?? Later,
    /** Loads the code ahead of time. A failure is ignored: rendering loads it again. */
    preload: () => void loadOnce().catch(() => {}),
  }
}
