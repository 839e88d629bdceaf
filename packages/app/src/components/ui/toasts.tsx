import { type ComponentType, useEffect, useState } from 'react'
import { onToastWanted } from '../../lib/toast.ts'
import { whenIdle } from '../../lib/when-idle.ts'

/** The region for toasts; its code is loaded after the first screen, or with the first toast. */
export function Toasts() {
  const [List, setList] = useState<ComponentType | null>(null)
  useEffect(() => {
    // A failure must not take the screen away: the next toast loads the code again.
    const load = () => {
      import('./toast-list.tsx').then(
        ({ ToastList }) => setList(() => ToastList),
        (error: unknown) => console.warn('Toasts could not be loaded:', error),
      )
    }
    const stop = onToastWanted(load)
    void whenIdle().then(load)
    return stop
  }, [])
  // An open dialog hides everything but live regions from assistive technology. This region is marked as one before its
  // code is loaded, because a dialog may open earlier. It announces nothing by itself.
  return (
    <section aria-label="Notifications" aria-live="off">
      {List && <List />}
    </section>
  )
}
