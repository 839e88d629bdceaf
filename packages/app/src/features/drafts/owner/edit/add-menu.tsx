import type { AddedKind } from '@foyer/shared/api/site-edits.ts'
import { ImageUp, type LucideIcon } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import { type ReactNode, useRef } from 'react'
import { newSectionName, sectionOfAdded } from '../../../../site/edit-site.ts'
import { MenuRoot } from '../menu-root.tsx'
import { MENU_ITEM } from '../more-menu.tsx'
import { ADDED_FORMS, ADDED_KINDS } from './added-kinds.ts'
import type { Adding } from './use-added-items.ts'
import type { SectionActions } from './use-section-actions.ts'

type AddMenuProps = Adding & {
  /** The section at hand: what fits it stands first. */
  readonly kind?: string
  readonly sections: SectionActions
  readonly side?: 'right' | 'bottom'
  /** Whether it is open, where its owner has to know. */
  readonly open?: boolean
  readonly onOpenChange?: (isOpen: boolean) => void
  /** The button that opens it. */
  readonly children: ReactNode
}

/** What can be put on the page: first what fits a section, then the rest, each with where it will stand. */
export function AddMenu(props: AddMenuProps) {
  const {
    kind,
    sections,
    items,
    onAdd,
    emptyPlaces,
    onPicture,
    side = 'bottom',
    open,
    onOpenChange,
    children,
  } = props
  // What is added takes the focus once the menu lets go of it; else the button has it again.
  const chosen = useRef<(() => void) | null>(null)
  const here = ADDED_KINDS.filter((one) => sectionOfAdded(one) === kind)
  const elsewhere = ADDED_KINDS.filter((one) => !here.includes(one))
  const whereOf = (one: AddedKind) => {
    if (one === 'notice') return ''
    const section = sections.all.find((found) => found.kind === sectionOfAdded(one))
    if (one === 'hours' && section) return 'They are on the page: change them.'
    return section ? `Joins “${section.name}”.` : `Begins a section “${newSectionName(one)}”.`
  }
  const groups = [
    { name: 'In this section', kinds: here },
    { name: here.length > 0 ? 'Elsewhere on the page' : 'On the page', kinds: elsewhere },
  ].filter(({ kinds }) => kinds.length > 0)
  return (
    <MenuRoot modal={false} {...(open !== undefined && { open })} {...(onOpenChange && { onOpenChange })}>
      <DropdownMenu.Trigger asChild>{children}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          side={side}
          align="start"
          sideOffset={8}
          collisionPadding={8}
          onCloseAutoFocus={(event) => {
            const add = chosen.current
            chosen.current = null
            if (!add) return
            event.preventDefault()
            add()
          }}
          className="z-60 max-h-(--radix-dropdown-menu-content-available-height) w-82 max-w-[calc(100vw-1rem)] overflow-y-auto rounded-[10px] border border-line bg-raised p-1.5 shadow-3"
        >
          {groups.map(({ name, kinds }, index) => (
            <DropdownMenu.Group key={name}>
              {index > 0 && <DropdownMenu.Separator className="mx-2.5 my-1.5 h-px bg-line" />}
              <DropdownMenu.Label className="px-3 pt-1.5 pb-1 text-xs font-semibold text-muted">
                {name}
              </DropdownMenu.Label>
              {kinds.map((one) => {
                const { icon: Icon, title, about } = ADDED_FORMS[one]
                return (
                  <AddItem
                    key={one}
                    icon={Icon}
                    title={title}
                    about={`${about} ${whereOf(one)}`.trim()}
                    disabled={items.isFull}
                    onSelect={() => {
                      chosen.current = () => onAdd(one)
                    }}
                  />
                )
              })}
            </DropdownMenu.Group>
          ))}
          {emptyPlaces.length > 0 && (
            <DropdownMenu.Group>
              <DropdownMenu.Separator className="mx-2.5 my-1.5 h-px bg-line" />
              <DropdownMenu.Label className="px-3 pt-1.5 pb-1 text-xs font-semibold text-muted">
                Pictures
              </DropdownMenu.Label>
              {emptyPlaces.map(({ slot, title, about }) => (
                <AddItem
                  key={slot}
                  icon={ImageUp}
                  title={title}
                  about={about}
                  onSelect={() => {
                    chosen.current = () => onPicture(slot)
                  }}
                />
              ))}
            </DropdownMenu.Group>
          )}
          {items.isFull && (
            <p className="border-t border-line px-3 py-2 text-sm text-muted">
              Forty items are on the page, which is as many as it holds. Take one off first.
            </p>
          )}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </MenuRoot>
  )
}

type AddItemProps = {
  readonly icon: LucideIcon
  readonly title: string
  readonly about: string
  readonly disabled?: boolean
  readonly onSelect: () => void
}

function AddItem({ icon: Icon, title, about, ...item }: AddItemProps) {
  return (
    <DropdownMenu.Item {...item} className={`${MENU_ITEM} items-start py-1.5`}>
      <Icon className="mt-0.5 size-4.5 flex-none text-muted stroke-2" />
      <span>
        <span className="block font-semibold">{title}</span>
        <span className="block leading-[1.35] text-muted">{about}</span>
      </span>
    </DropdownMenu.Item>
  )
}
