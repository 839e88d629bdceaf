import { DropdownMenu } from 'radix-ui'
import { useState } from 'react'
import { useBackCloses } from '../../../lib/use-back-closes.ts'

/** A menu, which Back closes like every layer over the page. */
export function MenuRoot({ open, onOpenChange, ...rest }: DropdownMenu.DropdownMenuProps) {
  const [isOpen, setIsOpen] = useState(false)
  const isShown = open ?? isOpen
  const change = (next: boolean) => {
    setIsOpen(next)
    onOpenChange?.(next)
  }
  useBackCloses(isShown, () => change(false))
  return <DropdownMenu.Root {...rest} open={isShown} onOpenChange={change} />
}
