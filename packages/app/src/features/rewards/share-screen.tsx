import { Card } from '../../components/ui/card.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { InstallCheck } from './install-check.tsx'
import { RewardsFrame } from './rewards-frame.tsx'
import { ShareTexts } from './share-texts.tsx'
import { SnippetBuilder } from './snippet-builder.tsx'
import { useReferralSummary } from './use-referral-summary.tsx'

/** Everything that partners share: messages and the form for their site, with a check that it works. */
export function ShareScreen() {
  const { summary, failure } = useReferralSummary()
  return (
    <RewardsFrame title="Share and install" about="Send a message, or put the form on your own site.">
      {failure}
      {summary ? (
        <>
          <ShareTexts code={summary.code} />
          <SnippetBuilder code={summary.code} />
          <InstallCheck />
        </>
      ) : (
        !failure && (
          <Card title="Ready to send">
            <Skeleton label="Loading your code" rows={8} className="mt-4" />
          </Card>
        )
      )}
    </RewardsFrame>
  )
}
