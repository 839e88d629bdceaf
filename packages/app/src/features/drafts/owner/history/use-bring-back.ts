import { draftPath } from '@foyer/shared/api/drafts.ts'
import { formatDay } from '@foyer/shared/dates/format-day.ts'
import type { Answers } from '@foyer/shared/onboarding/answers/answers.ts'
import { useNavigate } from 'react-router-dom'
import type { Account } from '../../../../account/api/account.ts'
import { dismissToasts, showToast } from '../../../../lib/toast.ts'
import { useBusy } from '../../../../lib/use-busy.ts'
import { useSignedInPerson } from '../../../../session/signed-in-person.ts'
import { loadSavedState } from '../../../../site/api/draft-versions.ts'
import { bringBack } from '../../../../site/bring-back.ts'
import { enterState } from '../../../../site/enter-state.ts'
import type { PastState } from '../../../../site/past-states.ts'
import { loadPlace } from '../../../../site/render-site.ts'
import { siteProfile } from '../../../../site/site-profile.ts'
import { useSiteDetails } from '../../../../site/use-site-details.ts'
import { useSiteEdits } from '../../../../site/use-site-edits.ts'
import { leaveToEditor } from './brought-back.ts'

type Facts = { readonly answers: Answers; readonly account: Account }

/** Enters the words of an earlier state again, and opens the editor with them: visitors see them after Publish. */
export function useBringBack(slug: string, { answers, account }: Facts) {
  const person = useSignedInPerson()
  const navigate = useNavigate()
  const own = useSiteDetails()
  const ownEdits = useSiteEdits()
  const [isBusy, run] = useBusy()
  const bring = async ({ version, at }: PastState) => {
    dismissToasts()
    try {
      const [saved] = await Promise.all([loadSavedState(person.id, version), loadPlace(answers)])
      const before = { added: own.read(), edits: ownEdits.read() }
      const after = bringBack(saved, { answers, profile: siteProfile(person.id, account), ...before })
      if (!after) throw new Error('An earlier release stored it.')
      enterState(after, own, ownEdits)
      leaveToEditor({ personId: person.id, before, after })
      showToast({
        title: `The words of ${formatDay(at, new Date())} are back`,
        description: after.left.length > 0 ? leftText(after.left.length) : 'Visitors see them after Publish.',
        kind: 'success',
      })
      await navigate(`${draftPath(slug)}?view=changes`)
    } catch (error) {
      console.warn('A state could not be brought back:', error)
      showToast({
        title: 'Not brought back',
        description: 'We could not read that page. Your words are as they were.',
        kind: 'destructive',
      })
    }
  }
  return { isBusy, bringBack: (state: PastState) => void run(() => bring(state)) }
}

function leftText(count: number): string {
  const parts =
    count === 1
      ? 'One part comes from your answers and stays'
      : `${count} parts come from your answers and stay`
  return `${parts} as now. Visitors see the rest after Publish.`
}
