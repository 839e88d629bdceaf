import { siteWords } from '@foyer/shared/sites/site-words.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { PATHS } from '../config/paths.ts'
import { queryClient } from '../lib/query-client.ts'
import type { Person } from '../session/person.ts'
import { SignedInPerson } from '../session/signed-in-person.ts'
import { useSiteState } from './use-site-state.ts'

export type OnwardProps = {
  /** Is given the path, what its link says, and what waits there, if anything. */
  readonly children: (to: string, label: string, note: string) => ReactNode
}

/** Where a person who is signed in goes on, in the words of the state of their site, on pages that are for everybody. */
export function Onward({ person, children }: OnwardProps & { readonly person: Person }) {
  return (
    <QueryClientProvider client={queryClient}>
      <SignedInPerson key={person.id} value={person}>
        <Words>{children}</Words>
      </SignedInPerson>
    </QueryClientProvider>
  )
}

function Words({ children }: OnwardProps) {
  const site = useSiteState()
  if (!site) return children(PATHS.guide, 'Continue', '')
  const { label, note } = siteWords(site).onward
  return children(site.state === 'no-practice' ? PATHS.home : PATHS.guide, label, note)
}
