import { Button } from '../../../../components/ui/button.tsx'
import { sectionOfAdded } from '../../../../site/edit-site.ts'
import { AddMenu } from './add-menu.tsx'
import { ADDED_KINDS } from './added-kinds.ts'
import type { Adding } from './use-added-items.ts'
import type { SectionActions } from './use-section-actions.ts'
import type { PageSection } from './use-sections.ts'

type ListHeadProps = {
  readonly section: PageSection
  readonly sections: SectionActions
  readonly adding: Adding
}

/** The name of a section in the list, and what can be done with it. */
export function ListHead({ section, sections, adding }: ListHeadProps) {
  const { name, isHidden, canHide, up, down } = section
  return (
    <div className="flex flex-wrap items-center gap-2">
      <h3 className="mr-auto text-lg font-[650]">
        {name}
        {isHidden && <span className="ml-2 text-sm font-normal text-muted">Hidden</span>}
      </h3>
      {!isHidden && (up || down) && (
        <>
          <Button
            look="second"
            size="small"
            disabled={!up}
            aria-label={`Move up: ${name}`}
            onClick={() => sections.move(section, 'up')}
          >
            Up
          </Button>
          <Button
            look="second"
            size="small"
            disabled={!down}
            aria-label={`Move down: ${name}`}
            onClick={() => sections.move(section, 'down')}
          >
            Down
          </Button>
        </>
      )}
      {!isHidden && ADDED_KINDS.some((kind) => sectionOfAdded(kind) === section.kind) && (
        <AddMenu kind={section.kind} sections={sections} {...adding}>
          <Button look="second" size="small" aria-label={`Add to: ${name}`}>
            Add…
          </Button>
        </AddMenu>
      )}
      {canHide && (
        <Button
          look="second"
          size="small"
          aria-label={isHidden ? `Show again: ${name}` : `Hide: ${name}`}
          onClick={() => (isHidden ? sections.show(section) : sections.hide(section))}
        >
          {isHidden ? 'Show again' : 'Hide'}
        </Button>
      )}
    </div>
  )
}
