import { siteWords } from '@foyer/shared/sites/site-words.ts'
import { useCallback, useRef, useState } from 'react'
import { useMedia } from '../../../lib/use-media.ts'
import { usePerson } from '../../../session/session.ts'
import { useSignedInPerson } from '../../../session/signed-in-person.ts'
import { LETTERS_LIST, lettersOfField } from '../../../site/letters-of-field.ts'
import { SignInAgain } from '../../auth/sign-in-again.tsx'
import { DraftFrame, type PageDecorator } from '../draft-frame.tsx'
import { Stage } from '../stage.tsx'
import { useCompact } from '../use-compact.ts'
import { type PageWidth, pageWidthOf } from '../width-switch.tsx'
import { CountsButton } from './counts-button.tsx'
import { Dock } from './dock.tsx'
import { useHistory } from './edit/use-history.ts'
import { followOfferLink } from './frame-buttons.ts'
import { useBroughtBack } from './history/brought-back.ts'
import type { HeardPress, LinePress } from './line-press.ts'
import { LoadedEdit } from './loaded-edit.tsx'
import { lookName } from './look-name.ts'
import type { Mode } from './mode-switch.tsx'
import { OwnerBar } from './owner-bar.tsx'
import { PublishButton } from './publish-button.tsx'
import { ShareButton } from './share-button.tsx'
import { SiteStatusLine } from './site-status-line.tsx'
import { StyleSwitch } from './style-switch.tsx'
import { TryingButtons } from './trying-buttons.tsx'
import { useDrawers } from './use-drawers.ts'
import { useLookTrial } from './use-look-trial.ts'
import { useOwnChanges } from './use-own-changes.ts'
import { useOwnerActions } from './use-owner-actions.ts'
import { useRegionKeys } from './use-region-keys.ts'
import { useStillWhilePressed } from './use-still-while-pressed.ts'
import { type StoredSite, useWorkingSite } from './use-working-site.ts'
import { WorkbenchDrawers } from './workbench-drawers.tsx'
import { WorkbenchNotes } from './workbench-notes.tsx'

type WorkbenchProps = StoredSite & { readonly onOpenFull: () => void }

/** The newest draft with the owner's tools. The page is rendered here, so that every change shows at once. */
export function Workbench(props: WorkbenchProps) {
  const { draft, answers, onOpenFull } = props
  const live = usePerson()
  const { id, email } = useSignedInPerson()
  const [mode, setMode] = useState<Mode>('look')
  const stage = useRef<HTMLDivElement>(null)
  const isEditing = mode === 'edit'
  const isCompact = useCompact()
  // The styles stand in the bar.
  const isShort = useMedia(isEditing ? '(width < 64rem)' : '(width < 80rem)')
  const trial = useLookTrial(isCompact)
  const history = useHistory()
  const [shown, setShown] = useState<{ page: Document; frame: HTMLIFrameElement } | null>(null)
  const working = useWorkingSite(props, isEditing, trial.tried)
  const { own, review, ownEdits, site, status, state } = working
  const html = useStillWhilePressed(working.html, shown?.page)
  useRegionKeys(shown)
  useBroughtBack(id, own, ownEdits, history)
  const { live: liveSite } = status
  const isLive = liveSite.state === 'live'
  const drawers = useDrawers({ isLive, isCompact })
  const ownChanges = useOwnChanges({
    ...working,
    isLive,
    changes: working.changes ?? null,
    history,
    isWanted: isEditing || drawers.isChangesOpen,
  })
  const { picture, setPicture, isCovered } = drawers
  // Where the drawer of a picture is drawn.
  const [side, setSide] = useState<HTMLElement | null>(null)
  const actions = useOwnerActions({ ...draft, style: site.ownStyle }, (slot) => {
    drawers.hideList()
    changeMode('edit')
    setPicture(slot)
  })
  const [width, setWidth] = useState<PageWidth>('desktop')
  const [isSheetOpen, setIsSheetOpen] = useState(false)
  const leftText = (state && siteWords(state).dock) ?? 'Checklist'
  const isProposal = site.content.kind === 'proposal'
  const file = isProposal ? null : (answers.clinicianDetails?.resume_file_path ?? null)
  const { askForFullDraft } = actions
  const [wasEdited, setWasEdited] = useState(false)
  const [tools, setTools] = useState<HTMLElement | null>(null)
  const [dock, setDock] = useState<HTMLElement | null>(null)
  // The line that was pressed before the editor was loaded.
  const pressed = useRef<LinePress | null>(null)
  // A press that began before it, and may end in it.
  const heard = useRef<HeardPress | null>(null)
  const decorate: PageDecorator = useCallback(
    (page, frame) => {
      setShown((last) => (last?.page === page && last.frame === frame ? last : { page, frame }))
      return isProposal && !isEditing ? followOfferLink(page, askForFullDraft) : undefined
    },
    [isProposal, isEditing, askForFullDraft],
  )
  const changeMode = (next: Mode) => {
    setMode(next)
    trial.keep()
    drawers.hideMarks()
    // In low windows, as at 400 % zoom, the bar and the switch scroll: the page comes into view between them.
    window.scrollBy(0, stage.current?.getBoundingClientRect().top ?? 0)
    pressed.current = null
    if (next === 'edit') setWasEdited(true)
    else setPicture(null)
  }
  const styles = !isProposal && (
    <StyleSwitch
      content={site.content}
      slug={draft.slug}
      style={site.style}
      own={site.ownStyle}
      loaded={site.loadedStyles}
      hasNames={isCompact}
      onChange={(style) => trial.show(style, site.ownStyle)}
    />
  )
  return (
    <div
      className={`grid h-dvh overflow-hidden bg-sunken ${drawers.isBeside ? 'grid-cols-[minmax(0,1fr)_23rem]' : 'grid-cols-[minmax(0,1fr)]'} grid-rows-[minmax(56px,auto)_auto_minmax(0,1fr)_auto] max-lg:low:h-auto max-lg:low:grid-rows-[minmax(56px,auto)_auto_78dvh_auto] lg:grid-rows-[minmax(60px,auto)_auto_minmax(0,1fr)]`}
    >
      <OwnerBar
        // The name of the account, which may be newer than the version.
        draft={{ ...draft, name: site.content.subject.name || draft.name }}
        note={
          <SiteStatusLine site={state} trying={trial.tried && lookName(trial.tried)} isShort={isCompact} />
        }
        width={width}
        onWidth={setWidth}
        styles={isCompact ? null : styles}
        mode={mode}
        onMode={changeMode}
        toolsRef={setTools}
        counts={<CountsButton site={state} {...drawers} />}
        isCovered={isCovered}
        isCompact={isCompact}
        actions={actions}
        isTrying={trial.tried !== null}
        undo={history.last && !trial.tried ? { label: history.last.label, press: history.undo } : null}
        primary={
          trial.tried ? (
            <TryingButtons
              own={site.ownStyle}
              isCompact={isCompact}
              onKeep={trial.keep}
              onUse={() => trial.take(own, history)}
            />
          ) : (
            !isProposal && <PublishButton live={liveSite} site={state} isShort={isShort} {...drawers} />
          )
        }
        share={<ShareButton site={state} live={liveSite} {...drawers} />}
        onOpenFull={onOpenFull}
      />
      <div className="col-span-full">
        <WorkbenchNotes trial={trial} own={site.ownStyle} isCompact={isCompact} isSheetOpen={isSheetOpen} />
      </div>
      <div
        ref={stage}
        className="relative grid min-h-0 grid-cols-[minmax(0,1fr)] grid-rows-[minmax(0,1fr)_auto]"
        inert={isCovered}
      >
        <Stage width={width}>
          <DraftFrame
            html={html}
            title={`The page of ${draft.name}`}
            pageWidth={pageWidthOf(width, isCompact)}
            decorate={decorate}
            isTyped={isEditing}
            path={site.path}
            onPage={site.showPage}
          />
        </Stage>
        {wasEdited && (
          <LoadedEdit
            isOn={isEditing}
            shown={shown}
            html={html}
            path={site.path}
            pressed={pressed}
            heard={heard}
            content={site.shown}
            composed={site.composed}
            style={site.style}
            visit={history}
            changes={ownChanges}
            answers={answers}
            own={ownEdits}
            review={review}
            allTasks={site.allTasks}
            tasks={site.tasks}
            actions={actions}
            file={file}
            isCompact={isCompact}
            slot={tools}
            dock={dock}
            onHold={ownEdits.hold}
            onSheet={setIsSheetOpen}
            onShowPhone={() => setWidth('phone')}
            slug={draft.slug}
            picture={picture}
            side={side}
            onPicture={setPicture}
            onOpenChecklist={drawers.openList}
          />
        )}
      </div>
      <WorkbenchDrawers
        draft={draft}
        answers={answers}
        working={working}
        ownChanges={ownChanges}
        drawers={drawers}
        actions={actions}
        history={history}
        file={file}
        page={shown?.page ?? null}
        html={html}
        sideRef={setSide}
      />
      {isCompact && (
        <Dock
          mode={mode}
          onMode={changeMode}
          toolsRef={setDock}
          styles={styles}
          leftText={trial.tried ? null : leftText}
          isCovered={isCovered}
          onOpenList={drawers.openList}
        />
      )}
      <datalist id={LETTERS_LIST}>
        {lettersOfField(site.content.subject.field).map((letters) => (
          <option key={letters} value={letters} />
        ))}
      </datalist>
      {!live && <SignInAgain email={email} />}
    </div>
  )
}
