import { useEffect } from 'react'
import { useRouteError } from 'react-router-dom'
import { Logo } from '../components/logo.tsx'
import { Button } from '../components/ui/button.tsx'
import { ScreenTitle } from '../components/ui/screen-title.tsx'

/** Shown after an unexpected error, or when a part of the app could not be loaded. */
export function ErrorScreen() {
  const error = useRouteError()
  useEffect(() => console.error('The screen could not be shown:', error), [error])
  return (
    <main className="mx-auto grid min-h-dvh max-w-128 content-center gap-5 p-5">
      <Logo className="h-10 w-auto justify-self-start" />
      <div>
        <ScreenTitle documentTitle="Not shown">We could not show this page</ScreenTitle>
        <p className="mt-3 text-muted">
          What you have saved is safe. Check your connection, then load the page again.
        </p>
      </div>
      <Button className="justify-self-start" onClick={() => location.reload()}>
        Load again
      </Button>
    </main>
  )
}
