import { Dialog as Primitive } from 'radix-ui'
import { type ReactNode, useState } from 'react'

type DialogProps = {
  readonly title: string
  /** Read out with the title when the dialog opens. */
  readonly description?: string
  /** Pressing outside the dialog does not close it. */
  readonly staysOnPressOutside?: boolean
  readonly onClose: () => void
  /** Finds the element to focus on closing; by default the one that had the focus before. */
  readonly focusAfter?: () => HTMLElement | null
  readonly children?: ReactNode
}

/** A dialog that is open while it is rendered; on phones a sheet at the bottom of the screen. */
export function Dialog({
  title,
  description,
  staysOnPressOutside = false,
  onClose,
  focusAfter,
  children,
}: DialogProps) {
  const [opener] = useState(() => document.activeElement)
  return (
    <Primitive.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Primitive.Portal>
        <Primitive.Overlay className="fixed inset-0 z-40 bg-scrim" />
        <Primitive.Content
          {...(description ? {} : { 'aria-describedby': undefined })}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            const target = focusAfter?.() ?? opener
            if (target instanceof HTMLElement) target.focus()
          }}
          onInteractOutside={(event) => {
            // A press on a toast must not close the dialog.
            if (staysOnPressOutside || isInToast(event.target)) event.preventDefault()
          }}
          className="fixed inset-x-0 bottom-0 z-50 grid max-h-[90dvh] gap-4 overflow-y-auto rounded-t-card bg-raised p-5.5 pb-6 shadow-3 outline outline-transparent sm:top-1/2 sm:right-auto sm:bottom-auto sm:left-1/2 sm:w-120 sm:-translate-x-1/2 sm:-translate-y-1/2 sm:rounded-card"
        >
          <Primitive.Title className="display text-xl">{title}</Primitive.Title>
          {description && <Primitive.Description>{description}</Primitive.Description>}
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}

// Radix asks after the click, when a closed toast is no longer part of the page.
function isInToast(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-sonner-toast]') !== null
}
