import { DESIGN_STYLES } from '@foyer/shared/design-styles.ts'
import type { DesignStyleId } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import type { ReactNode } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { TextLink } from '../../components/ui/text-link.tsx'
import type { PublishFacts } from '../../site/publish-facts.ts'
import { PublishFailureNotice } from '../../site/publish-failure-notice.tsx'
import { addressOf } from '../../site/published-site.ts'
import type { SiteContent } from '../../site/review-site.ts'
import { hashOfConfirmed } from '../../site/unpublished-changes.ts'
import type { usePublishing } from '../../site/use-publishing.ts'
import { PublishFrame } from './publish-frame.tsx'
import { STEP_PATHS } from './steps.ts'

type GoStepProps = {
  readonly name: string
  /** The hostname of a domain of the owner's own that serves the site. */
  readonly domain: string | null
  readonly content: SiteContent
  readonly style: DesignStyleId
  readonly facts: PublishFacts
  readonly publishing: ReturnType<typeof usePublishing>
  readonly draftPath: string
  /** Called before it is published. */
  readonly onSend: () => void
  readonly onClose: () => void
}

/** The last step: what will happen, line by line, and the press that does it. */
export function GoStep({ name, domain, content, style, facts, ...props }: GoStepProps) {
  const { publishing, draftPath, onSend, onClose } = props
  const navigate = useNavigate()
  const { send, isBusy, failure } = publishing
  const publish = async () => {
    onSend()
    const sent = await send({ do: 'publish', name, confirmed: await hashOfConfirmed(content) })
    if (sent) await navigate(STEP_PATHS.done, { replace: true })
  }
  const look = DESIGN_STYLES.find(({ id }) => id === style)?.title ?? style
  const { gaps } = facts
  return (
    <PublishFrame
      step="publish"
      title="Ready to open"
      lead="This is what happens when you press Publish."
      onClose={onClose}
      action={{ label: isBusy ? 'Publishing...' : 'Publish', isBusy, press: () => void publish() }}
    >
      <dl className="border-b border-line">
        <Fact term="Address" title={addressOf(domain ?? name).shown} to={STEP_PATHS.address}>
          Live in a few seconds.
        </Fact>
        <Fact term="Look" title={look} to={draftPath}>
          The other looks stay in the editor.
        </Fact>
        <Fact term="How patients reach you" title={facts.ways.join(', ')} to={STEP_PATHS.check}>
          They call, write or book with you directly. Nothing of it passes through us.
        </Fact>
        <Fact term="Search engines" title="May list it">
          It takes them days or weeks to find a new site.
        </Fact>
        <Fact
          term="Left out"
          title={
            gaps.length === 0
              ? 'Nothing'
              : gaps.length === 1
                ? '1 place stays empty'
                : `${gaps.length} places stay empty`
          }
          {...(gaps.length > 0 && { to: `${draftPath}?view=checklist`, link: 'Show' })}
        >
          {gaps.length === 0
            ? 'No place of the page is empty.'
            : `Patients do not see them: ${listOf(gaps)}. You can add them later.`}
        </Fact>
      </dl>
      <p className="mt-4 text-sm text-muted">
        You can take it offline with one click, and bring back what it said on any day.
      </p>
      <PublishFailureNotice failure={failure} className="mt-4">
        {failure?.code === 'name_taken' && (
          <TextLink to={STEP_PATHS.address}>Choose another address</TextLink>
        )}
        {failure?.code === 'answers_incomplete' && <TextLink to={draftPath}>Go to your draft</TextLink>}
        {failure?.code === 'superseded' && <TextLink to={STEP_PATHS.done}>See what is live</TextLink>}
      </PublishFailureNotice>
    </PublishFrame>
  )
}

const NAMED = 4

function listOf(gaps: readonly string[]): string {
  const named = gaps.slice(0, NAMED).join(', ')
  return gaps.length > NAMED ? `${named} and ${gaps.length - NAMED} more` : named
}

type FactProps = {
  readonly term: string
  readonly title: string
  readonly to?: string
  readonly link?: string
  readonly children: ReactNode
}

function Fact({ term, title, to, link = 'Change', children }: FactProps) {
  return (
    <div className="grid gap-x-4 border-t border-line py-3.5 sm:grid-cols-[9rem_1fr_auto]">
      <dt className="text-sm text-muted">{term}</dt>
      <dd className="min-w-0">
        <b className="block font-[650] wrap-anywhere">{title}</b>
        <span className="text-sm text-muted">{children}</span>
      </dd>
      {to && (
        <dd>
          <Link to={to} className="text-link inline-flex min-h-11 items-center text-sm sm:min-h-0">
            {link}
            <span className="sr-only">: {term}</span>
          </Link>
        </dd>
      )}
    </div>
  )
}
