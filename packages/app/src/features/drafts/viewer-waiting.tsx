import type { ReactNode } from 'react'
import { LoadFailure } from '../../components/ui/load-failure.tsx'
import type { Retry } from '../../lib/retry.ts'
import { LogoMark } from './logo-mark.tsx'
import { Stage } from './stage.tsx'
import { ViewerTitle } from './viewer-title.tsx'

type ViewerLoadingProps = { readonly name?: string }

/** The bar and an empty page, while a draft is loaded. */
export function ViewerLoading({ name }: ViewerLoadingProps) {
  return (
    <Frame name={name}>
      <p role="status" className="sr-only">
        The page is being opened.
      </p>
      <div aria-hidden="true" className="grid content-start gap-5 p-6 md:p-14">
        <span className="h-10 w-3/5 rounded-badge bg-sunken md:h-16" />
        <span className="h-10 w-2/5 rounded-badge bg-sunken md:h-16" />
        <span className="mt-4 h-5 w-1/2 rounded-badge bg-sunken" />
        <span className="h-5 w-2/5 rounded-badge bg-sunken" />
      </div>
    </Frame>
  )
}

type ViewerFailedProps = ViewerLoadingProps & { readonly of: Retry }

/** Says that a draft could not be loaded, and offers a retry. */
export function ViewerFailed({ name, of: query }: ViewerFailedProps) {
  return (
    <Frame name={name}>
      <LoadFailure className="mx-auto max-w-128 p-5 md:pt-14" of={query}>
        The page could not be loaded. Check your connection and try again.
      </LoadFailure>
    </Frame>
  )
}

function Frame({ name, children }: { readonly name: string | undefined; readonly children: ReactNode }) {
  return (
    <div className="grid h-dvh grid-rows-[minmax(56px,auto)_1fr] overflow-hidden bg-sunken lg:grid-rows-[minmax(60px,auto)_1fr]">
      <header className="flex items-center gap-3 border-b border-line bg-surface px-3 lg:px-4">
        <LogoMark className="h-8 w-7.5 flex-none" />
        <ViewerTitle name={name} />
      </header>
      <Stage width="desktop">{children}</Stage>
    </div>
  )
}
