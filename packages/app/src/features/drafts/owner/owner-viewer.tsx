import { askedVersion, draftPath } from '@foyer/shared/api/drafts.ts'
import { answersToBuild } from '@foyer/shared/onboarding/flow/completion.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { Navigate, useSearchParams } from 'react-router-dom'
import { accountQuery } from '../../../account/account-state.ts'
import { answersQuery } from '../../../answers/answers-query.ts'
import { useSignedInPerson } from '../../../session/signed-in-person.ts'
import type { OpenedDraft } from '../../../site/api/open-draft.ts'
import {
  draftVersionsQuery,
  savedContentQuery,
  siteDetailsQuery,
  siteEditsQuery,
} from '../../../site/draft-queries.ts'
import { ViewerFailed, ViewerLoading } from '../viewer-waiting.tsx'
import { OldVersion } from './old-version.tsx'
import { Workbench } from './workbench.tsx'

type OwnerViewerProps = {
  readonly draft: OpenedDraft
  /** The page of this version. */
  readonly savedHtml: string
  readonly onOpenFull: () => void
}

/** The owner's own draft: the newest version with its tools, an older one as it was delivered. */
export function OwnerViewer({ draft, savedHtml, onOpenFull }: OwnerViewerProps) {
  const person = useSignedInPerson()
  const versions = useQuery(draftVersionsQuery(person.id))
  const answers = useQuery(answersQuery(person.id))
  const account = useQuery(accountQuery(person))
  const details = useQuery(siteDetailsQuery(person.id))
  const edits = useQuery(siteEditsQuery(person.id))
  const saved = useQuery(savedContentQuery(person.id, draft.version))
  const [search] = useSearchParams()
  const built = useMemo(() => answers.data && answersToBuild(answers.data), [answers.data])
  const [newest] = versions.data ?? []
  if (newest && askedVersion(search)) {
    // Only the address without a number has the tools: it stays the same when the next version is there.
    if (newest.version === draft.version) return <Navigate to={draftPath(draft.slug)} replace />
    return <OldVersion draft={draft} newest={newest.version} html={savedHtml} onOpenFull={onOpenFull} />
  }
  if (newest && built && account.data && details.data && edits.data && saved.data !== undefined)
    return (
      <Workbench
        draft={draft}
        savedHtml={savedHtml}
        savedContent={saved.data}
        answers={built}
        account={account.data.account}
        stored={details.data}
        storedEdits={edits.data}
        onOpenFull={onOpenFull}
      />
    )
  const parts = [versions, answers, account, details, edits, saved]
  const failed = parts.filter(({ isError }) => isError)
  if (failed.length === 0) return <ViewerLoading name={draft.name} />
  return (
    <ViewerFailed
      name={draft.name}
      busy={parts.some(({ isFetching }) => isFetching)}
      onTryAgain={() => {
        for (const part of failed) void part.refetch()
      }}
    />
  )
}
