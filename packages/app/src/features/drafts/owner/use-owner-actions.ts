import { draftPath } from '@foyer/shared/api/drafts.ts'
import type { QuestionKey } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import { GUIDE_PATH } from '@foyer/shared/onboarding/flow/flow.ts'
import { stepOf } from '@foyer/shared/onboarding/questions/questionnaire.ts'
import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import { FULL_DRAFT_PATH, PATHS } from '../../../config/paths.ts'
import { downloadFile } from '../../../lib/download-file.ts'
import { dismissToasts, showToast } from '../../../lib/toast.ts'
import { useBusy } from '../../../lib/use-busy.ts'
import { useSignedInPerson } from '../../../session/signed-in-person.ts'
import type { OpenedDraft } from '../../../site/api/open-draft.ts'
import { useReopening } from '../../../site/use-reopening.ts'
import { settleSite } from '../../../site/use-save-status.ts'

/** What an owner can do with a draft besides viewing it. */
export type OwnerActions = {
  /**
   * Opens the answers again and goes to a question, or to the guide. Without a question the owner of a proposal is led to
   * the six questions for the full draft.
   */
  readonly changeAnswer: (question?: QuestionKey) => void
  /** Leads the owner of a proposal to the six questions for the full draft. */
  readonly askForFullDraft: () => void
  /** Opens the picture of a slot in Edit. */
  readonly openPicture: (slot: string) => void
  /** Shows what the site said on earlier days. */
  readonly openHistory: () => void
  readonly download: () => void
  readonly isDownloading: boolean
}

/** Returns the actions of an owner; each says when it fails. */
export function useOwnerActions(draft: OpenedDraft, openPicture: OwnerActions['openPicture']): OwnerActions {
  const navigate = useNavigate()
  const person = useSignedInPerson()
  const { reopen } = useReopening()
  const [isDownloading, run] = useBusy()
  const download = async () => {
    dismissToasts()
    try {
      const { makeZip } = await import('./make-zip.ts')
      // The folder holds what is stored.
      await settleSite(person.id)
      downloadFile(zipName(draft.name), 'application/zip', await makeZip(draft))
    } catch (error) {
      console.warn('The archive could not be made:', error)
      showToast({
        title: 'Not downloaded',
        description: 'A file could not be loaded. Check your connection and try again.',
        kind: 'destructive',
      })
    }
  }
  const askForFullDraft = useCallback(() => void navigate(FULL_DRAFT_PATH), [navigate])
  return {
    changeAnswer: async (question) => {
      if (!question && draft.kind === 'proposal') return void navigate(`${PATHS.mySite}#full-draft`)
      if (await reopen()) await navigate(question ? stepOf(question).path : GUIDE_PATH)
    },
    askForFullDraft,
    openPicture,
    openHistory: () => void navigate(`${draftPath(draft.slug)}?view=history`),
    download: () => void run(download),
    isDownloading,
  }
}

/** Returns the name of the archive: the name of the practice in plain letters. */
export function zipName(practice: string): string {
  const plain = practice
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9\s-]/g, '')
    .trim()
    .replace(/[\s-]+/g, '-')
  return plain ? `${plain}-website.zip` : 'website.zip'
}
