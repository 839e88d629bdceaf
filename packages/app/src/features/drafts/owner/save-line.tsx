import { Button } from '../../../components/ui/button.tsx'
import type { VersionSaving } from './use-save-version.ts'

type SaveLineProps = {
  readonly isChanged: boolean
  /** The number that the next version gets. */
  readonly nextVersion: number
  readonly saving: VersionSaving
  /** Details are still being sent, and the version is made of what is stored. */
  readonly isWaiting: boolean
}

/** Says that the page differs from the saved version, and saves it on request; later, how that goes. */
export function SaveLine({ isChanged, nextVersion, saving, isWaiting }: SaveLineProps) {
  const { state, save } = saving
  const isBusy = state === 'sending' || state === 'building'
  if (!isChanged && !isBusy && state !== 'failed') return null
  return (
    <div
      role="status"
      className="flex min-h-12 flex-wrap items-center justify-center gap-x-4 gap-y-1 border-b border-line bg-surface px-4 py-1 text-sm text-muted"
    >
      <p>
        {isBusy && `Version ${nextVersion} is being made. It takes a few seconds.`}
        {state === 'failed' && `Version ${nextVersion} was not made. What you changed is kept.`}
        {state === 'rest' && 'Only you see these changes until you save them.'}
      </p>
      {!isBusy && (
        <Button look="second" size="small" busy={isWaiting} onClick={save}>
          Save as version {nextVersion}
        </Button>
      )}
    </div>
  )
}
