import type { Answers } from '@foyer/shared/onboarding/answers/answers.ts'
import { pathFor } from '@foyer/shared/onboarding/flow/flow.ts'
import { stepOf } from '@foyer/shared/onboarding/questions/questionnaire.ts'
import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Button } from '../../components/ui/button.tsx'
import { outsideLinks } from '../../config/links.ts'
import { PATHS } from '../../config/paths.ts'
import type { PendingSite } from '../../site/use-site.ts'

type SiteActionsProps = {
  readonly site: PendingSite
  readonly answers: Answers
  /** The draft has not arrived within the stated time. */
  readonly isLate: boolean
}

/** The next step of a website, and other helpful links. */
export function SiteActions({ site, answers, isLate }: SiteActionsProps) {
  switch (site.kind) {
    case 'unfinished':
      return (
        <Actions>
          <NextStep to={site.next.path}>Continue</NextStep>
          <p className="text-sm text-muted">Next: {site.next.title}</p>
        </Actions>
      )
    case 'call':
      return (
        <Actions>
          {outsideLinks().scheduling && (
            <Button asChild size="small">
              <a href={outsideLinks().scheduling} target="_blank" rel="noopener">
                Choose a time<span className="sr-only"> (opens in a new tab)</span>
              </a>
            </Button>
          )}
          <SideStep to={stepOf('buildPresence').path}>Write instead</SideStep>
        </Actions>
      )
    case 'not-started':
      return (
        <Actions>
          <NextStep to={PATHS.mySite}>Start the build</NextStep>
          <SideStep to={firstQuestion(answers)}>Review your answers</SideStep>
        </Actions>
      )
    case 'queued':
    case 'building':
      return isLate ? (
        <Actions>
          <NextStep to={PATHS.support}>Ask the support</NextStep>
          <SideStep to={PATHS.mySite}>See how it stands</SideStep>
        </Actions>
      ) : (
        <Actions>
          <Button asChild look="second" size="small">
            <Link to={firstQuestion(answers)}>Review your answers</Link>
          </Button>
          <SideStep to={PATHS.mySite}>See what happens next</SideStep>
        </Actions>
      )
    case 'failed':
      return (
        <Actions>
          <NextStep to={PATHS.mySite}>Start it again</NextStep>
          <SideStep to={PATHS.support}>Ask the support</SideStep>
        </Actions>
      )
  }
}

function firstQuestion(answers: Answers): string {
  return pathFor(answers)[0]?.path ?? PATHS.guide
}

function Actions({ children }: { readonly children: ReactNode }) {
  return (
    <div className="mt-5.5 flex flex-col items-start gap-x-4 gap-y-2 md:flex-row md:items-center">
      {children}
    </div>
  )
}

type StepLinkProps = { readonly to: string; readonly children: string }

function NextStep({ to, children }: StepLinkProps) {
  return (
    <Button asChild size="small">
      <Link to={to}>
        {children}
        <ArrowRight />
      </Link>
    </Button>
  )
}

function SideStep({ to, children }: StepLinkProps) {
  return (
    <Link
      to={to}
      className="inline-flex min-h-11 items-center text-sm font-[550] underline decoration-1 underline-offset-[0.2em] md:min-h-10"
    >
      {children}
    </Link>
  )
}
