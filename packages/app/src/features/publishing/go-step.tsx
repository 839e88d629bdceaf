import { DESIGN_STYLES } from '@foyer/shared/design-styles.ts'
import type { DesignStyleId } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import { Link, useNavigate } from 'react-router-dom'
import { type Fact, Facts } from '../../components/ui/facts.tsx'
import { TextLink } from '../../components/ui/text-link.tsx'
import { addressOf } from '../../site/address-of.ts'
import { hashOfConfirmed } from '../../site/confirmed-words.ts'
import type { PublishFacts } from '../../site/publish-facts.ts'
import { PublishFailureNotice } from '../../site/publish-failure-notice.tsx'
import type { SiteContent } from '../../site/review-site.ts'
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
      <Facts
        facts={[
          {
            name: 'Address',
            value: addressOf(domain ?? name).shown,
            note: 'Live in a few seconds.',
            action: <Change to={STEP_PATHS.address} what="Address" />,
          },
          {
            name: 'Look',
            value: look,
            note: 'The other looks stay in the editor.',
            action: <Change to={draftPath} what="Look" />,
          },
          {
            name: 'How people reach you',
            value: facts.ways.join(', '),
            note: 'They call, write or book with you directly. Nothing of it passes through us.',
            action: <Change to={STEP_PATHS.check} what="How people reach you" />,
          },
          {
            name: 'Search engines',
            value: 'May list it',
            note: 'It takes them days or weeks to find a new site.',
          },
          leftOut(gaps, draftPath),
        ]}
        values="beside"
        className="border-y border-line"
      />
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

function leftOut(gaps: readonly string[], draftPath: string): Fact {
  const name = 'Left out'
  if (gaps.length === 0) return { name, value: 'Nothing', note: 'No place of the page is empty.' }
  return {
    name,
    value: gaps.length === 1 ? '1 place stays empty' : `${gaps.length} places stay empty`,
    note: `Visitors do not see them: ${listOf(gaps)}. You can add them later.`,
    action: <Change to={`${draftPath}?view=checklist`} what={name} label="Show" />,
  }
}

type ChangeProps = { readonly to: string; readonly what: string; readonly label?: string }

function Change({ to, what, label = 'Change' }: ChangeProps) {
  return (
    <Link to={to} className="text-link inline-flex min-h-11 items-center text-sm sm:min-h-6">
      {label}
      <span className="sr-only">: {what}</span>
    </Link>
  )
}
