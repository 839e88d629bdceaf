import { Notice } from '../../components/ui/notice.tsx'
import { TextLink } from '../../components/ui/text-link.tsx'
import { PATHS } from '../../config/paths.ts'
import { isUnderWay } from '../../site/save-status.ts'
import { StartBuild } from '../../site/start-build.tsx'
import { usePageStatus } from '../../site/use-save-status.ts'

/** The version that is being drawn, or could not be. */
export function NextVersion() {
  const { version, next } = usePageStatus()
  if (isUnderWay(next)) {
    const words = next === 'queued' ? 'is next in line' : 'is being drawn'
    return (
      <p role="status" className="font-semibold text-text">
        Version {version + 1} {words}. This page shows it when it is ready.
      </p>
    )
  }
  if (next !== 'failed') return null
  return (
    <Notice kind="warning" title={`Version ${version + 1} could not be drawn`}>
      <p>
        We tried several times. Your answers are safe, and version {version} stays. Start it again, or{' '}
        <TextLink to={PATHS.support}>write to the support</TextLink>.
      </p>
      <div className="mt-2">
        <StartBuild label="Try again" look="second" />
      </div>
    </Notice>
  )
}
