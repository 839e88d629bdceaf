import { NOT_A_PDF } from '@foyer/shared/onboarding/input/resume-file.ts'
import { BUILD_FAILED, BUILD_STARTED } from '@foyer/shared/onboarding/pages/waiting.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Button } from '../components/ui/button.tsx'
import { BudgetSpent } from '../lib/budget-spent.ts'
import { dismissToasts, showToast, type ToastMessage } from '../lib/toast.ts'
import { useSignedInPerson } from '../session/signed-in-person.ts'
import { ResumeInvalid, startSiteBuilder } from './api/start-site-builder.ts'
import { storedSiteQuery } from './api/stored-site.ts'

type StartBuildProps = { readonly label: string; readonly look?: 'primary' | 'second' }

/** Requests the build, and reloads its status. */
export function StartBuild({ label, look = 'primary' }: StartBuildProps) {
  const person = useSignedInPerson()
  const queryClient = useQueryClient()
  const { mutate: start, isPending } = useMutation({
    mutationFn: startSiteBuilder,
    onMutate: dismissToasts,
    onSuccess: () => showToast(BUILD_STARTED),
    onError: (error) => {
      console.warn('The build was not started:', error)
      showToast(notStarted(error))
    },
    onSettled: () => queryClient.invalidateQueries(storedSiteQuery(person.id)),
  })
  return (
    <Button look={look} busy={isPending} onClick={() => start()}>
      {label}
    </Button>
  )
}

function notStarted(error: Error): ToastMessage {
  if (error instanceof ResumeInvalid) return { ...NOT_A_PDF, kind: 'destructive' }
  if (error instanceof BudgetSpent) return { ...BUILD_FAILED, description: error.message }
  return BUILD_FAILED
}
