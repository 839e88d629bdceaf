import type { Answers } from '@foyer/shared/onboarding/answers/answers.ts'
import type { DesignStyleId } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import { useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { showToast } from '../../../../lib/toast.ts'
import { canBeWorded } from '../../../../site/edit-site.ts'
import { type SiteContent, type SiteTask, siteLines } from '../../../../site/review-site.ts'
import { describeSource } from '../describe-source.ts'
import { SourcePopover } from '../source-popover.tsx'
import type { OwnerActions } from '../use-owner-actions.ts'
import type { ReviewActions } from '../use-review.ts'
import type { OwnEdits } from '../use-site-edits.ts'
import { ChangesDrawer } from './changes-drawer.tsx'
import { EditLegend } from './edit-legend.tsx'
import { EditList } from './edit-list.tsx'
import { EditTools } from './edit-tools.tsx'
import { showHiddenStrips } from './hidden-strips.ts'
import { LineBar } from './line-bar.tsx'
import { lineFacts } from './line-facts.ts'
import { lineKind } from './line-kinds.ts'
import { SectionHandle } from './section-handle.tsx'
import { useEditKeys } from './use-edit-keys.ts'
import { useHistory } from './use-history.ts'
import { type ShownPage, useLineEditing } from './use-line-editing.ts'
import { usePhoneLines } from './use-phone-lines.ts'
import { useReplacedNotice } from './use-replaced-notice.ts'
import { useSectionActions } from './use-section-actions.ts'
import { usePageSections } from './use-sections.ts'
import { useWordActions } from './use-word-actions.ts'

export type EditModeProps = {
  readonly isOn: boolean
  readonly shown: ShownPage | null
  /** The page on the screen. */
  readonly html: string
  readonly content: SiteContent
  /** What we would say without the owner's changes. */
  readonly composed: SiteContent
  readonly style: DesignStyleId
  readonly answers: Answers
  readonly own: OwnEdits
  readonly review: ReviewActions
  readonly tasks: readonly SiteTask[]
  readonly actions: OwnerActions
  readonly isCompact: boolean
  /** Where the tools of the bar go. */
  readonly slot: HTMLElement | null
  readonly onHold: (isHeld: boolean) => void
  readonly onShowPhone: () => void
  readonly onOpenChecklist: () => void
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
  const all = usePageSections(composed, own.edits, style)

  const sections = useSectionActions({
    all,
    own,
    history,
    onDone: (text) => {
      editing.close()
      setSaid(text)
    },
  })

  function decide(id: string, decision: 'confirmed' | 'struck') {
    const task = tasks.find((one) => one.kind === 'confirm' && one.ids.includes(id))
    const ids = task?.kind === 'confirm' ? task.ids : [id]
    history.push({
      label: decision === 'confirmed' ? 'Yes, that is us' : 'Not us',
      undo: () => review.decide(ids, null),
      redo: () => review.decide(ids, decision),
    })
    review.decide(ids, decision)
    editing.close()
    setSaid(decision === 'confirmed' ? 'Confirmed.' : 'Taken off the page.')
  }

  const { step, hearKeys } = useEditKeys({
    isOn,
    history,
    sections,
    onDone: setSaid,
    close: () => editing.close(),
  })

  const editing = useLineEditing({
    isOn,
    shown,
    html,
    lines,
    workFor: (line) => (!isProposal && canBeWorded(ours.get(line.id) ?? line) ? 'words' : 'source'),
    isCompact,
    onHold: props.onHold,
    onType: words.type,
    onTyped: (id, end) => {
      const result = words.finish(id, end)
      if (result === 'empty') setSaid('An empty line is not saved. Our words stay.')
      if (result === 'changed') setSaid('Saved.')
    },
    onRefuse: () =>
      showToast({
        title: 'Too long for one line',
        description: 'Nothing was pasted, and what you had is still there. Use at most 4,000 characters.',
        kind: 'destructive',
      }),
    onKey: hearKeys,
    box,
    decorate: (page) => showHiddenStrips(page, all, sections.show),
  })
  const { chosen } = editing
  const line = chosen && lines.get(chosen.id)
  const phoneLines = usePhoneLines(chosen)

  useReplacedNotice(own.edits, isOn, () => setDrawer('changes'))

  const facts = line && lineFacts({ line, chosen, ours, edits: own.edits, answers, phoneLines })
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
      {isOn && isProposal && (
        <div className="absolute inset-x-0 top-0 z-10 flex flex-wrap items-center justify-center gap-x-4 gap-y-1 border-b border-line bg-info-bg px-4 py-2 text-sm text-info">
          A redesign proposal is not edited. Six questions make it a full draft, and that you can edit.
          <button type="button" className="text-link" onClick={actions.askForFullDraft}>
            Answer six questions
          </button>
        </div>
      )}
      {isOn && shown && !isCompact && <SectionHandle shown={shown} sections={sections} />}
      {isOn && !chosen && <EditLegend lines={lines} onGo={editing.choose} isCompact={isCompact} />}
      {isOn && chosen && line && chosen.work === 'source' && (
        <SourcePopover
          key={chosen.id}
          chosen={chosen}
          line={line}
          source={describeSource(line, answers)}
          isSheet={isCompact}
          onDecide={(decision) => decide(line.id, decision)}
          onChangeAnswer={() => changeAnswer(line.id)}
          onOpenChecklist={() => {
            editing.close()
            props.onOpenChecklist()
          }}
          onClose={() => editing.close()}
        />
      )}
      {isOn && chosen && facts && chosen.work !== 'source' && (
        <LineBar
          key={chosen.id}
          line={chosen}
          box={box}
          facts={facts}
          sections={sections}
          actions={{
            decide: (decision) => decide(facts.id, decision),
            putBack: () => {
              words.putBack(facts.id, () => editing.close())
              setSaid('Our words are back.')
            },
            keepMine: () => words.keepMine(facts.id),
            takeReplaced: () => words.takeReplaced(facts.id, () => editing.close()),
            dropReplaced: () => words.dropReplaced(facts.id),
            changeAnswer: () => changeAnswer(facts.id),
            showOnPhone: props.onShowPhone,
            close: () => editing.close('escape'),
          }}
          field={
            chosen.work === 'field'
              ? {
                  onType: (text) => {
                    props.onHold(true)
                    editing.setText(text)
                    words.type(chosen.id, text)
                  },
                  onDone: () => editing.close('enter'),
                }
              : null
          }
        />
      )}
      {drawer === 'changes' && (
        <ChangesDrawer
          words={words}
          edits={own.edits}
          composed={composed}
          sections={sections}
          nameOf={nameOfLine}
          onResetOrder={sections.resetOrder}
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
