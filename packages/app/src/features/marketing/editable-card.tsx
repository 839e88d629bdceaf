import { type ReactNode, useState } from 'react'
import { Button } from '../../components/ui/button.tsx'
import { Card } from '../../components/ui/card.tsx'

type EditableCardProps = {
  readonly title: string
  /** The accessible name of the button, where there are several. */
  readonly editLabel: string
  readonly canEdit: boolean
  /** Whether the form is shown at first, because it holds what was typed and not saved. */
  readonly isOpen?: boolean
  /** The form that replaces the content until it calls `onDone`. */
  readonly form: (onDone: () => void) => ReactNode
  readonly children: ReactNode
}

/** A card with answers, and a button that turns them into a form. */
export function EditableCard({
  title,
  editLabel,
  canEdit,
  isOpen = false,
  form,
  children,
}: EditableCardProps) {
  const [isEditing, setIsEditing] = useState(isOpen)
  return (
    <Card
      title={title}
      aside={
        canEdit &&
        !isEditing && (
          <Button look="second" size="small" aria-label={editLabel} onClick={() => setIsEditing(true)}>
            Edit
          </Button>
        )
      }
    >
      {isEditing ? form(() => setIsEditing(false)) : children}
    </Card>
  )
}
