import { isProposal } from '@foyer/shared/onboarding/flow/completion.ts'
import { bareAddress, renderableLink } from '@foyer/shared/onboarding/input/links.ts'
import { Check } from 'lucide-react'
import { Link } from 'react-router-dom'
import { Button } from '../../components/ui/button.tsx'
import { Card } from '../../components/ui/card.tsx'
import { EmptyState } from '../../components/ui/empty-state.tsx'
import { FieldError } from '../../components/ui/field-error.tsx'
import { LoadFailure } from '../../components/ui/load-failure.tsx'
import { ScreenTitle } from '../../components/ui/screen-title.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { PATHS } from '../../config/paths.ts'
import { BudgetSpent } from '../../lib/budget-spent.ts'
import { type KeptReading, NotRead } from '../../site/api/website-reading.ts'
import { DraftLink } from '../../site/draft-link.tsx'
import { ReadPages, readSoFar } from '../../site/read-pages.tsx'
import { useStandingReading } from '../../site/website-reading.ts'
import { WithOwnSite, type WithSite } from '../../site/with-own-site.tsx'
import { FoundFacts } from './found-facts.tsx'

/** What stands on the owner's other website: read once, with consent, and confirmed fact by fact. */
export function FoundScreen() {
  // The heading of a screen stands there from the beginning: its words follow what was found.
  const { address, loaded, isReading } = useStandingReading()
  return (
    <>
      <ScreenTitle size="medium" className="wrap-anywhere">
        {isReading ? `Reading ${bareAddress(address)}` : titleOf(loaded.data)}
      </ScreenTitle>
      <WithOwnSite>{(own) => <Found own={own} />}</WithOwnSite>
    </>
  )
}

function titleOf(reading: KeptReading | null | undefined): string {
  if (!reading) return 'Read your other website'
  return reading.facts.length > 0 ? 'We found this on your site. Right?' : 'We found nothing we could use'
}

function Found({ own }: { readonly own: WithSite }) {
  const { loaded, isReading } = useStandingReading()
  const { data: reading } = loaded
  if (reading === undefined) {
    return loaded.isError ? (
      <LoadFailure className="mt-6" of={loaded}>
        What we found could not be loaded. It is safe; check your connection.
      </LoadFailure>
    ) : (
      <Card className="mt-6">
        <Skeleton label="What we found is looked up." rows={6} />
      </Card>
    )
  }
  return reading && !isReading ? <FoundFacts own={own} reading={reading} /> : <Unread own={own} />
}

/** Asks for one address, and says what is taken, then how far the reading is. Nothing is read before the answer. */
function Unread({ own: { answers, draftUrl } }: { readonly own: WithSite }) {
  const { address, loaded, isReading, failure, read, stop, isStopping } = useStandingReading()
  const isAddress = renderableLink(address) !== undefined
  const elsewhere = draftUrl ? (
    <DraftLink url={`${draftUrl}?view=checklist`}>No, I type it</DraftLink>
  ) : (
    <Link to={PATHS.mySite}>No, I type it</Link>
  )
  return (
    <>
      <p role="status" className="mt-1 max-w-[40rem] text-balance text-muted">
        {isReading
          ? `${readSoFar(loaded.data ?? null)} You need not wait: what we find is kept for you.`
          : 'What stands there can fill your checklist, once you have said yes to each fact.'}
      </p>
      <Card className="mt-6 max-w-[44rem]">
        {isReading ? (
          <ReadPages reading={loaded.data ?? null} isStopping={isStopping} onStop={stop} />
        ) : isAddress ? (
          <>
            <h2 className="display text-xl wrap-anywhere">May we read {bareAddress(address)}?</h2>
            <p className="mt-1.5 text-sm text-pretty text-muted">
              Once, at most 10 pages, the way a visitor sees them. We take name, phone, address, hours,
              booking link, services, letters, openings, plans, languages and sentences about you, and show
              you where each one stood.
            </p>
            <div className="mt-4 flex flex-wrap gap-2">
              <Button
                look="second"
                onClick={() => {
                  // The button gives way to the pages.
                  document.querySelector<HTMLElement>('h1')?.focus()
                  void read()
                }}
              >
                <Check />
                Yes, read it
              </Button>
              <Button asChild look="second">
                {elsewhere}
              </Button>
            </div>
            <div role="status">{failure && <FieldError id="not-read">{reasonOf(failure)}</FieldError>}</div>
          </>
        ) : (
          <EmptyState
            title="There is no address to read"
            action={
              <Button asChild look="second" size="small">
                <Link to={PATHS.marketing}>Add your website</Link>
              </Button>
            }
          >
            {isProposal(answers)
              ? 'You said that you have a website, and not where it stands.'
              : 'You have not named a website of yours. With one, we could fill your checklist from it.'}
          </EmptyState>
        )}
      </Card>
    </>
  )
}

function reasonOf(error: Error): string {
  if (error instanceof BudgetSpent) return error.message
  if (error instanceof NotRead) return `${error.message} You can type the facts in the checklist.`
  return 'We could not read it just now. Nothing was changed; please try again.'
}
