import type { ComponentProps, ReactNode } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

type ConfirmDialogProps = ComponentProps<typeof Dialog> & {
  /** The button that does it; the other one closes the dialog. */
  readonly confirm: string
  readonly cancel?: string
  readonly look?: 'primary' | 'danger'
  /** While it is sent, the dialog stays. */
  readonly isBusy: boolean
  readonly isReady?: boolean
  readonly onConfirm: () => void
  /** What has to be typed or chosen for it, and what went wrong. */
  readonly children?: ReactNode
}

/** Asks before something is done that reaches further than one field. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { confirm, cancel = 'Cancel', look = 'danger', isBusy, isReady = true, ...rest } = props
  const { onConfirm, onClose, children, ...dialog } = rest
  const close = () => !isBusy && onClose()
  return (
    <Dialog onClose={close} {...dialog}>
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          onConfirm()
        }}
      >
        {children}
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="ghost" disabled={isBusy} onClick={onClose}>
            {cancel}
          </Button>
          <Button type="submit" look={look} busy={isBusy} disabled={!isReady && !isBusy}>
            {confirm}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
