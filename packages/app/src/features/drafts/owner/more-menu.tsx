import { Download, Ellipsis, History, Maximize2, MessageSquare, PencilLine } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { PATHS } from '../../../config/paths.ts'
import { MenuRoot } from './menu-root.tsx'
import type { OwnerActions } from './use-owner-actions.ts'

type MoreMenuProps = {
  readonly actions: OwnerActions
  /** The bar has no room for it. */
  readonly hasHistory: boolean
  readonly onOpenFull: () => void
}

/** An item of a menu in the viewer. */
export const MENU_ITEM =
  'flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-control px-3 text-left text-sm outline-none data-disabled:cursor-default data-disabled:text-muted data-highlighted:bg-quiet'

/**
 * The tools that are used seldom, and on narrow windows those that the bar has no room for. A phone shows the page at its own
 * width.
 */
export function MoreMenu({ actions, hasHistory, onOpenFull }: MoreMenuProps) {
  const navigate = useNavigate()
  return (
    <MenuRoot>
      <DropdownMenu.Trigger
        aria-label="More"
        title="More"
        className="grid size-11 flex-none place-items-center rounded-control text-muted hover:bg-quiet hover:text-text lg:size-10"
      >
        <Ellipsis />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="end"
          sideOffset={8}
          collisionPadding={8}
          className="z-40 w-72 max-w-[calc(100vw-1rem)] rounded-card border border-line bg-raised p-1.5 shadow-3"
        >
          <Item icon={<Maximize2 />} onSelect={onOpenFull}>
            See it as visitors do
          </Item>
          <Item icon={<Download />} onSelect={actions.download}>
            {actions.isDownloading ? 'The ZIP is being made' : 'Download as ZIP'}
          </Item>
          {hasHistory && (
            <Item icon={<History />} onSelect={actions.openHistory}>
              What your site said
            </Item>
          )}
          <Item icon={<PencilLine />} onSelect={() => actions.changeAnswer()}>
            Change my answers
          </Item>
          <Item icon={<MessageSquare />} onSelect={() => void navigate(`${PATHS.mySite}#request-changes`)}>
            Give feedback
          </Item>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </MenuRoot>
  )
}

type ItemProps = {
  readonly icon: ReactNode
  readonly onSelect: () => void
  readonly children: string
}

function Item({ icon, onSelect, children }: ItemProps) {
  return (
    <DropdownMenu.Item onSelect={onSelect} className={MENU_ITEM}>
      <span aria-hidden="true" className="text-muted">
        {icon}
      </span>
      {children}
    </DropdownMenu.Item>
  )
}
