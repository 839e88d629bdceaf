import { draftPath } from '@foyer/shared/api/drafts.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { Button } from '../../../components/ui/button.tsx'
import { Dialog } from '../../../components/ui/dialog.tsx'
import { BudgetSpent } from '../../../lib/budget-spent.ts'
import { sayAfterLeaving } from '../../../lib/next-screen.ts'
import { dismissToasts, showToast } from '../../../lib/toast.ts'
import { useSignedInPerson } from '../../../session/signed-in-person.ts'
import { initialDraftQuery } from '../../../site/initial-draft.ts'
import { draftAddress, storedSiteQuery } from '../../../site/site-state.ts'
import { rotateDraft } from '../api/rotate-draft.ts'

type NewAddressProps = {
  /** The address that it has. */
  readonly slug: string
  readonly onDone: () => void
}

/** Gives the draft another address, after a confirmation, because the old one stops working. */
export function NewAddress({ slug, onDone }: NewAddressProps) {
  const person = useSignedInPerson()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const [isAsking, setIsAsking] = useState(false)
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      try {
        return await rotateDraft()
      } catch (error) {
        // The response may be lost although the address was changed.
        const asked = queryClient.fetchQuery({ ...storedSiteQuery(person.id), staleTime: 0, retry: false })
        const { draft } = (await asked.catch(() => null)) ?? {}
        const stored = draft && draftAddress(draft.url)?.slug
        if (stored && stored !== slug) return stored
        throw error
      }
    },
    onMutate: dismissToasts,
    onError: (error) => {
      console.warn('The address could not be changed:', error)
      showToast({
        title: 'Not changed',
        description: `The address is still the old one. ${
          error instanceof BudgetSpent ? error.message : 'Try again in a moment.'
        }`,
        kind: 'destructive',
      })
    },
    onSuccess: async (newSlug) => {
      await Promise.all([
        queryClient.invalidateQueries(initialDraftQuery(person.id)),
        queryClient.invalidateQueries(storedSiteQuery(person.id)),
      ])
      sayAfterLeaving(draftPath(slug), {
        title: 'Your draft has a new address',
        description: 'The old one has stopped working.',
        kind: 'success',
      })
      onDone()
      await navigate(draftPath(newSlug), { replace: true })
    },
  })
  return (
    <div className="border-t border-line pt-4">
      <p className="text-sm text-muted">Someone has the address who should not?</p>
      <button type="button" className="text-link min-h-11 text-sm" onClick={() => setIsAsking(true)}>
        Make a new address
      </button>
      {isAsking && (
        <Dialog
          title="Make a new address?"
          description="The old address stops working at once, for everyone who has it. You have to send the new one."
          onClose={() => setIsAsking(false)}
        >
          <div className="flex flex-wrap justify-end gap-2.5">
            <Button look="ghost" onClick={() => setIsAsking(false)}>
              Keep the old one
            </Button>
            <Button look="danger" busy={isPending} onClick={() => mutate()}>
              {isPending ? 'Changing...' : 'Make a new address'}
            </Button>
          </div>
        </Dialog>
      )}
    </div>
  )
}
