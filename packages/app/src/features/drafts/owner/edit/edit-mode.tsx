import { ChevronDown, ChevronUp, FileDiff, List } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { TextButton } from '../../../../components/ui/text-link.tsx'
import { showToast } from '../../../../lib/toast.ts'
import { picturesUrl } from '../../../../site/render-site.ts'
import type { OwnEdits } from '../../../../site/use-site-edits.ts'
import { IconButton } from '../../icon-button.tsx'
import { ChangesDrawer } from './changes-drawer.tsx'
import { ChosenBar } from './chosen-bar.tsx'
import { EditList } from './edit-list.tsx'
import type { EditModeProps } from './edit-mode-props.ts'
import { Mark } from './line-bar.tsx'
import { suggestionsOf } from './line-facts.ts'
import { PictureDrawer } from './pictures/picture-drawer.tsx'
import { SectionHandle } from './section-handle.tsx'
import { StepButton } from './step-button.tsx'
import { type EditWork, useEditWork } from './use-edit-work.ts'

/** Edit: the page itself is the editor of its words and sections. */
export function EditMode(props: EditModeProps) {
  const { isOn, shown, own, actions, isCompact } = props
  const work = useEditWork(props)
  const { editing, place } = work
  const [isListingChanges, setIsListingChanges] = useState(false)
  const isInSheet = isOn && isCompact && editing.chosen !== null
  useEffect(() => props.onSheet(isInSheet), [props.onSheet, isInSheet])
  const showChanges = () => setIsListingChanges(true)
  useReplacedNotice(own.edits, isOn, showChanges)
  return (
    <>
      {props.slot &&
        createPortal(
          <>
            <StepButton work={work} way="undo" />
            {!isCompact && (
              <EditTools work={work} changes={props.changes.list?.length ?? 0} onShowChanges={showChanges} />
            )}
          </>,
          props.slot,
        )}
      {isOn &&
        props.dock &&
        createPortal(
          <EditTools work={work} changes={props.changes.list?.length ?? 0} onShowChanges={showChanges} />,
          props.dock,
        )}
      {/** Without aria-live, an open drawer would hide it. */}
      <p role="status" aria-live="polite" className="sr-only">
        <span key={work.said.count}>{work.said.text}</span>
      </p>
      {isOn && work.isProposal && <ProposalNote onAsk={actions.askForFullDraft} />}
      {isOn && shown && !isCompact && (
        <SectionHandle shown={shown} sections={work.sections} adding={work.adding} />
      )}
      {isOn && !editing.chosen && place && !isCompact && <DrawerNote name={place.title} />}
      {isOn && !editing.chosen && (!place || isCompact) && (
        <EditLegend
          open={suggestionsOf(work.lines, props.tasks)}
          onGo={(id) => editing.choose({ id })}
          isCompact={isCompact}
        />
      )}
      {isOn && <ChosenBar work={work} {...props} />}
      {isOn &&
        place &&
        props.side &&
        createPortal(
          <PictureDrawer
            place={place}
            pictures={work.pictures}
            base={picturesUrl(props.slug)}
            onClose={() => props.onPicture(null)}
            onEscape={editing.pressEscape}
          />,
          props.side,
        )}
      {isListingChanges && (
        <ChangesDrawer
          work={work}
          edits={own.edits}
          composed={props.composed}
          changes={props.changes}
          pictures={picturesUrl(props.slug)}
          onClose={() => setIsListingChanges(false)}
        />
      )}
      {editing.list && (
        <EditList work={work} tasks={props.tasks} file={props.file} actions={actions} own={own} />
      )}
    </>
  )
}

/** Says in the row under the page where a picture is worked on. */
function DrawerNote({ name }: { readonly name: string }) {
  return (
    <section
      data-region
      aria-label={`This picture: ${name}`}
      className="row-start-2 flex min-h-14 items-center gap-x-2 border-t border-line bg-surface px-5 py-1 text-sm"
    >
      <b className="font-[650]">{name}</b>
      <span className="text-muted">On the right. The page changes with it.</span>
    </section>
  )
}

type EditLegendProps = {
  /** The suggestions that wait for an answer, each by its first line. */
  readonly open: readonly string[]
  /** Goes to a line and works on it. */
  readonly onGo: (id: string) => void
  readonly isCompact: boolean
}

/** Explains the marks, and leads through the suggestions. At 400 % zoom the page needs its room; the list has the same. */
function EditLegend({ open, onGo, isCompact }: EditLegendProps) {
  const [last, setLast] = useState<string | null>(null)
  const go = (by: 1 | -1) => {
    const at = last === null ? -1 : open.indexOf(last)
    const id = open.at((at < 0 && by === 1 ? 0 : at + by + open.length) % open.length)
    if (!id) return
    setLast(id)
    onGo(id)
  }
  const arrow =
    'grid size-9 place-items-center rounded-control text-muted hover:bg-quiet hover:text-text max-lg:size-11'
  return (
    <section
      data-region
      aria-label="Where the words come from"
      className="row-start-2 flex min-h-14 items-center gap-x-4 border-t border-line bg-surface px-5 py-1 text-sm max-md:justify-center max-md:gap-x-2 max-md:px-2 max-md:text-xs max-lg:low:hidden"
    >
      <ul className="flex gap-x-4 whitespace-nowrap max-md:gap-x-2.5">
        <li className="flex items-center gap-2">
          <Mark mark="own" /> {isCompact ? 'Yours' : 'Your words'}
        </li>
        <li className="flex items-center gap-2">
          <Mark mark="choice" /> {isCompact ? 'A choice' : 'From a choice'}
        </li>
        <li className="flex items-center gap-2">
          <Mark mark="suggestion" /> {isCompact ? 'Ours' : 'Our suggestion'}
        </li>
      </ul>
      {open.length > 0 && (
        <span className="flex items-center md:ml-auto md:gap-1 max-md:border-l max-md:border-line max-md:pl-2.5">
          <span className="whitespace-nowrap max-md:sr-only">
            <b className="font-[650]">{open.length}</b> to confirm
          </span>
          <button type="button" aria-label="Previous suggestion" onClick={() => go(-1)} className={arrow}>
            <ChevronUp className="stroke-2" />
          </button>
          <button type="button" aria-label="Next suggestion" onClick={() => go(1)} className={arrow}>
            <ChevronDown className="stroke-2" />
          </button>
        </span>
      )}
    </section>
  )
}

type EditToolsProps = {
  readonly work: EditWork
  /** How many changes are listed. */
  readonly changes: number
  readonly onShowChanges: () => void
}

/** The tools of Edit besides Undo: in the bar, and on narrow windows in the dock, because the bar has no room for them. */
function EditTools({ work, changes, onShowChanges }: EditToolsProps) {
  return (
    <>
      <StepButton work={work} way="redo" />
      {!work.isProposal && (
        <>
          <IconButton
            icon={FileDiff}
            label={changes > 0 ? `What I changed, ${changes}` : 'What I changed'}
            aria-haspopup="dialog"
            onClick={onShowChanges}
          />
          <IconButton
            icon={List}
            label="Edit as a list"
            aria-haspopup="dialog"
            onClick={() => work.editing.send({ type: 'list' })}
            className="lg:w-10"
          />
        </>
      )}
    </>
  )
}

/** Says that a redesign proposal is not edited, and what leads to a draft that is. */
function ProposalNote({ onAsk }: { readonly onAsk: () => void }) {
  return (
    <div className="absolute inset-x-0 top-0 z-10 flex flex-wrap items-center justify-center gap-x-4 gap-y-1 border-b border-line bg-info-bg px-4 py-2 text-sm text-info">
      A redesign proposal is not edited. Six questions make it a full draft, and that you can edit.
      <TextButton onClick={onAsk}>Answer six questions</TextButton>
    </div>
  )
}

/** Tells once a visit of words and items that another window replaced; they stay in "What I changed" until the owner decides. */
function useReplacedNotice({ words, added }: OwnEdits['edits'], isOn: boolean, onShow: () => void): void {
  const told = useRef(new Set<string>())
  useEffect(() => {
    if (!isOn) return
    const replaced = [...Object.entries(words), ...Object.entries(added)].flatMap(([id, own]) =>
      own.replaced ? [`${id} ${JSON.stringify(own.replaced)}`] : [],
    )
    const news = replaced.filter((one) => !told.current.has(one))
    if (news.length === 0) return
    for (const one of news) told.current.add(one)
    showToast({
      title: 'The same words were changed in two windows',
      description: 'The later words stand. The others are kept in “What I changed”.',
    })
    onShow()
  }, [words, added, isOn, onShow])
}
