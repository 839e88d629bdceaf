import { Notice } from '../../components/ui/notice.tsx'
import { TextLink } from '../../components/ui/text-link.tsx'
import { PATHS } from '../../config/paths.ts'
import { isUnderWay } from '../../site/api/stored-site.ts'
import { StartBuild } from '../../site/start-build.tsx'
import { usePageStatus } from '../../site/use-save-status.ts'

/** Changed answers that are being drawn, or could not be. */
export function NextVersion() {
  const { next } = usePageStatus()
  if (isUnderWay(next)) {
    return (
      <p role="status" className="font-semibold text-text">
        Your new answers are being drawn. Usually it takes seconds.
      </p>
    )
  }
  if (next !== 'failed') return null
  return (
    <Notice kind="warning" title="Your new answers could not be drawn">
      <p>
        We tried several times. Your answers are safe, and your page stays. Start it again, or{' '}
        <TextLink to={PATHS.support}>write to the support</TextLink>.
      </p>
      <div className="mt-2">
        <StartBuild label="Try again" look="second" />
      </div>
    </Notice>
  )
}
