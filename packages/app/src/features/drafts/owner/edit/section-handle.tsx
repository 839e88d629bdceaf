import { Plus } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { followPage } from '../follow-page.ts'
import { AddMenu } from './add-menu.tsx'
import { sectionCommands } from './edit-commands.ts'
import type { ShownPage } from './line-work.ts'
import { type SectionPlace, sectionPlace } from './section-place.ts'
import type { Adding } from './use-added-items.ts'
import type { SectionActions } from './use-section-actions.ts'

type SectionHandleProps = {
  readonly adding: Adding
  readonly shown: ShownPage
  readonly sections: SectionActions
}

const BUTTON =
  'grid size-9 place-items-center rounded-[7px] text-muted hover:bg-quiet hover:text-text disabled:opacity-45'

/** Moves and hides the section under the pointer, or the one with the focus, and adds to it, from the margin of the page. */
export function SectionHandle({ shown, sections, adding }: SectionHandleProps) {
  const [isAdding, setIsAdding] = useState(false)
  const place = useSectionPlace(shown, isAdding, () => setIsAdding(false))
  const section = place && sections.all.find(({ kind }) => kind === place.kind)
  if (!place || !section) return null
  const commands = sectionCommands(section, sections)
  const name = [section.name, ...section.with].join(' and ')
  return (
    <>
      <div
        aria-hidden="true"
        style={{ left: place.left, top: place.top, height: place.height }}
        className="pointer-events-none fixed z-10 w-[3px] rounded-[2px] bg-primary shadow-[0_0_0_2px_var(--art-paper)]"
      />
      <section
        aria-label={`Section: ${name}`}
        onMouseDown={(event) => event.preventDefault()}
        // Beside the words: the margins of pages are narrow.
        style={{ left: Math.max(4, place.left - 14), top: place.top }}
        className="fixed z-20 grid gap-px rounded-[10px] border border-line bg-raised p-[3px] shadow-2"
      >
        {commands.map(({ key, label, icon: Icon, isOff, run }) => (
          <button
            key={key}
            type="button"
            aria-label={`${label}: ${key === 'hide' ? section.name : name}`}
            title={label}
            disabled={isOff}
            onClick={run}
            className={BUTTON}
          >
            <Icon className="size-4.5 stroke-2" />
          </button>
        ))}
        {commands.length > 0 && <span aria-hidden="true" className="mx-2 my-0.5 h-px bg-line" />}
        <AddMenu
          kind={section.kind}
          sections={sections}
          {...adding}
          side="right"
          open={isAdding}
          onOpenChange={setIsAdding}
        >
          <button
            type="button"
            aria-label={`Add to the page: ${name}`}
            title="Add…"
            className={`${BUTTON} data-[state=open]:bg-glow data-[state=open]:text-on-glow data-[state=open]:outline-2 data-[state=open]:outline-primary`}
          >
            <Plus className="size-4.5 stroke-2" />
          </button>
        </AddMenu>
      </section>
    </>
  )
}

// The handle stays at its section while its menu is open; a press in the page closes that.
function useSectionPlace(
  { page, frame }: ShownPage,
  isHeld: boolean,
  onPress: () => void,
): SectionPlace | null {
  const [place, setPlace] = useState<SectionPlace | null>(null)
  const holds = useEffectEvent(() => isHeld)
  const press = useEffectEvent(onPress)
  useEffect(() => {
    let kind = ''
    const put = () => {
      const section = kind ? page.getElementById(kind) : null
      const around = frame.getBoundingClientRect()
      const scale = around.width / frame.offsetWidth || 1
      const next = section && sectionPlace(kind, around, section.getBoundingClientRect(), scale)
      setPlace((last) => (JSON.stringify(last) === JSON.stringify(next) ? last : next))
    }
    const notice = ({ target }: Event) => {
      const section = (target as Element | null)?.closest?.('section[id]')
      if (!section || section.id === kind || holds()) return
      kind = section.id
      put()
    }
    const unfollow = followPage(page, [page.documentElement, frame], put)
    page.addEventListener('pointermove', notice)
    page.addEventListener('focusin', notice)
    page.addEventListener('pointerdown', press)
    return () => {
      unfollow()
      page.removeEventListener('pointermove', notice)
      page.removeEventListener('focusin', notice)
      page.removeEventListener('pointerdown', press)
    }
  }, [page, frame])
  return place
}
