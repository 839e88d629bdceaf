import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { showToast } from '../../../../lib/toast.ts'
import { adviceOn, canBeWorded } from '../../../../site/edit-site.ts'
import { type SiteGap, type SiteLine, siteLines } from '../../../../site/review-site.ts'
import { TASK_FORMS } from '../task-fields.ts'
import { addedLine } from './added-kinds.ts'
import type { EditModeProps } from './edit-mode-props.ts'
import { fieldsAtWork } from './fields-at-work.ts'
import { showGapButtons } from './gap-buttons.ts'
import { showHiddenStrips } from './hidden-strips.ts'
import { lineActionsOf } from './line-actions.ts'
import { type Advise, type LineTyped, lineFacts, linesOfDecision, nextSuggestion } from './line-facts.ts'
import { usePagePictures } from './pictures/use-page-pictures.ts'
import { sayEmpty, sayTooLong } from './refuse-long.ts'
import { useAddedEditing, useLeftItems } from './use-added-editing.ts'
import { type Adding, useAddedItems } from './use-added-items.ts'
import { useDetailSteps } from './use-detail-steps.ts'
import { useEditKeys } from './use-edit-keys.ts'
import { useFacts } from './use-facts.ts'
import type { History } from './use-history.ts'
import { useLineEditing } from './use-line-editing.ts'
import { useSectionActions } from './use-section-actions.ts'
import { usePageSections } from './use-sections.ts'
import { useSlidingSections } from './use-sliding-sections.ts'
import { useWordActions } from './use-word-actions.ts'

const TAKEN = 'Taken off the page.'

/** Everything that can be done with the page in Edit, each with its way back. */
export function useEditWork(props: EditModeProps) {
  const { isOn, shown, html, content, composed, style, answers, own, review, tasks, actions, isCompact } =
    props
  // Announced once to screen readers. The same words may follow themselves.
  const [said, announce] = useState({ text: '', count: 0 })
  const setSaid = useCallback((text: string) => announce(({ count }) => ({ text, count: count + 1 })), [])
  const { visit } = props
  const history = useMemo<History>(
    () => ({
      ...visit,
      // Some changes say more than this; the last words of a moment are announced.
      push: (step) => {
        visit.push(step)
        if (step.taken) showToast({ title: step.taken, onUndo: () => visit.takeBack(step) })
        setSaid('Kept.')
      },
    }),
    [visit, setSaid],
  )
  const box = useRef<HTMLElement>(null)
  const lines = useMemo(() => siteLines(content), [content])
  const ours = useMemo(() => siteLines(composed), [composed])
  const isProposal = content.kind === 'proposal'
  const advise: Advise = (text) => adviceOn(text, content)
  const words = useWordActions({ own, ours, history, onDone: setSaid, onEmpty: sayEmpty })
  const steps = useDetailSteps(review, history)
  const facts = useFacts({ content, ours, allTasks: props.allTasks, tasks })
  const all = usePageSections(composed, own.edits, style)
  const openPicture = (slot: string) => {
    props.onPicture(slot)
  }
  const pagePictures = usePagePictures({
    content,
    own,
    history,
    shown,
    slot: props.picture,
    onOpen: openPicture,
    onDone: setSaid,
  })
  const { places } = pagePictures
  const sections = useSectionActions({
    all,
    own,
    history,
    onDone: (text) => {
      editing.close()
      setSaid(text)
    },
  })
  const items = useAddedItems({
    field: content.subject.field,
    own,
    history,
    sections,
    onDone: setSaid,
    onEmpty: sayEmpty,
  })
  const added = useAddedEditing(items, () => editing)
  const adding: Adding = {
    items,
    onAdd: added.onAdd,
    emptyPlaces: places.filter(({ slot }) => !slot.includes(':') && !own.edits.pictures[slot]),
    onPicture: openPicture,
  }

  function decide(id: string, decision: 'confirmed' | 'struck') {
    const isAsked = editing.chosen?.id === id && lines.get(id)?.standing === 'suggested'
    const decided = linesOfDecision(id, tasks, review.own.details.statements)
    steps.review.decide(decided, decision)
    if (decision === 'confirmed') steps.finish('“Yes, that is us”')
    else steps.finish('taking a line out', TAKEN)
    const next = isAsked ? nextSuggestion(lines, id, decided) : null
    if (next) editing.choose({ id: next }, true)
    else editing.close()
    setSaid(decision === 'confirmed' ? 'Confirmed.' : TAKEN)
  }

  const { step, hearKeys } = useEditKeys({
    isOn,
    history,
    sections,
    onDone: setSaid,
    send: (event) => editing.send(event),
    pressEscape: () => editing.pressEscape(),
    isListOpen: () => editing.list !== null,
  })

  const editing = useLineEditing({
    isOn,
    shown,
    html,
    path: props.path,
    pressed: props.pressed,
    heard: props.heard,
    lines,
    workFor: (id, isTyped) => {
      if (addedLine(id)) return added.workFor(id, isTyped)
      const line = ours.get(id) ?? lines.get(id)
      if (!isProposal && line && canBeWorded(line)) return 'words'
      return !isProposal && facts.taskOf(id) ? 'fact' : 'source'
    },
    isCompact,
    onHold: props.onHold,
    textOf: added.textOf,
    blankOf: added.blankOf,
    nextOf: added.nextOf,
    onType: (id, text) => (addedLine(id) ? added.type(id, text) : words.type(id, text)),
    fields: fieldsAtWork({ words, items, steps, pictures: pagePictures.pictures, facts }),
    onStep: step,
    onClosePicture: () => props.onPicture(null),
    onRefuse: sayTooLong,
    onKey: hearKeys,
    box,
    decorate: (page) => {
      const nameOf = (gap: SiteGap) => `${TASK_FORMS[gap.gap].title} (to add), edit`
      const removeGaps = showGapButtons(page, facts.gaps, (id) => editing.choose({ id }), nameOf)
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
  const { send } = editing
  useEffect(() => {
    send(props.picture === null ? { type: 'pictureClosed' } : { type: 'picture', slot: props.picture })
  }, [send, props.picture])
  useSlidingSections(shown, html, isOn)

  const id = chosen?.id ?? ''
  const item = addedLine(id)?.item
  const actionsOf = (lineId: string) =>
    lineActionsOf(lineId, {
      words,
      editing,
      hasFact: facts.taskOf(lineId) !== undefined,
      decide,
      changeAnswer: (changed) => {
        const question = (ours.get(changed) ?? lines.get(changed))?.sources.find(
          ({ from }) => from === 'question',
        )
        actions.changeAnswer(question?.from === 'question' ? question.question : undefined)
      },
      showOnPhone: isCompact ? null : props.onShowPhone,
      onDone: setSaid,
    })
  return {
    history,
    said,
    box,
    lines,
    ours,
    line,
    isProposal,
    advise,
    words,
    steps,
    facts,
    sections,
    items,
    adding,
    places,
    place: pagePictures.place,
    pictures: pagePictures.pictures,
    /** What Undo calls the words that are being typed. */
    typedLabel: item ? items.labelOf(item) : words.labelOf(editing.list?.field?.id ?? id),
    step: (way: 'undo' | 'redo') => editing.send({ type: way }),
    editing,
    factsOf: (ofLine: SiteLine, typed: LineTyped) =>
      lineFacts({
        line: ofLine,
        ...typed,
        ours,
        edits: own.edits,
        latest: own.read(),
        unseen: own.unseen(ofLine.id),
        answers,
        advise,
      }),
    actionsOf,
    lineActions: actionsOf(id),
  }
}

export type EditWork = ReturnType<typeof useEditWork>
