import { TextField } from '../components/ui/text-field.tsx'
import type { useCheckedForm } from '../lib/use-checked-form.ts'
import { FIRST_NAME_INPUT, LAST_NAME_INPUT, shortNameHint } from './name-fields.ts'

type PersonNames = { readonly firstName: string; readonly lastName: string }
type PersonNameFieldsProps = Pick<
  ReturnType<typeof useCheckedForm<PersonNames, unknown>>,
  'field' | 'typed' | 'errors' | 'isBusy'
>

/** The first and last name fields of a checked form, with a hint when a name is too short. */
export function PersonNameFields({ field, typed, errors, isBusy }: PersonNameFieldsProps) {
  return (
    <>
      <TextField
        {...FIRST_NAME_INPUT}
        readOnly={isBusy}
        hint={errors.firstName && shortNameHint(typed.firstName)}
        {...field('firstName')}
      />
      <TextField
        {...LAST_NAME_INPUT}
        readOnly={isBusy}
        hint={errors.lastName && shortNameHint(typed.lastName)}
        {...field('lastName')}
      />
    </>
  )
}
