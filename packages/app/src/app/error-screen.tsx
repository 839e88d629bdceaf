import { useEffect, useState } from 'react'
import { useRouteError } from 'react-router-dom'
import { Logo } from '../components/logo.tsx'
import { Button } from '../components/ui/button.tsx'
import { ScreenTitle } from '../components/ui/screen-title.tsx'
import { CodeNotLoaded, isServerReachable, reloadAfterDeploy } from '../lib/load-code.ts'
import { useBusy } from '../lib/use-busy.ts'

/** Shown instead of the whole page after an error of a layout. */
export function ErrorPage() {
  return (
    <main className="mx-auto grid min-h-dvh max-w-128 content-center gap-5 p-5">
      <Logo className="h-10 w-auto justify-self-start" />
      <ErrorScreen />
    </main>
  )
}

/** Shown inside of a layout after an unexpected error, or when a part of the app could not be loaded. */
export function ErrorScreen() {
  const error = useRouteError()
  const isMissing = error instanceof CodeNotLoaded
  const [isOffline, setIsOffline] = useState(false)
  const [isBusy, run] = useBusy()
  useEffect(() => console.error('The screen could not be shown:', error), [error])
  useEffect(() => {
    if (isMissing) void reloadAfterDeploy()
  }, [isMissing])

  const handleRetry = () =>
    run(async () => {
      // Reloading without a connection would replace this page with the browser's error page.
      const isReachable = await isServerReachable()
      setIsOffline(!isReachable)
      if (isReachable) location.reload()
    })

  return (
    <div className="grid max-w-128 gap-5">
      <div>
        <ScreenTitle documentTitle="Not shown">We could not show this page</ScreenTitle>
        <p className="mt-3 text-muted">
          {isMissing
            ? 'A part of it did not load: the network is slow, or a blocker or an office network holds it back. '
            : 'Something went wrong on our side. '}
          What you have entered and saved is safe.{' '}
          <span>{isMissing && 'Check your connection, then try again.'}</span>
        </p>
      </div>
      <Button className="justify-self-start" busy={isBusy} onClick={handleRetry}>
        {isBusy ? 'Trying...' : 'Try again'}
      </Button>
      <p role="status" className="text-sm text-muted">
        {isOffline && !isBusy && 'Our server does not answer yet.'}
      </p>
    </div>
  )
}
