import { answersToBuild } from '@foyer/shared/onboarding/flow/completion.ts'
import { bareAddress } from '@foyer/shared/onboarding/input/links.ts'
import { hasWebsiteToImprove } from '@foyer/shared/onboarding/questions/branches.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { BackLink } from '../../components/ui/back-link.tsx'
import { EmptyState } from '../../components/ui/empty-state.tsx'
import { LoadFailure } from '../../components/ui/load-failure.tsx'
import { ScreenTitle } from '../../components/ui/screen-title.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { PATHS } from '../../config/paths.ts'
import type { SiteFacts } from '../../site/render-site.ts'
import { useReading } from '../../site/website-reading.ts'
import { WithOwnSite } from '../../site/with-own-site.tsx'
import { DraftFrame } from './draft-frame.tsx'

/** The redesign proposal for the website that an owner has, beside the draft of the whole site. */
export function ProposalScreen() {
  return (
    <>
      <BackLink to={PATHS.mySite}>My Site</BackLink>
      <ScreenTitle size="medium">What we would change</ScreenTitle>
      <WithOwnSite>
        {({ answers, profile, details }) => {
          const facts = { answers: answersToBuild(answers), profile, added: details.details }
          return hasWebsiteToImprove(facts.answers) && facts.answers.websiteFeedback ? (
            <Proposal facts={facts} website={facts.answers.webPresenceLinks?.links.website ?? ''} />
          ) : (
            <div className="mt-6">
              <EmptyState title="There is no proposal">You have not named a website of yours.</EmptyState>
            </div>
          )
        }}
      </WithOwnSite>
    </>
  )
}

type ProposalProps = { readonly facts: SiteFacts; readonly website: string }

function Proposal({ facts, website }: ProposalProps) {
  const { loaded } = useReading(website)
  const page = useQuery({
    queryKey: ['proposal-page', facts],
    queryFn: async () => (await import('../../site/render-site.ts')).renderProposal(facts),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  return (
    <>
      <p className="mt-1 max-w-[44rem] text-muted wrap-anywhere">
        About {bareAddress(website)}, in the order you chose. Your new site stands beside it, as your draft.{' '}
        {loaded.data && !loaded.data.isUnderWay && (
          <Link to={PATHS.found} className="text-link">
            See what we read on it
          </Link>
        )}
      </p>
      {page.data ? (
        <div className="relative mt-6 h-[80vh] overflow-hidden rounded-card border border-line [container-type:size]">
          <DraftFrame html={page.data} title="Redesign proposal" pageWidth={0} />
        </div>
      ) : page.isError ? (
        <LoadFailure of={page} className="mt-6">
          The proposal could not be loaded. Check your connection.
        </LoadFailure>
      ) : (
        <Skeleton label="The proposal is loading." rows={6} className="mt-6" />
      )}
    </>
  )
}
