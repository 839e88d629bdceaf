import { lazy, Suspense, useEffect, useState } from 'react'
import { onToastWanted } from '../../lib/toast.ts'
import { whenIdle } from '../../lib/when-idle.ts'

const ToastList = lazy(async () => ({ default: (await import('./toast-list.tsx')).ToastList }))

/** The region for toasts; its code is loaded after the first screen, or with the first toast. */
export function Toasts() {
  const [isWanted, setIsWanted] = useState(false)
  useEffect(() => {
    const stop = onToastWanted(() => setIsWanted(true))
    void whenIdle().then(() => setIsWanted(true))
    return stop
  }, [])
  // An open dialog hides everything but live regions from assistive technology. This region is marked as one before its
  // code is loaded, because a dialog may open earlier. It announces nothing by itself.
  return (
    <div aria-live="off">
      {isWanted && (
        <Suspense>
          <ToastList />
        </Suspense>
      )}
    </div>
  )
}
