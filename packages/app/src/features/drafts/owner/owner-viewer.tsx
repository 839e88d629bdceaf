import { answersToBuild } from '@foyer/shared/onboarding/flow/completion.ts'
import { useQuery } from '@tanstack/react-query'
import { lazy, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { accountQuery } from '../../../account/account-state.ts'
import { answersQuery } from '../../../answers/answers-query.ts'
import { loadCode } from '../../../lib/load-code.ts'
import { retryAll } from '../../../lib/retry.ts'
import { entriesQuery } from '../../../session/api/entries.ts'
import { useSignedInPerson } from '../../../session/signed-in-person.ts'
import { draftVersionsQuery } from '../../../site/api/draft-versions.ts'
import type { OpenedDraft } from '../../../site/api/open-draft.ts'
import { ViewerFailed, ViewerLoading } from '../viewer-waiting.tsx'
import { Workbench } from './workbench.tsx'

// Earlier days are looked at seldom.
const HistoryScreen = lazy(async () => ({
  default: await loadCode(async () => (await import('./history/history-screen.tsx')).HistoryScreen),
}))

const isLoaded = () => true
const FOLLOW_MS = 20_000

type OwnerViewerProps = {
  readonly draft: OpenedDraft
  /** The page of this version. */
  readonly savedHtml: string
  readonly onOpenFull: () => void
}

/** The owner's own draft with its tools, or what the site said on earlier days. */
export function OwnerViewer({ draft, savedHtml, onOpenFull }: OwnerViewerProps) {
  const person = useSignedInPerson()
  const versions = useQuery(draftVersionsQuery(person.id))
  const answers = useQuery(answersQuery(person.id))
  const account = useQuery(accountQuery(person))
  // The workbench hears itself what changes in it, also on another device.
  const entered = useQuery({ ...entriesQuery(person.id), select: isLoaded, refetchInterval: FOLLOW_MS })
  const [search] = useSearchParams()
  const built = useMemo(() => answers.data && answersToBuild(answers.data), [answers.data])
  const [newest] = versions.data ?? []
  if (newest && built && account.data && entered.data) {
    const facts = { draft, answers: built, account: account.data.account }
    // A proposal is not edited, and has no history.
    if (search.get('view') === 'history' && draft.kind === 'site') return <HistoryScreen {...facts} />
    return <Workbench {...facts} savedHtml={savedHtml} onOpenFull={onOpenFull} />
  }
  const parts = [versions, answers, account, entered]
  const failed = parts.filter(({ isError }) => isError)
  if (failed.length === 0) return <ViewerLoading name={draft.name} />
  return <ViewerFailed name={draft.name} of={retryAll(failed)} />
}
