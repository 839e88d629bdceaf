import { Button } from '../../../components/ui/button.tsx'
import { Dialog } from '../../../components/ui/dialog.tsx'

type ExplanationDialogProps = {
  readonly title: string
  readonly text: string
  readonly onClose: () => void
}

/** Explains a card. */
export function ExplanationDialog({ title, text, onClose }: ExplanationDialogProps) {
  return (
    <Dialog title={title} description={text} onClose={onClose}>
      <Button look="second" className="justify-self-end" onClick={onClose}>
        Close
      </Button>
    </Dialog>
  )
}
