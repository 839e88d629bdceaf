import { PanelLeft } from 'lucide-react'
import { Dialog, Tooltip } from 'radix-ui'
import type { RefObject } from 'react'
import { ICON_BUTTON } from './icon-button.ts'
import { SidebarContent } from './sidebar-content.tsx'

type PhoneSheetProps = {
  /** Gets the focus when the sheet closes. */
  readonly opener: RefObject<HTMLElement | null>
  readonly onClose: () => void
}

/** The sidebar of phones: a sheet that slides in, open while it is rendered. */
export function PhoneSheet({ opener, onClose }: PhoneSheetProps) {
  return (
    <Dialog.Root open onOpenChange={onClose}>
      <Dialog.Portal>
        <Dialog.Overlay className="sheet-scrim fixed inset-0 z-40 bg-scrim" />
        <Dialog.Content
          aria-describedby={undefined}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            opener.current?.focus()
          }}
          className="sheet-slides fixed inset-y-0 left-0 z-50 flex w-72 max-w-[88vw] flex-col overflow-y-auto bg-bg px-3 pt-4 pb-4 shadow-3 outline outline-transparent"
        >
          <Dialog.Title className="sr-only">Menu</Dialog.Title>
          <Tooltip.Provider>
            <SidebarContent
              isIcon={false}
              onFollow={onClose}
              toggle={
                <Dialog.Close aria-label="Close the menu" className={ICON_BUTTON}>
                  <PanelLeft aria-hidden="true" className="size-5 stroke-[1.75]" />
                </Dialog.Close>
              }
            />
          </Tooltip.Provider>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
