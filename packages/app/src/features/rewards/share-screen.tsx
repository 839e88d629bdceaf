import { buildReferralLink } from '@foyer/shared/referrals/referral-code.ts'
import { useQuery } from '@tanstack/react-query'
import { Mail } from 'lucide-react'
import { Button } from '../../components/ui/button.tsx'
import { Card } from '../../components/ui/card.tsx'
import { CopyButton } from '../../components/ui/copy-button.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { env } from '../../config/env.ts'
import { partnerAccountQuery } from '../../referrals/api/partner-account.ts'
import { TermsFirst } from '../../referrals/terms-first.tsx'
import { useSignedInPerson } from '../../session/signed-in-person.ts'
import { InstallCheck } from './install-check.tsx'
import { RewardsFrame, useReferralSummary } from './rewards-frame.tsx'
import { mailtoLink, shareTexts } from './share-texts.ts'
import { SnippetBuilder } from './snippet-builder.tsx'

/** Everything that partners share: messages and the form for their site, with a check that it works. */
export function ShareScreen() {
  const { summary, failure } = useReferralSummary()
  const account = useQuery(partnerAccountQuery(useSignedInPerson().id))
  const terms = account.data?.terms
  return (
    <RewardsFrame title="Share and install" about="Send a message, or put the form on your own site.">
      {failure}
      {terms && !terms.is_accepted ? (
        <TermsFirst hasAccepted={terms.accepted_version !== null} />
      ) : summary && terms ? (
        <>
          {!account.data?.closes_on && (
            <>
              <ShareTexts code={summary.code} />
              <SnippetBuilder code={summary.code} />
            </>
          )}
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

/** Messages to send, each with the link and the disclosure of the reward. */
function ShareTexts({ code }: { readonly code: string }) {
  const texts = shareTexts(buildReferralLink(env().appUrl, code))
  return (
    <Card title="Ready to send">
      <p className="mt-1 max-w-[40rem] text-sm text-muted">
        Change the words as you like. Please leave the last line: it says that you may be paid.
      </p>
      <div className="mt-4 grid gap-x-7 gap-y-6 lg:@2xl:grid-cols-3">
        {texts.map((text) => (
          <section key={text.id} aria-label={text.label} className="flex min-w-0 flex-col gap-3">
            <h3 className="font-[650]">{text.label}</h3>
            <div className="flex-1 rounded-control bg-sunken px-4 py-3.5 text-sm break-words whitespace-pre-line">
              {text.subject && <p className="mb-2 font-semibold">{text.subject}</p>}
              <span>{text.body}</span>
            </div>
            <div className="flex flex-wrap gap-2">
              <CopyButton
                text={text.body}
                label={`Copy ${text.label.toLowerCase()}`}
                shortLabel="Copy"
                size="small"
              />
              {text.subject && (
                <Button look="second" size="small" asChild>
                  <a href={mailtoLink(text)}>
                    <Mail />
                    Write the mail
                  </a>
                </Button>
              )}
            </div>
          </section>
        ))}
      </div>
    </Card>
  )
}
