import { X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { type ReactNode, useRef } from 'react'
import { isComposing } from '../../../../lib/keys.ts'
import { useBackCloses } from '../../../../lib/use-back-closes.ts'

type EditDrawerProps = {
  readonly title: string
  readonly description: string
  readonly isWide?: boolean
  readonly onClose: () => void
  /** Escape, where it does more than close the drawer. */
  readonly onEscape?: () => void
  /** Beside the title. */
  readonly tools?: ReactNode
  readonly children: ReactNode
}

/** A drawer over the page, from the right; on phones the whole screen. */
export function EditDrawer({
  title,
  description,
  isWide = false,
  onClose,
  onEscape,
  tools,
  children,
}: EditDrawerProps) {
  const close = useRef<HTMLButtonElement>(null)
  useBackCloses(true, onClose)
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-scrim" />
        <Dialog.Content
          onEscapeKeyDown={(event) => {
            if (!isComposing(event) && !onEscape) return
            event.preventDefault()
            // An input method takes back what it has composed.
            if (!isComposing(event)) onEscape?.()
          }}
          onOpenAutoFocus={(event) => {
            event.preventDefault()
            close.current?.focus()
          }}
          className={`fixed inset-y-0 right-0 z-50 flex w-screen flex-col bg-surface shadow-3 outline outline-transparent lg:border-l lg:border-line ${isWide ? 'lg:w-160' : 'lg:w-104'}`}
        >
          <header className="flex items-start justify-between border-b border-line px-5 pt-4 pb-3.5">
            <div className="mr-auto">
              <Dialog.Title className="display text-xl">{title}</Dialog.Title>
              <Dialog.Description className="mt-1 text-sm text-muted">{description}</Dialog.Description>
            </div>
            {tools}
            <Dialog.Close
              ref={close}
              aria-label="Close"
              className="-mr-2 grid size-11 flex-none place-items-center rounded-control text-muted hover:bg-quiet"
            >
              <X />
            </Dialog.Close>
          </header>
          <div className="min-h-0 flex-1 overflow-y-auto px-5 pb-8">{children}</div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
