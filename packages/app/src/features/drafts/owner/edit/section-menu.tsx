import { EllipsisVertical, Plus } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import { MenuRoot } from '../menu-root.tsx'
import { MENU_ITEM } from '../more-menu.tsx'
import { AddMenu } from './add-menu.tsx'
import { sectionCommands } from './edit-commands.ts'
import { BarButton } from './line-notes.tsx'
import type { Adding } from './use-added-items.ts'
import type { SectionActions } from './use-section-actions.ts'

type SectionMenuProps = {
  readonly sections: SectionActions
  /** The section of the line. */
  readonly kind: string
  readonly adding: Adding
}

/** What can be done with the section of a line, and what can be put into it. */
export function SectionTools({ sections, kind, adding }: SectionMenuProps) {
  return (
    <>
      <SectionMenu sections={sections} kind={kind} />
      <AddMenu kind={kind} sections={sections} {...adding}>
        <BarButton className="px-2">
          <Plus className="size-4.5 text-muted stroke-2" />
          Add…
        </BarButton>
      </AddMenu>
    </>
  )
}

function SectionMenu({ sections, kind }: Omit<SectionMenuProps, 'adding'>) {
  const section = sections.all.find((one) => one.kind === kind)
  const commands = section ? sectionCommands(section, sections) : []
  if (!section || commands.length === 0) return null
  return (
    <MenuRoot modal={false}>
      <DropdownMenu.Trigger className="inline-flex min-h-9 items-center gap-1 rounded-[6px] px-2 font-semibold hover:bg-quiet max-lg:min-h-11">
        <EllipsisVertical className="size-4.5 text-muted stroke-2" />
        Section
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="start"
          sideOffset={6}
          collisionPadding={8}
          className="z-50 w-64 rounded-card border border-line bg-raised p-1.5 shadow-3"
        >
          <DropdownMenu.Label className="px-3 pt-1.5 pb-1 text-xs font-semibold text-muted">
            {[section.name, ...section.with].join(' and ')}
          </DropdownMenu.Label>
          {commands.map(({ key, label, icon: Icon, isOff, run }) => (
            <DropdownMenu.Item key={key} className={MENU_ITEM} disabled={isOff ?? false} onSelect={run}>
              <Icon className="size-4.5 text-muted stroke-2" />
              <span>{key === 'hide' ? `${label} “${section.name}”` : label}</span>
            </DropdownMenu.Item>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </MenuRoot>
  )
}
