import { answersToBuild } from '@foyer/shared/onboarding/flow/completion.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { accountQuery } from '../../../account/account-state.ts'
import { answersQuery } from '../../../answers/answers-query.ts'
import { useSignedInPerson } from '../../../session/signed-in-person.ts'
import type { OpenedDraft } from '../../../site/api/open-draft.ts'
import { draftVersionsQuery, siteDetailsQuery } from '../../../site/draft-queries.ts'
import { ViewerFailed, ViewerLoading } from '../viewer-waiting.tsx'
import { OldVersion } from './old-version.tsx'
import { Workbench } from './workbench.tsx'

type OwnerViewerProps = {
  readonly draft: OpenedDraft
  /** The stored page of this version. */
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
  const built = useMemo(() => answers.data && answersToBuild(answers.data), [answers.data])
  const [newest] = versions.data ?? []
  // The version that the tools show; they lead to the next version themselves, without losing what is being typed.
  const [editedSlug, setEditedSlug] = useState('')
  if (newest && newest.version > draft.version && editedSlug !== draft.slug)
    return (
      <OldVersion key={draft.slug} draft={draft} newest={newest} html={savedHtml} onOpenFull={onOpenFull} />
    )
  if (newest && built && account.data && details.data) {
    if (editedSlug !== draft.slug) setEditedSlug(draft.slug)
    return (
      <Workbench
        draft={draft}
        savedHtml={savedHtml}
        answers={built}
        account={account.data.account}
        stored={details.data}
        onOpenFull={onOpenFull}
      />
    )
  }
  const parts = [versions, answers, account, details]
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
