import { lazy, Suspense, useEffect, useState } from 'react'
import { onToastWanted } from '../../lib/toast.ts'
import { whenIdle } from '../../lib/when-idle.ts'

const ToastList = lazy(async () => ({ default: (await import('./toast-list.tsx')).ToastList }))

/** The place for toasts; its code is fetched once the screen stands, or with the first toast. */
export function Toasts() {
  const [isWanted, setIsWanted] = useState(false)
  useEffect(() => {
    const stop = onToastWanted(() => setIsWanted(true))
    void whenIdle().then(() => setIsWanted(true))
    return stop
  }, [])
  // A dialog that opens hides everything but live regions from assistive technology. The place is marked as one before
  // its code has come, or the toasts of a dialog that was faster would go unheard. It says nothing by itself.
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
