import { Button } from '../../../components/ui/button.tsx'
import { isUnderWay } from '../../../site/save-status.ts'
import type { VersionSaving } from './use-save-version.ts'

/** Says that the page differs from the saved version, and saves it on request; later, how that goes. */
export function SaveLine({ status, save }: VersionSaving) {
  const { next, isChanged } = status
  const nextVersion = status.version + 1
  const isBusy = next === 'sending' || isUnderWay(next)
  // Of a live site, changes are published; a version is made with them.
  const isOffered = isChanged && status.live.state !== 'live'
  if (!isOffered && !isBusy && next !== 'failed') return null
  return (
    <div
      role="status"
      className="flex min-h-12 flex-wrap items-center justify-center gap-x-3 gap-y-1 border-b border-line bg-surface px-3 py-1 text-sm text-muted"
    >
      {/** On a phone it stands beside the button, where the text is not large. */}
      <p className="max-w-max flex-1 basis-40 max-md:text-xs">
        <span>{isBusy && `Version ${nextVersion} is being made. It takes a few seconds.`}</span>
        <span>{next === 'failed' && `Version ${nextVersion} was not made. What you changed is kept.`}</span>
        <span>{next === 'none' && 'Only you see these changes until you save them.'}</span>
      </p>
      {!isBusy && (
        <Button look="second" size="small" onClick={save}>
          Save as version {nextVersion}
        </Button>
      )}
    </div>
  )
}
