import { useState } from 'react'
import { createPortal } from 'react-dom'
import { picturesUrl } from '../../../../site/render-site.ts'
import { ChangesDrawer } from './changes-drawer.tsx'
import { ChosenBar } from './chosen-bar.tsx'
import { EditLegend } from './edit-legend.tsx'
import { EditList } from './edit-list.tsx'
import { EditTools, ProposalNote } from './edit-tools.tsx'
import { PictureDrawer } from './pictures/picture-drawer.tsx'
import { SectionHandle } from './section-handle.tsx'
import { type EditModeProps, useEditWork } from './use-edit-work.ts'
import { useReplacedNotice } from './use-replaced-notice.ts'

/** Edit: the page itself is the editor of its words and sections. */
export function EditMode(props: EditModeProps) {
  const { isOn, shown, own, actions, isCompact } = props
  const work = useEditWork(props)
  const { editing, place } = work
  const [drawer, setDrawer] = useState<'changes' | 'list' | null>(null)
  useReplacedNotice(own.edits, isOn, () => setDrawer('changes'))
  return (
    <>
      {props.slot &&
        createPortal(
          <EditTools
            history={work.history}
            changes={work.words.count}
            isCompact={isCompact}
            onStep={work.step}
            onOpen={setDrawer}
            hasList={!work.isProposal}
          />,
          props.slot,
        )}
      <p role="status" className="sr-only">
        {work.said}
      </p>
      {isOn && work.isProposal && <ProposalNote onAsk={actions.askForFullDraft} />}
      {isOn && shown && !isCompact && (
        <SectionHandle shown={shown} sections={work.sections} adding={work.adding} />
      )}
      {isOn && !editing.chosen && (
        <EditLegend lines={work.lines} onGo={editing.choose} isCompact={isCompact} />
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
          />,
          props.side,
        )}
      {drawer === 'changes' && (
        <ChangesDrawer
          work={work}
          edits={own.edits}
          composed={props.composed}
          original={props.original}
          onClose={() => setDrawer(null)}
        />
      )}
      {drawer === 'list' && (
        <EditList
          work={work}
          edits={own.edits}
          answers={props.answers}
          tasks={props.tasks}
          file={props.file}
          actions={actions}
          onPicture={(slot) => {
            setDrawer(null)
            props.onPicture(slot)
          }}
          onHold={props.onHold}
          onClose={() => setDrawer(null)}
        />
      )}
    </>
  )
}
