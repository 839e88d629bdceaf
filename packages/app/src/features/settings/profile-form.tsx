import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { Button } from '../../components/ui/button.tsx'
import { FieldError } from '../../components/ui/field-error.tsx'
import { TextField } from '../../components/ui/text-field.tsx'
import { accountQuery } from '../account/account-state.ts'
import { saveNames } from '../account/api/save-names.ts'
import { nameFields } from '../account/name-fields.ts'
import {
  FIRST_NAME_INPUT,
  LAST_NAME_INPUT,
  PRACTICE_NAME_INPUT,
  shortNameHint,
} from '../account/name-inputs.ts'
import type { Names } from '../account/names.ts'
import { useSignedInPerson } from '../auth/signed-in-person.ts'
import { SavedNote } from './saved-note.tsx'
import { typedNames } from './typed-names.ts'

const namesSchema = z.object(nameFields)

/** The names in fields; they stay as typed until they are saved, whatever happens in between. */
export function ProfileForm({ names }: { readonly names: Names }) {
  const person = useSignedInPerson()
  const queryClient = useQueryClient()
  const [isSaved, setIsSaved] = useState(false)
  const [problem, setProblem] = useState('')
  const { firstName, lastName, companyName } = names
  const stored = { firstName, lastName, companyName }
  const { register, handleSubmit, formState, watch, subscribe } = useForm({
    resolver: zodResolver(namesSchema),
    defaultValues: initialNames(person.id, stored),
  })
  const { errors, isSubmitting } = formState

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          typedNames.write({ personId: person.id, ...values })
          setIsSaved(false)
        },
      }),
    [subscribe, person.id],
  )

  const save = async (typed: Names) => {
    setProblem('')
    setIsSaved(false)
    try {
      await saveNames(person.id, typed)
      typedNames.clear()
      setIsSaved(true)
      await queryClient.invalidateQueries({ queryKey: accountQuery(person).queryKey })
    } catch {
      setProblem('We could not save this. Your text is still here; press Save to try again.')
    }
  }

  return (
    <form noValidate className="mt-4 grid gap-4" onSubmit={handleSubmit(save)}>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          {...FIRST_NAME_INPUT}
          readOnly={isSubmitting}
          error={errors.firstName?.message}
          hint={errors.firstName && shortNameHint(watch('firstName'))}
          {...register('firstName')}
        />
        <TextField
          {...LAST_NAME_INPUT}
          readOnly={isSubmitting}
          error={errors.lastName?.message}
          hint={errors.lastName && shortNameHint(watch('lastName'))}
          {...register('lastName')}
        />
      </div>
      <TextField {...PRACTICE_NAME_INPUT} readOnly={isSubmitting} {...register('companyName')} />
      {problem && (
        <FieldError id="profile-problem" announced>
          {problem}
        </FieldError>
      )}
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" look="second" busy={isSubmitting}>
          {isSubmitting ? 'Saving...' : 'Save'}
        </Button>
        <SavedNote visible={isSaved} />
      </div>
    </form>
  )
}

function initialNames(personId: string, stored: Names): Names {
  const typed = typedNames.read()
  if (typed?.personId !== personId) return stored
  const { firstName, lastName, companyName } = typed
  return { firstName, lastName, companyName }
}
