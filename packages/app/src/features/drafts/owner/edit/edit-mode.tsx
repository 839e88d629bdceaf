import type { Answers } from '@foyer/shared/onboarding/answers/answers.ts'
import type { DesignStyleId } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import { useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { canBeWorded } from '../../../../site/edit-site.ts'
import { picturesUrl } from '../../../../site/render-site.ts'
import { type SiteContent, type SiteGap, type SiteTask, siteLines } from '../../../../site/review-site.ts'
import type { OwnEdits } from '../../../../site/use-site-edits.ts'
import { TASK_FORMS } from '../task-fields.ts'
import type { OwnerActions } from '../use-owner-actions.ts'
import type { ReviewActions } from '../use-review.ts'
import { addedLine } from './added-kinds.ts'
import { ChangesDrawer } from './changes-drawer.tsx'
import { ChosenBar } from './chosen-bar.tsx'
import { EditLegend } from './edit-legend.tsx'
import { EditList } from './edit-list.tsx'
import { EditTools, ProposalNote } from './edit-tools.tsx'
import { showGapButtons } from './gap-buttons.ts'
import { showHiddenStrips } from './hidden-strips.ts'
import { lineActionsOf } from './line-actions.ts'
import { lineFacts, linesOfDecision } from './line-facts.ts'
import { lineKind } from './line-kinds.ts'
import type { ShownPage } from './line-work.ts'
import { PictureDrawer } from './pictures/picture-drawer.tsx'
import { usePagePictures } from './pictures/use-page-pictures.ts'
import { sayTooLong } from './refuse-long.ts'
import { SectionHandle } from './section-handle.tsx'
import { useAddedEditing, useLeftItems } from './use-added-editing.ts'
import { useAddedItems } from './use-added-items.ts'
import { useDetailSteps } from './use-detail-steps.ts'
import { useEditKeys } from './use-edit-keys.ts'
import { useFacts } from './use-facts.ts'
import { useHistory } from './use-history.ts'
import { useLineEditing } from './use-line-editing.ts'
import { usePhoneLines } from './use-phone-lines.ts'
import { useReplacedNotice } from './use-replaced-notice.ts'
import { useSectionActions } from './use-section-actions.ts'
import { usePageSections } from './use-sections.ts'
import { useSlidingSections } from './use-sliding-sections.ts'
import { useWordActions } from './use-word-actions.ts'

export type EditModeProps = {
  readonly isOn: boolean
  readonly shown: ShownPage | null
  /** The page on the screen. */
  readonly html: string
  /** The line that was pressed before the editor was loaded; taken out once it is worked on. */
  readonly pressed: { current: string | null }
  readonly content: SiteContent
  /** What we would say without the owner's changes. */
  readonly composed: SiteContent
  /** The same without anything that was added to the answers. */
  readonly original: SiteContent
  readonly style: DesignStyleId
  readonly answers: Answers
  readonly own: OwnEdits
  readonly review: ReviewActions
  readonly allTasks: readonly SiteTask[]
  readonly tasks: readonly SiteTask[]
  readonly actions: OwnerActions
  /** The path of the uploaded PDF. */
  readonly file: string | null
  readonly isCompact: boolean
  /** Where the tools of the bar go. */
  readonly slot: HTMLElement | null
  readonly onHold: (isHeld: boolean) => void
  readonly onShowPhone: () => void
  readonly onOpenChecklist: () => void
  /** Of the draft. */
  readonly slug: string
  /** The slot whose picture is open, and where its drawer goes. */
  readonly picture: string | null
  readonly side: HTMLElement | null
  readonly onPicture: (slot: string | null) => void
}

/** Edit: the page itself is the editor of its words and sections. */
export function EditMode(props: EditModeProps) {
  const { isOn, shown, html, content, composed, style, answers, own, review, tasks, actions, isCompact } =
    props
  const history = useHistory()
  const [said, setSaid] = useState('')
  const [drawer, setDrawer] = useState<'changes' | 'list' | null>(null)
  const box = useRef<HTMLElement>(null)
  const lines = useMemo(() => siteLines(content), [content])
  const ours = useMemo(() => siteLines(composed), [composed])
  const isProposal = content.kind === 'proposal'
  const words = useWordActions({ own, ours, history })
  const steps = useDetailSteps(review, history)
  const facts = useFacts({ content, ours, allTasks: props.allTasks, tasks })
  const all = usePageSections(composed, own.edits, style)
  const pagePictures = usePagePictures({
    content,
    own,
    history,
    shown,
    slot: props.picture,
    onOpen: (slot) => {
      editing.close()
      props.onPicture(slot)
    },
    onDone: setSaid,
  })
  const { places, place, pictures } = pagePictures

  const sections = useSectionActions({
    all,
    own,
    history,
    onDone: (text) => {
      editing.close()
      setSaid(text)
    },
  })

  const items = useAddedItems({ own, history, sections, onDone: setSaid })
  const added = useAddedEditing(items, () => editing)

  function decide(id: string, decision: 'confirmed' | 'struck') {
    steps.review.decide(linesOfDecision(id, tasks, review.own.details.statements), decision)
    steps.finish(decision === 'confirmed' ? '“Yes, that is us”' : 'taking a line out')
    editing.close()
    setSaid(decision === 'confirmed' ? 'Confirmed.' : 'Taken off the page.')
  }

  const { step, hearKeys } = useEditKeys({
    isOn,
    history,
    sections,
    onDone: setSaid,
    close: () => editing.close(),
    places: () => ({ line: editing.chosen, shown, bar: box.current, tools: props.slot }),
  })

  const editing = useLineEditing({
    isOn,
    shown,
    html,
    pressed: props.pressed,
    lines,
    workFor: (id, isTyped) => {
      if (addedLine(id)) return added.workFor(id, isTyped)
      const own = ours.get(id) ?? lines.get(id)
      if (!isProposal && own && canBeWorded(own)) return 'words'
      return !isProposal && facts.taskOf(id) ? 'fact' : 'source'
    },
    isCompact,
    onHold: props.onHold,
    textOf: added.textOf,
    blankOf: added.blankOf,
    nextOf: added.nextOf,
    onType: (id, text) => (addedLine(id) ? added.type(id, text) : words.type(id, text)),
    onTyped: (id, end) => {
      const result = addedLine(id) ? added.finish(id, end) : words.finish(id, end)
      if (result === 'empty') setSaid('An empty line is not saved. Our words stay.')
      if (result === 'changed') setSaid('Saved.')
    },
    onRefuse: sayTooLong,
    onKey: hearKeys,
    box,
    decorate: (page) => {
      const nameOf = (gap: SiteGap) => `${TASK_FORMS[gap.gap].title} (to add), edit`
      const removeGaps = showGapButtons(page, facts.gaps, (id) => editing.choose(id), nameOf)
      const removeStrips = showHiddenStrips(page, all, sections.show)
      added.showEmpty(page)
      const removePictures = pagePictures.decorate(page)
      return () => {
        removePictures()
        removeStrips()
        removeGaps()
      }
    },
  })
  const { chosen } = editing
  useLeftItems(items, chosen && addedLine(chosen.id)?.item)
  const line = chosen ? lines.get(chosen.id) : undefined
  const phoneLines = usePhoneLines(chosen)
  useSlidingSections(shown, html, isOn)

  useReplacedNotice(own.edits, isOn, () => setDrawer('changes'))

  const known =
    line && chosen ? lineFacts({ line, chosen, ours, edits: own.edits, answers, phoneLines }) : undefined
  const id = chosen?.id ?? ''
  const lineActions = lineActionsOf(id, {
    words,
    editing,
    hasFact: facts.taskOf(id) !== undefined,
    decide,
    changeAnswer,
    showOnPhone: isCompact ? null : props.onShowPhone,
    onDone: setSaid,
  })
  return (
    <>
      {props.slot &&
        createPortal(
          <EditTools
            history={history}
            changes={words.count}
            isCompact={isCompact}
            onStep={step}
            onOpen={setDrawer}
            hasList={!isProposal}
          />,
          props.slot,
        )}
      <p role="status" className="sr-only">
        {said}
      </p>
      {isOn && isProposal && <ProposalNote onAsk={actions.askForFullDraft} />}
      {isOn && shown && !isCompact && <SectionHandle shown={shown} sections={sections} {...added.adding} />}
      {isOn && !chosen && <EditLegend lines={lines} onGo={editing.choose} isCompact={isCompact} />}
      {isOn && (
        <ChosenBar
          editing={editing}
          box={box}
          line={line}
          lineFacts={known}
          facts={facts}
          tasks={tasks}
          answers={answers}
          steps={steps}
          sections={sections}
          adding={added.adding}
          actions={actions}
          lineActions={lineActions}
          isCompact={isCompact}
          file={props.file}
          words={words}
          onHold={props.onHold}
          onOpenChecklist={props.onOpenChecklist}
          onDone={setSaid}
        />
      )}
      {isOn &&
        place &&
        props.side &&
        createPortal(
          <PictureDrawer
            place={place}
            pictures={pictures}
            base={picturesUrl(props.slug)}
            onClose={() => props.onPicture(null)}
          />,
          props.side,
        )}
      {drawer === 'changes' && (
        <ChangesDrawer
          words={words}
          items={items}
          edits={own.edits}
          composed={composed}
          original={props.original}
          steps={steps}
          sections={sections}
          nameOf={nameOfLine}
          onResetOrder={sections.resetOrder}
          places={places}
          pictures={pictures}
          onClose={() => setDrawer(null)}
        />
      )}
      {drawer === 'list' && (
        <EditList
          lines={lines}
          ours={ours}
          edits={own.edits}
          answers={answers}
          sections={sections}
          words={words}
          items={items}
          facts={facts}
          tasks={tasks}
          steps={steps}
          file={props.file}
          actions={actions}
          places={places}
          pictures={pictures}
          onPicture={(slot) => {
            setDrawer(null)
            props.onPicture(slot)
          }}
          onDecide={decide}
          onHold={props.onHold}
          onClose={() => setDrawer(null)}
        />
      )}
    </>
  )

  function changeAnswer(id: string) {
    const question = (ours.get(id) ?? lines.get(id))?.sources.find(({ from }) => from === 'question')
    actions.changeAnswer(question?.from === 'question' ? question.question : undefined)
  }

  function nameOfLine(id: string): string {
    const section = all.find(({ kind }) => kind === id.slice(0, id.indexOf('/')))
    return section ? `${section.name}: ${lineKind(id).name}` : lineKind(id).name
  }
}
