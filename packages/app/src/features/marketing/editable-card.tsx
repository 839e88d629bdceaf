import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '../../components/ui/button.tsx'
import { Card } from '../../components/ui/card.tsx'

type EditableCardProps = {
  readonly title: string
  /** The accessible name of the button, where there are several. */
  readonly editLabel: string
  readonly canEdit: boolean
  /** Whether the form is shown at first, because it holds unsaved input. */
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
  const wasEditing = useRef(isEditing)
  const editButton = useRef<HTMLButtonElement>(null)
  const formPlace = useRef<HTMLDivElement>(null)
  // The pressed button is gone, and the focus with it.
  useLayoutEffect(() => {
    if (wasEditing.current === isEditing) return
    wasEditing.current = isEditing
    if (document.activeElement !== document.body) return
    const next = isEditing ? formPlace.current?.querySelector('input') : editButton.current
    next?.focus()
  }, [isEditing])
  return (
    <Card
      title={title}
      aside={
        canEdit &&
        !isEditing && (
          <Button
            ref={editButton}
            look="second"
            size="small"
            aria-label={editLabel}
            onClick={() => setIsEditing(true)}
          >
            Edit
          </Button>
        )
      }
    >
      {isEditing ? <div ref={formPlace}>{form(() => setIsEditing(false))}</div> : children}
    </Card>
  )
}
