import { type PublishedSite, servingHost } from '@foyer/shared/api/sites.ts'
import { type Answers, withAnswer } from '@foyer/shared/onboarding/answers/answers.ts'
import { isProposal } from '@foyer/shared/onboarding/flow/completion.ts'
import { answersOnPath, firstUnanswered } from '@foyer/shared/onboarding/flow/flow.ts'
import { buildResponseRow } from '@foyer/shared/onboarding/flow/response-row.ts'
import { hasWebsiteToImprove, wantsFullDraft } from '@foyer/shared/onboarding/questions/branches.ts'
import { useMutation, usePrefetchQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { accountQuery } from '../../account/account-state.ts'
import { answersQuery } from '../../answers/answers-query.ts'
import { saveAnswer } from '../../answers/api/save-answer.ts'
import { timeAfter, useInputsLoading } from '../../answers/kept-inputs.ts'
import { Button } from '../../components/ui/button.tsx'
import { Card } from '../../components/ui/card.tsx'
import { LoadFailure } from '../../components/ui/load-failure.tsx'
import { Notice } from '../../components/ui/notice.tsx'
import { ScreenTitle } from '../../components/ui/screen-title.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { PATHS } from '../../config/paths.ts'
import { isUnanswered } from '../../lib/is-unanswered.ts'
import { showToast } from '../../lib/toast.ts'
import { useSignedInPerson } from '../../session/signed-in-person.ts'
import { publishedSiteQuery } from '../../site/api/published-site.ts'
import { ReopenedNotice } from '../../site/reopened-notice.tsx'
import { SiteCard } from '../../site/site-card.tsx'
import { useReopening } from '../../site/use-reopening.ts'
import { useSite } from '../../site/use-site.ts'
import { useIsReviewed } from '../../site/use-unpublished.ts'
import { AddressCard } from './address-card.tsx'
import { changeRequestsQuery } from './api/change-requests.ts'
import { ChangeAnswers } from './change-answers.tsx'
import { ChangeRequestForm } from './change-request-form.tsx'
import { ChangeRequestList } from './change-request-list.tsx'
import { ChangesCard } from './changes-card.tsx'
import { HistoryCard } from './history-card.tsx'
import { NextVersion } from './next-version.tsx'
import { ShareLink } from './share-link.tsx'
import { TakeOfflineCard } from './take-offline-card.tsx'

/** Where the website stands, what it said on earlier days, and the owner's change requests. */
export function MySiteScreen() {
  // The requests are shown with the site above them, which would push them down, and loaded beside it.
  usePrefetchQuery(changeRequestsQuery(useSignedInPerson().id))
  return (
    <>
      <ScreenTitle size="medium">My Site</ScreenTitle>
      <p className="mt-1 text-muted">
        Where your website stands, and what you want to be different.{' '}
        <Link to={PATHS.myAnswers} className="text-link whitespace-nowrap">
          See my answers
        </Link>{' '}
        <Link to={PATHS.pageLoads} className="text-link whitespace-nowrap">
          Did anybody come?
        </Link>
      </p>
      <div className="mt-6 grid gap-5">
        <Site />
      </div>
    </>
  )
}

function Site() {
  const loaded = useSite()
  const isInputPending = useInputsLoading()
  const stored = useQuery(publishedSiteQuery(useSignedInPerson().id))
  const isReviewed = useIsReviewed()
  const account = useQuery(accountQuery(useSignedInPerson()))
  if (loaded.state === 'failed') {
    return (
      <>
        <LoadFailure of={loaded}>
          {loaded.missing === 'status'
            ? 'We could not look up how your website stands.'
            : 'Your answers could not be loaded.'}
        </LoadFailure>
        <ChangeRequestList />
      </>
    )
  }
  const { data: published } = stored
  // Without it, a live website would be called "not live".
  if (stored.isError && published === undefined) {
    return (
      <>
        <LoadFailure of={stored}>We could not look up how your website stands.</LoadFailure>
        <ChangeRequestList />
      </>
    )
  }
  if (loaded.state === 'loading' || isInputPending || stored.isPending || isUnanswered(account)) {
    return (
      <Card className="min-h-60">
        <Skeleton label="Your website is looked up." rows={4} />
      </Card>
    )
  }
  const { site, answers } = loaded
  const draft = site.kind === 'ready' ? site : null
  // The list of changes stands above the rest.
  const isCounted = isReviewed || published?.state !== 'live'
  return (
    <>
      {published?.taken_down_because && (
        <Notice kind="warning" title="We took your website down">
          <p>{published.taken_down_because}</p>
          <p>
            Your draft and your address are kept. You can publish again once this is settled:{' '}
            <Link to={PATHS.support} className="text-link">
              write to us
            </Link>
            .
          </p>
        </Notice>
      )}
      {draft?.isReopened && <ReopenedNotice answers={answers} />}
      {draft ? (
        <div className="grid items-start gap-5 lg:@2xl:grid-cols-[minmax(0,1.45fr)_minmax(0,1fr)]">
          <SiteCard>
            {draft.slug && <ShareLink draftUrl={draft.url} />}
            {!draft.isReopened && <ChangeAnswers answers={answers} />}
          </SiteCard>
          <div className="grid gap-5">
            {isCounted ? (
              <>
                <NextVersion />
                <ChangesCard draftUrl={draft.url} />
                {!isProposal(answers) && hasWebsiteToImprove(answersOnPath(answers)) && (
                  <Card title="The site you have today">
                    <p className="mt-1 text-sm text-muted">
                      What we would change about it, in the order you chose.{' '}
                      <Link to={PATHS.proposal} className="text-link">
                        Open the proposal
                      </Link>
                    </p>
                  </Card>
                )}
                {draft.slug && !isProposal(answers) && (
                  <HistoryCard slug={draft.slug} isPublished={published !== null} />
                )}
                {published ? <AddressCard site={published} /> : <ChangeRequestForm />}
              </>
            ) : (
              <Card className="min-h-60">
                <Skeleton label="Your changes are looked up." rows={4} />
              </Card>
            )}
          </div>
        </div>
      ) : (
        <SiteCard />
      )}
      {isCounted && (
        <>
          {draft && <AfterDelivery answers={answers} published={published ?? null} />}
          <ChangeRequestList />
        </>
      )}
    </>
  )
}

type AfterDeliveryProps = {
  readonly answers: Answers
  readonly published: PublishedSite | null
}

function AfterDelivery({ answers, published }: AfterDeliveryProps) {
  useScrollToHash()
  return (
    <>
      {isProposal(answers) && <FullDraftOffer answers={answers} />}
      {published?.state === 'live' && <TakeOfflineCard host={servingHost(published)} />}
      {published && <ChangeRequestForm />}
    </>
  )
}

// The part that the address names is there only once the site is loaded.
function useScrollToHash() {
  const { hash } = useLocation()
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView()
  }, [hash])
}

/** Offers the owner of a redesign proposal the six questions for the full draft. */
function FullDraftOffer({ answers }: { readonly answers: Answers }) {
  const person = useSignedInPerson()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { reopen } = useReopening()
  const { mutate: begin, isPending } = useMutation({
    mutationFn: async () => {
      if (!(await reopen())) return
      const requested = withFullDraftRequest(answers)
      if (requested !== answers && requested.websiteFeedback) {
        const row = buildResponseRow('websiteFeedback', requested.websiteFeedback, requested)
        const saved = await saveAnswer(person.id, row)
        if (!saved.ok) {
          const description = saved.error.message || 'We could not save this. Press the button again.'
          showToast({ title: 'Error', description, kind: 'destructive' })
          return
        }
        const updated_at = saved.value.updatedAt
        queryClient.setQueryData<Answers>(
          answersQuery(person.id).queryKey,
          withAnswer(requested, 'websiteFeedback', { ...requested.websiteFeedback, updated_at }),
        )
      }
      await navigate(firstUnanswered(requested)?.path ?? PATHS.guide, { replace: isAsked })
    },
  })
  // Owners who pressed this button on another screen are not asked to press it again; Back leads to that screen.
  const isAsked = useSearchParams()[0].get('begin') === 'full-draft'
  const isBegun = useRef(false)
  useEffect(() => {
    if (!isAsked || isBegun.current) return
    isBegun.current = true
    begin()
  }, [isAsked, begin])
  const hasBegun = wantsFullDraft(answers)
  return (
    <Card title="Answer six questions for the full draft" id="full-draft">
      <p className="mt-1 max-w-[40rem] text-sm text-muted">
        Your draft shows ideas for the website you have. Tell us what makes the practice special, why you do
        this work, what you treat, how people pay, where you see them and which style you like: then you see
        your whole site.
      </p>
      <Button className="mt-4" look="second" busy={isPending} onClick={() => begin()}>
        {hasBegun ? 'Go on with the questions' : 'Answer six questions'}
      </Button>
    </Card>
  )
}

function withFullDraftRequest(answers: Answers): Answers {
  const { websiteFeedback } = answers
  if (!websiteFeedback || wantsFullDraft(answers)) return answers
  return withAnswer(answers, 'websiteFeedback', {
    ...websiteFeedback,
    wants_full_draft: true,
    updated_at: timeAfter(websiteFeedback.updated_at),
  })
}
