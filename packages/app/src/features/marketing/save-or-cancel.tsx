import { SAVING } from '@foyer/shared/onboarding/questions/step.ts'
import { Button } from '../../components/ui/button.tsx'

type SaveOrCancelProps = { readonly isSaving: boolean; readonly onCancel: () => void }

/** The Save and Cancel buttons of a form on a card. */
export function SaveOrCancel({ isSaving, onCancel }: SaveOrCancelProps) {
  return (
    <div className="flex flex-wrap gap-3">
      <Button type="submit" size="small" busy={isSaving}>
        {isSaving ? SAVING : 'Save'}
      </Button>
      <Button look="ghost" size="small" disabled={isSaving} onClick={onCancel}>
        Cancel
      </Button>
    </div>
  )
}
