import { Tooltip } from 'radix-ui'
import { type ReactElement, useState } from 'react'

type SidebarTooltipProps = {
  readonly text: string
  readonly isShown: boolean
  readonly children: ReactElement
}

/** Names a control that shows only its icon. It is rendered inside the sidebar, which is a landmark. */
export function SidebarTooltip({ text, isShown, children }: SidebarTooltipProps) {
  const [isOpen, setIsOpen] = useState(false)
  // Without a tooltip the control stays in the same place of the tree: a new one would lose the focus.
  return (
    <Tooltip.Root open={isShown && isOpen} onOpenChange={setIsOpen}>
      <Tooltip.Trigger asChild>{children}</Tooltip.Trigger>
      <Tooltip.Content
        side="right"
        sideOffset={8}
        className="z-40 rounded-badge bg-brand px-2.5 py-1.5 text-sm font-semibold text-on-brand outline outline-transparent"
      >
        {text}
      </Tooltip.Content>
    </Tooltip.Root>
  )
}
