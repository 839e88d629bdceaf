import { Dialog as Primitive } from 'radix-ui'
import { type ReactNode, useLayoutEffect, useState } from 'react'
import { liftErrors } from '../../lib/toast.ts'
import { useBackCloses } from '../../lib/use-back-closes.ts'

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
  useBackCloses(true, onClose)
  useLayoutEffect(liftErrors, [])
  return (
    <Primitive.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Primitive.Portal>
        <Primitive.Overlay className="fixed inset-0 z-40 bg-scrim" />
        <Primitive.Content
          {...(description ? {} : { 'aria-describedby': undefined })}
          onOpenAutoFocus={focusFirst}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            const target = focusAfter?.() ?? opener
            if (target instanceof HTMLElement) target.focus()
          }}
          onInteractOutside={(event) => {
            // A press on a toast must not close the dialog.
            if (staysOnPressOutside || isInToast(event.target)) event.preventDefault()
          }}
          className="fixed inset-x-0 bottom-0 z-50 grid max-h-[calc(100dvh-1rem)] gap-4 overflow-y-auto rounded-t-card bg-raised p-5.5 pb-6 shadow-3 outline outline-transparent sm:top-1/2 sm:right-auto sm:bottom-auto sm:left-1/2 sm:w-120 sm:-translate-x-1/2 sm:-translate-y-1/2 sm:rounded-card"
        >
          <Primitive.Title className="display text-xl">{title}</Primitive.Title>
          {description && <Primitive.Description>{description}</Primitive.Description>}
          <div className="contents">{children}</div>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}

// Radix would select the text of a field, and the next key would replace what was typed before.
function focusFirst(event: Event): void {
  if (!(event.currentTarget instanceof Element)) return
  const first = event.currentTarget.querySelector('input:enabled, textarea:enabled, button:enabled')
  if (!(first instanceof HTMLInputElement || first instanceof HTMLTextAreaElement)) return
  event.preventDefault()
  first.focus()
  // Of fields that have no selection, such as emails, it is null.
  if (first.selectionStart !== null) first.setSelectionRange(first.value.length, first.value.length)
}

// Radix asks after the click, when a closed toast is no longer part of the page.
function isInToast(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-sonner-toast]') !== null
}
