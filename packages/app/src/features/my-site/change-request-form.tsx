import {
  CHANGE_DETAILS_MAX_LENGTH,
  type ChangeRequest,
  changeRequestSchema,
} from '@foyer/shared/api/change-requests.ts'
import { IMPROVEMENT_IDS } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import { IMPROVEMENTS } from '@foyer/shared/onboarding/questions/catalogues/improvements.ts'
import { SAVING } from '@foyer/shared/onboarding/questions/step.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import * as z from 'zod/mini'
import { useKeptForm } from '../../answers/use-kept-input.ts'
import { Button } from '../../components/ui/button.tsx'
import { Card } from '../../components/ui/card.tsx'
import { CheckboxField } from '../../components/ui/checkbox-field.tsx'
import { TextArea } from '../../components/ui/text-area.tsx'
import { dismissToasts, showToast } from '../../lib/toast.ts'
import { useFocusAfterSaving } from '../../lib/use-focus-after-saving.ts'
import { randomUuid } from '../../lib/uuid.ts'
import { useSignedInPerson } from '../../session/signed-in-person.ts'
import { changeRequestsQuery, sendChangeRequest } from './api/change-requests.ts'

const typedSchema = z.object({
  areas: z.array(z.enum(IMPROVEMENT_IDS)),
  details: z.string(),
  requestId: z._default(z.string(), randomUuid),
})

type Typed = z.infer<typeof typedSchema>

// Nothing is sent without a text or an area, and each change of them brings a new id.
const NOTHING: Typed = { areas: [], details: '', requestId: '' }

/** Requests changes of the draft: the areas, and details in the owner's words. */
export function ChangeRequestForm() {
  const person = useSignedInPerson()
  const queryClient = useQueryClient()
  const { restored, keep, forget } = useKeptForm('changeRequest', typedSchema)
  const [{ areas, details, requestId }, setTyped] = useState(restored ?? NOTHING)
  const [problem, setProblem] = useState<string>()
  const { mutate: send, isPending } = useMutation({
    mutationFn: (request: ChangeRequest) => sendChangeRequest(person.id, requestId, request),
    onSuccess: (sent) => {
      if (!sent.ok) {
        showToast({ title: 'Not sent', description: sent.error.message, kind: 'destructive' })
        return
      }
      forget()
      setTyped(NOTHING)
      showToast({ title: 'Request sent', description: 'It stands in the list below.', kind: 'success' })
      void queryClient.invalidateQueries(changeRequestsQuery(person.id))
    },
  })

  useFocusAfterSaving(isPending)

  function change({ areas, details }: ChangeRequest) {
    // Another text is another request: an earlier attempt may have been stored although no answer came.
    const typed = { areas, details, requestId: randomUuid() }
    setTyped(typed)
    keep(areas.length || details ? typed : null)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isPending) return
    const parsed = changeRequestSchema.safeParse({ areas, details })
    setProblem(parsed.error?.issues[0]?.message)
    if (!parsed.success) return
    dismissToasts()
    send(parsed.data)
  }

  return (
    <Card title="Request changes" id="request-changes">
      <p className="mt-1 text-sm text-muted">
        Your site is built from your answers. Change them above, or say here what should become better.
      </p>
      <form noValidate onSubmit={submit} className="mt-4 grid gap-5">
        <fieldset disabled={isPending}>
          <legend className="text-sm font-semibold">Areas</legend>
          <div className="mt-2.5 grid gap-x-6 gap-y-3.5 sm:@md:grid-cols-2">
            {IMPROVEMENTS.map(({ id, title, description }) => (
              <CheckboxField
                key={id}
                checked={areas.includes(id)}
                onChange={({ target }) =>
                  change({
                    areas: target.checked ? [...areas, id] : areas.filter((area) => area !== id),
                    details,
                  })
                }
                label={
                  <>
                    <span className="font-[650]">{title}</span>
                    <span className="block text-muted">{description}</span>
                  </>
                }
              />
            ))}
          </div>
        </fieldset>
        <TextArea
          label="What should change?"
          value={details}
          rows={4}
          limit={CHANGE_DETAILS_MAX_LENGTH}
          disabled={isPending}
          error={problem}
          onChange={(event) => change({ areas, details: event.target.value })}
        />
        <Button type="submit" busy={isPending} className="justify-self-start">
          {isPending ? SAVING : 'Send request'}
        </Button>
      </form>
    </Card>
  )
}
