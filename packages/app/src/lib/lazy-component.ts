import { type ComponentType, lazy } from 'react'

/** A screen whose code is loaded when it is needed, or ahead of time: then it is there without a moment of nothing. */
export function lazyComponent<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined
  async function loadOnce() {
    loaded ??= await load()
    return loaded
  }
  const Later = lazy(async () => ({ default: await loadOnce() }))
  return {
    /** What to render. Keep it in a state: another component in its place would forget what was typed. */
    current: (): ComponentType<Props> => loaded ?? Later,
    /** Loads ahead of time. What fails now is loaded again when it is shown. */
    preload: () => void loadOnce().catch(() => {}),
  }
}
