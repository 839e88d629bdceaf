import type { DesignStyleId } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import { CloudOff, Eye } from 'lucide-react'
import { useInputStatus } from '../../../site/use-save-status.ts'
import { lookName } from './look-name.ts'
import { KeepLook } from './trying-buttons.tsx'
import type { LookTrial } from './use-look-trial.ts'
import { ViewerNote } from './viewer-note.tsx'

type WorkbenchNotesProps = {
  readonly trial: LookTrial
  /** The look of the site. */
  readonly own: DesignStyleId
  readonly isCompact: boolean
  /** Over a sheet, the line that is worked on needs the room. */
  readonly isSheetOpen: boolean
}

/** The rows under the bar of the workbench: a look that is tried, and words that could not be stored. */
export function WorkbenchNotes({ trial, own, isCompact, isSheetOpen }: WorkbenchNotesProps) {
  const { input } = useInputStatus()
  return (
    <>
      {trial.tried && (
        <ViewerNote
          icon={Eye}
          look="lit"
          title={`Trying ${lookName(trial.tried)}.`}
          action={isCompact && <KeepLook own={own} onKeep={trial.keep} />}
        >
          Your site keeps {lookName(own)} until you press <b className="font-[650]">Use this look</b>.
        </ViewerNote>
      )}
      {input === 'failed' && !isSheetOpen && (
        <ViewerNote icon={CloudOff} look="danger" title="Not saved.">
          Your words are kept on this device. We try again by ourselves. Publish waits.
        </ViewerNote>
      )}
    </>
  )
}
