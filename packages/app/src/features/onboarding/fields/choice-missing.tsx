import { useId } from 'react'
import { FieldError } from '../../../components/ui/field-error.tsx'

/** Says below the cards that none of them is chosen. */
export function ChoiceMissing({ kind }: { readonly kind: 'one' | 'many' }) {
  return (
    <div className="mt-3">
      <FieldError id={useId()}>
        {kind === 'one' ? 'Choose one of these' : 'Choose at least one of these'}
      </FieldError>
    </div>
  )
}
