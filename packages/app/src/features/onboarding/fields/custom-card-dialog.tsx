import type { CustomItem } from '@foyer/shared/onboarding/answers/custom-item.ts'
import {
  CUSTOM_DESCRIPTION_MAX_LENGTH,
  CUSTOM_TITLE_MAX_LENGTH,
} from '@foyer/shared/onboarding/answers/limits.ts'
import type { CustomItemError, CustomItemTexts } from '@foyer/shared/onboarding/input/edit-custom-items.ts'
import { type FormEvent, useState } from 'react'
import { Button } from '../../../components/ui/button.tsx'
import { Dialog } from '../../../components/ui/dialog.tsx'
import { TextArea } from '../../../components/ui/text-area.tsx'
import { TextField } from '../../../components/ui/text-field.tsx'
import { dismissToasts, showToast } from '../../../lib/toast.ts'

type CustomCardDialogProps = {
  readonly title: string
  /** The card to edit; without it, a new card. */
  readonly item?: CustomItem | undefined
  /** Returns the problem, or nothing when the card is saved. */
  readonly onSave: (typed: CustomItemTexts) => CustomItemError | undefined
  readonly onRemove?: (() => void) | undefined
  readonly onClose: () => void
  readonly focusAfter: () => HTMLElement | null
}

/** The dialog to write or edit a custom card. */
export function CustomCardDialog({
  title,
  item,
  onSave,
  onRemove,
  onClose,
  focusAfter,
}: CustomCardDialogProps) {
  const [typed, setTyped] = useState<CustomItemTexts>({
    title: item?.title ?? '',
    description: item?.description ?? '',
  })
  const [hasTried, setHasTried] = useState(false)
  const missing = (text: string, sentence: string) => (hasTried && !text.trim() ? sentence : undefined)

  // Dismiss the error on input: on phones it would cover the fields.
  function change(next: CustomItemTexts) {
    dismissToasts()
    setTyped(next)
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    dismissToasts()
    const problem = onSave(typed)
    if (!problem) return
    setHasTried(true)
    showToast(problem.toast)
  }
  return (
    <Dialog title={title} onClose={onClose} focusAfter={focusAfter}>
      <form noValidate onSubmit={handleSubmit} className="grid gap-4">
        <TextField
          label="Title"
          placeholder="Enter a title"
          maxLength={CUSTOM_TITLE_MAX_LENGTH}
          value={typed.title}
          error={missing(typed.title, 'A title is missing')}
          onChange={(event) => change({ ...typed, title: event.target.value })}
        />
        <TextArea
          label="Description"
          placeholder="Enter a description"
          rows={3}
          maxLength={CUSTOM_DESCRIPTION_MAX_LENGTH}
          value={typed.description}
          error={missing(typed.description, 'A description is missing')}
          onChange={(event) => change({ ...typed, description: event.target.value })}
        />
        <div className="mt-1 flex flex-wrap items-center justify-end gap-2">
          {onRemove && (
            <Button look="ghost" className="mr-auto -ml-5.5 text-danger" onClick={onRemove}>
              Remove
            </Button>
          )}
          <Button look="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit">Save</Button>
        </div>
      </form>
    </Dialog>
  )
}
