import { useState } from 'react'
import { Button } from '../../components/ui/button.tsx'
import { Card } from '../../components/ui/card.tsx'
import { DeleteDialog } from './delete-dialog.tsx'

/** Deletes the account; set apart, because it cannot be undone. */
export function DeleteCard() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Card title="Delete my account">
      <p className="mt-2 text-sm text-muted">
        Removes your profile, answers, drafts, requests and uploaded files, at once and for good. You may want
        to download your data first.
      </p>
      <Button look="danger" className="mt-4" onClick={() => setIsOpen(true)}>
        Delete my account
      </Button>
      {isOpen && <DeleteDialog onClose={() => setIsOpen(false)} />}
    </Card>
  )
}
