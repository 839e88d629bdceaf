import { useQuery } from '@tanstack/react-query'
import type { ComponentType, ReactNode } from 'react'
import { isServerReachable } from '../../lib/load-code.ts'
import { LoadFailure } from './load-failure.tsx'

type CodePartProps<Props> = {
  /** The name of the code among all parts. */
  readonly name: string
  readonly load: () => Promise<ComponentType<Props>>
  /** Shown while the code is loading. */
  readonly loading?: ReactNode
  /** Says in a sentence that it could not be loaded. */
  readonly failure: string
  readonly className?: string
  readonly children: (Part: ComponentType<Props>) => ReactNode
}

/**
 * A part of a screen whose code is loaded when it is first shown. If the code does not load, the part offers a retry, and the
 * rest of the screen stays: an error of `lazy` would replace the screen, with what is typed in it.
 */
export function CodePart<Props>(props: CodePartProps<Props>) {
  const { name, load, loading = null, failure, className, children } = props
  const code = useQuery({
    queryKey: ['code', name],
    queryFn: async () => ({ Part: await load() }),
    staleTime: Number.POSITIVE_INFINITY,
    // A browser without a connection fails at once, and may have the code in its cache.
    networkMode: 'always',
    retry: false,
  })
  if (code.data) return children(code.data.Part)
  if (!code.isError) return loading
  const retry = async () => {
    const { isError } = await code.refetch()
    // Our server answers, but no longer has the file: a new version has replaced it, and the page names the new one.
    if (isError && (await isServerReachable())) location.reload()
  }
  return (
    <LoadFailure of={{ isFetching: code.isFetching, refetch: retry }} className={className}>
      {failure}
    </LoadFailure>
  )
}
