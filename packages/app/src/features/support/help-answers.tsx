import { siteWords } from '@foyer/shared/sites/site-words.ts'
import { ChevronDown, Search } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { Link } from 'react-router-dom'
import { Button } from '../../components/ui/button.tsx'
import { EmptyState } from '../../components/ui/empty-state.tsx'
import { TextField } from '../../components/ui/text-field.tsx'
import { PATHS } from '../../config/paths.ts'
import { useSiteState } from '../../site/use-site-state.ts'
import type { HelpAnswer } from './answers/help-answer.ts'
import { HELP_GROUPS } from './answers/help-groups.ts'
import { highlight, searchHelp, searchTerms } from './search-help.ts'

type HelpAnswersProps = {
  /** Moves to the form. */
  readonly onAsk: (query: string) => void
}

/** Every question with its answer, and a search as you type. */
export function HelpAnswers({ onAsk }: HelpAnswersProps) {
  const [typed, setTyped] = useState('')
  const query = useDeferredValue(typed).trim()
  const isSearch = searchTerms(query).length > 0
  const groups = searchHelp(HELP_GROUPS, query)
  const count = groups.reduce((sum, { answers }) => sum + answers.length, 0)
  return (
    <section aria-label="Answers" className="min-w-0">
      <search className="relative block">
        <TextField
          label="Search the answers"
          type="search"
          className="[&_input]:pr-11 [&_input]:[&::-webkit-search-cancel-button]:hidden"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Search className="pointer-events-none absolute right-3.5 bottom-3.5 text-muted" />
      </search>
      <p role="status" className="mt-2 mb-3 min-h-6 text-sm text-muted">
        {isSearch && (count === 1 ? '1 answer' : `${count} answers`)}
      </p>
      {!isSearch && <SiteAnswer />}
      {count === 0 ? (
        <div className="rounded-card border border-line bg-surface p-5.5">
          <EmptyState
            title={`No answer for "${query}"`}
            action={
              <Button look="second" size="small" onClick={() => onAsk(query)}>
                Ask the support
              </Button>
            }
          >
            Try another word, or write to us. The answer comes to your email.
          </EmptyState>
        </div>
      ) : (
        <div className="grid gap-6">
          {groups.map(({ title, answers }) => (
            <section key={title} aria-label={title}>
              <h2 className="display text-xl">{title}</h2>
              <div className="mt-2.5 rounded-card border border-line bg-surface">
                {answers.map((answer) => (
                  <Answer key={`${answer.id} ${isSearch}`} answer={answer} query={query} isOpen={isSearch} />
                ))}
              </div>
            </section>
          ))}
        </div>
      )}
    </section>
  )
}

type AnswerProps = { readonly answer: HelpAnswer; readonly query: string; readonly isOpen: boolean }

function Answer({ answer: { id, question, answer, link }, query, isOpen }: AnswerProps) {
  return (
    <details id={id} open={isOpen} className="group border-line not-first:border-t">
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-4 rounded-card px-4 py-3 font-[650] hover:bg-quiet md:px-5.5 [&::-webkit-details-marker]:hidden">
        <span>
          <Highlighted text={question} query={query} />
        </span>
        <ChevronDown className="flex-none text-muted transition-transform duration-(--t-quick) group-open:rotate-180" />
      </summary>
      <div className="grid max-w-[40rem] gap-2 px-4 pb-4.5 text-sm md:px-5.5">
        {answer.map((paragraph) => (
          <p key={paragraph}>
            <Highlighted text={paragraph} query={query} />
          </p>
        ))}
        {link && (
          <p>
            <Link to={link.to} className="text-link inline-flex min-h-11 items-center">
              {link.label}
            </Link>
          </p>
        )}
      </div>
    </details>
  )
}

/** A text with the search terms marked. */
function Highlighted({ text, query }: { readonly text: string; readonly query: string }) {
  return highlight(text, query).map((piece) =>
    piece.isMatch ? (
      <mark key={piece.at} className="rounded-[2px] bg-lit font-[650] text-inherit underline decoration-1">
        {piece.text}
      </mark>
    ) : (
      <span key={piece.at}>{piece.text}</span>
    ),
  )
}

/** The first answer: where this person's website stands. */
function SiteAnswer() {
  const site = useSiteState()
  const to = site?.state === 'no-practice' ? PATHS.settings : site?.domain ? PATHS.domains : PATHS.mySite
  const label =
    site?.state === 'no-practice' ? 'Start one in Settings' : site?.domain ? 'Fix the domain' : 'Open My Site'
  return (
    <section
      aria-label="Your website now"
      className="mb-6 flex min-h-16 max-md:min-h-28 flex-wrap content-center items-center gap-x-4 rounded-card border border-line bg-surface px-4 py-2 md:px-5.5"
    >
      <p role="status" className="mr-auto font-[650]">
        {site && siteWords(site).help}
      </p>
      {site && (
        <p className="text-sm">
          <Link to={to} className="text-link inline-flex min-h-11 items-center">
            {label}
          </Link>
        </p>
      )}
    </section>
  )
}
