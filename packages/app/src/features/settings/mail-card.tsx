import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { OPTIONAL_MAILS, OptionalMail } from '../../account/optional-mails.tsx'
import { Card } from '../../components/ui/card.tsx'
import { CheckboxField } from '../../components/ui/checkbox-field.tsx'
import { Problem } from '../../components/ui/field-error.tsx'
import { LoadFailure } from '../../components/ui/load-failure.tsx'
import { showToast, type ToastMessage } from '../../lib/toast.ts'
import { useIsShown } from '../../lib/use-is-shown.ts'
import { useSignedInPerson } from '../../session/signed-in-person.ts'
import { type MailPreferences, mailPreferencesQuery, saveMailPreferences } from './api/mail-preferences.ts'
import { SavedNote } from './saved-note.tsx'

const NOT_SAVED: ToastMessage = {
  title: 'Your choice of mails is not saved',
  description: 'It is as it was. You can choose again in Settings.',
  kind: 'destructive',
}

/** Which mails a person wants; each choice is saved at once. */
export function MailCard() {
  const { id } = useSignedInPerson()
  const preferences = useQuery(mailPreferencesQuery(id))
  const queryClient = useQueryClient()
  const isShown = useIsShown()
  // The choice is shown while it is being saved, and reverted when that fails.
  const [chosen, setChosen] = useState<MailPreferences | null>(null)
  const saving = useMutation({
    mutationFn: (next: MailPreferences) => saveMailPreferences(id, next),
    onSuccess: (_, next) => queryClient.setQueryData(mailPreferencesQuery(id).queryKey, next),
    onError: () => !isShown() && showToast(NOT_SAVED),
    onSettled: () => setChosen(null),
  })
  const shown = chosen ?? preferences.data

  const choose = (next: MailPreferences) => {
    if (chosen) return
    setChosen(next)
    saving.mutate(next)
  }

  return (
    <Card title="Mail from us" aside={<SavedNote visible={saving.isSuccess} />}>
      <p className="mt-2 text-sm text-muted">
        Sign-in mails, news of your own website and statements of payments always come. The others are your
        choice.
      </p>
      {shown || preferences.isPending ? (
        <fieldset disabled={!shown} className="mt-4 grid gap-4">
          <legend className="sr-only">Mails you want</legend>
          {OPTIONAL_MAILS.map(({ name, label, about }) => (
            <CheckboxField
              key={name}
              label={<OptionalMail label={label} about={about} />}
              checked={shown?.[name] ?? false}
              aria-disabled={chosen ? true : undefined}
              onChange={({ target }) => shown && choose({ ...shown, [name]: target.checked })}
            />
          ))}
          <Problem>
            {saving.isError && 'We could not save this. Your choice is as it was; please try again.'}
          </Problem>
        </fieldset>
      ) : (
        <LoadFailure className="mt-4" of={preferences}>
          We could not load which mails you want.
        </LoadFailure>
      )}
      {preferences.isPending && (
        <p role="status" className="sr-only">
          Your choices are loading.
        </p>
      )}
    </Card>
  )
}
