import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod/mini'
import { accountQuery } from '../../account/account-state.ts'
import { saveNames } from '../../account/api/account.ts'
import { nameFields, PRACTICE_NAME_INPUT } from '../../account/name-fields.ts'
import type { Names } from '../../account/names.ts'
import { PersonNameFields } from '../../account/person-name-fields.tsx'
import { Button } from '../../components/ui/button.tsx'
import { Card } from '../../components/ui/card.tsx'
import { Problem } from '../../components/ui/field-error.tsx'
import { LoadFailure } from '../../components/ui/load-failure.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { TextField } from '../../components/ui/text-field.tsx'
import { showToast, type ToastMessage } from '../../lib/toast.ts'
import { useCheckedForm } from '../../lib/use-checked-form.ts'
import { useIsShown } from '../../lib/use-is-shown.ts'
import { keep } from '../../session/kept.ts'
import { useSignedInPerson } from '../../session/signed-in-person.ts'
import { SavedNote } from './saved-note.tsx'

const typedNamesSchema = z.object({
  firstName: z.string(),
  lastName: z.string(),
  companyName: z.string(),
})

/** Unsaved input of the profile form, kept while the person visits other screens. */
const typedNames = keep({ name: 'names', area: 'tab', schema: typedNamesSchema })

const NOT_SAVED: ToastMessage = {
  title: 'Your name is not saved',
  description: 'What you typed is still in Settings. Press Save there to try again.',
  kind: 'destructive',
}

const namesSchema = z.object(nameFields)

/** The names of a person and of their practice. */
export function ProfileCard() {
  const account = useQuery(accountQuery(useSignedInPerson()))
  return (
    <Card title="Profile" className="min-h-100.5 sm:@md:min-h-80.5">
      {account.data ? (
        <ProfileForm names={account.data.account} />
      ) : account.isError ? (
        <LoadFailure className="mt-4" of={account}>
          We could not load your profile.
        </LoadFailure>
      ) : (
        <Skeleton className="mt-5" label="Your profile is loading." rows={4} />
      )}
    </Card>
  )
}

/** Edits the names. What was typed stays until it is saved. */
function ProfileForm({ names }: { readonly names: Names }) {
  const person = useSignedInPerson()
  const queryClient = useQueryClient()
  const [isSaved, setIsSaved] = useState(false)
  const [problem, setProblem] = useState('')
  const isShown = useIsShown()
  const save = async (checked: Names) => {
    setProblem('')
    setIsSaved(false)
    try {
      await saveNames(person.id, checked)
      typedNames(person.id).write(null)
      setIsSaved(true)
      // Not awaited: once "Saved" is shown, the form can be sent again.
      void queryClient.invalidateQueries({ queryKey: accountQuery(person).queryKey })
    } catch {
      if (isShown()) setProblem('We could not save this. Your text is still here; press Save to try again.')
      else showToast(NOT_SAVED)
    }
  }

  const { form, field, typed, errors, isBusy } = useCheckedForm({
    schema: namesSchema,
    initial: initialNames(person.id, names),
    onSubmit: save,
    onChange: (changed) => {
      typedNames(person.id).write(changed)
      setIsSaved(false)
    },
  })

  return (
    <form className="mt-4 grid gap-4" {...form}>
      <div className="grid gap-4 sm:@md:grid-cols-2">
        <PersonNameFields field={field} typed={typed} errors={errors} isBusy={isBusy} />
      </div>
      <TextField {...PRACTICE_NAME_INPUT} readOnly={isBusy} {...field('companyName')} />
      <Problem>{problem}</Problem>
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" look="second" busy={isBusy}>
          {isBusy ? 'Saving...' : 'Save'}
        </Button>
        <SavedNote visible={isSaved} />
      </div>
    </form>
  )
}

function initialNames(personId: string, stored: Names) {
  const { firstName, lastName, companyName } = typedNames(personId).read() ?? stored
  return { firstName, lastName, companyName }
}
