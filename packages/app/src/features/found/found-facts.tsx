import type { SettledFacts } from '@foyer/shared/api/reader.ts'
import type { Answers } from '@foyer/shared/onboarding/answers/answers.ts'
import { firstUnanswered } from '@foyer/shared/onboarding/flow/flow.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { Link } from 'react-router-dom'
import { accountQuery } from '../../account/account-state.ts'
import { saveNames } from '../../account/api/account.ts'
import { Button } from '../../components/ui/button.tsx'
import { Card } from '../../components/ui/card.tsx'
import { EmptyState } from '../../components/ui/empty-state.tsx'
import { PathTiles } from '../../components/ui/path-tiles.tsx'
import { PATHS } from '../../config/paths.ts'
import { formatMoment } from '../../lib/format-moment.ts'
import { showToast } from '../../lib/toast.ts'
import { useSignedInPerson } from '../../session/signed-in-person.ts'
import { type KeptReading, readingQuery, settleReading } from '../../site/api/website-reading.ts'
import { DraftLink } from '../../site/draft-link.tsx'
import { answerTo, type FoundItem, itemsOf } from '../../site/website-reading.ts'
import type { WithSite } from '../../site/with-own-site.tsx'
import { FoundFact } from './found-fact.tsx'
import { FoundWindow } from './found-window.tsx'
import { withFact, withoutFact } from './settle-fact.ts'

type FoundFactsProps = { readonly own: WithSite; readonly reading: KeptReading }

/** Facts from the owner's other website, to be confirmed one by one. Nothing unconfirmed goes anywhere. */
export function FoundFacts({ own, reading }: FoundFactsProps) {
  const { settled } = reading
  const items = itemsOf(reading)
  const list = useRef<HTMLUListElement>(null)
  const settle = useSettle(reading)
  const saveName = useSaveName()
  const states = items.map((item) => ({ item, answer: answerTo(item, settled) }))
  const done = states.filter(({ answer }) => answer !== null).length
  const next = states.find(({ answer }) => answer === null)?.item
  const say = (item: FoundItem, right: FoundItem['facts'][number] | null) => {
    if (right) {
      const change = withFact(own.details.read(), right)
      if (!change) {
        showToast({
          kind: 'destructive',
          title: 'Not kept',
          description: 'A page cannot show it as it stands there. Say no, and type it.',
        })
        return
      }
      own.details.change(change)
      if (right.kind === 'name') saveName(right.value)
    }
    const decided = Object.fromEntries(
      item.facts.map(({ place }) => [place, place === right?.place ? 'yes' : 'no'] as const),
    )
    settle({ ...settled, ...decided })
    // A wrong fact opens a field, which takes the focus; else the next one does.
    if (right) focusAfter(item.id)
  }
  const undo = (item: FoundItem) => {
    const answer = answerTo(item, settled)
    if (answer && answer !== 'no') own.details.change((latest) => withoutFact(latest, answer))
    const places = new Set(item.facts.map(({ place }) => String(place)))
    settle(Object.fromEntries(Object.entries(settled).filter(([place]) => !places.has(place))))
  }
  const focusAfter = (id: string) => {
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-open]') ?? [])]
    const at = rows.findIndex((row) => row.dataset.open === id)
    rows[at + 1]?.focus()
  }
  return (
    <>
      <p className="mt-1 max-w-[44rem] text-balance text-muted">
        Read {formatMoment(new Date(reading.read_at), new Date())}: {reading.pages}{' '}
        {reading.pages === 1 ? 'page' : 'pages'} of {reading.address}.{' '}
        {items.length > 0
          ? 'Nothing goes on your new page before you say yes.'
          : 'You can go on; your answers are enough.'}
      </p>
      {items.length > 0 && (
        <div className="mt-4 flex min-h-11 flex-wrap items-center gap-x-2 text-sm text-muted">
          <PathTiles
            label="Facts settled"
            tiles={states.map(({ item, answer }) => ({
              key: item.id,
              state: answer !== null ? 'answered' : item === next ? 'current' : 'ahead',
            }))}
            position={done}
            spokenLabel={`${done} of ${items.length} settled`}
          />
          <span aria-hidden="true">settled</span>
        </div>
      )}
      <div className="mt-1 grid items-start gap-5 lg:@2xl:grid-cols-[minmax(0,1.45fr)_minmax(0,1fr)]">
        <div className="max-w-[48rem]">
          <Card>
            {items.length > 0 ? (
              <ul ref={list}>
                {states.map(({ item, answer }) => (
                  <FoundFact
                    key={item.id}
                    item={item}
                    answer={answer}
                    details={own.details}
                    onSay={(right) => say(item, right)}
                    onUndo={() => undo(item)}
                  />
                ))}
              </ul>
            ) : (
              <EmptyState title="The pages show no facts as text">
                Names and numbers may stand in pictures there. The checklist of your site takes them in two
                minutes.
              </EmptyState>
            )}
          </Card>
          <div className="mt-5 flex flex-wrap items-center justify-between gap-4">
            {items.length > 0 && (
              <p className="text-sm text-muted">
                {done < items.length
                  ? `${items.length - done} left. What you skip stays out.`
                  : 'All of it is settled.'}
              </p>
            )}
            <Button asChild>
              {own.draftUrl ? (
                <DraftLink url={`${own.draftUrl}?view=checklist`}>Continue</DraftLink>
              ) : (
                <Link to={onwardFrom(own.answers)}>Continue</Link>
              )}
            </Button>
          </div>
        </div>
        {items.length > 0 && <FoundWindow address={reading.address} states={states} />}
      </div>
    </>
  )
}

/** Before there is a draft, the questions go on. */
function onwardFrom(answers: Answers): string {
  return firstUnanswered(answers)?.path ?? PATHS.waitingDraft
}

/** Returns how to keep what was said: it shows at once, and is taken back when it could not be stored. */
function useSettle(reading: KeptReading): (settled: SettledFacts) => void {
  const { id } = useSignedInPerson()
  const client = useQueryClient()
  const { queryKey } = readingQuery(id)
  const { mutate } = useMutation({
    mutationFn: (settled: SettledFacts) => settleReading(id, settled),
    scope: { id: 'website-reading' },
    onMutate: (settled) => {
      const next: KeptReading = { ...reading, settled }
      client.setQueryData(queryKey, next)
    },
    onError: () => {
      void client.invalidateQueries({ queryKey })
      showToast({
        kind: 'destructive',
        title: 'Error',
        description: 'We could not save this. Please say it again.',
      })
    },
  })
  return mutate
}

/** Returns how to take over the name of a practice, which is kept with the account. */
function useSaveName(): (companyName: string) => void {
  const person = useSignedInPerson()
  const client = useQueryClient()
  const query = accountQuery(person)
  const { mutate } = useMutation({
    mutationFn: async (companyName: string) => {
      const { account } = await client.ensureQueryData(query)
      if (account.companyName === companyName) return
      await saveNames(person.id, { ...account, companyName })
      await client.invalidateQueries({ queryKey: query.queryKey })
    },
    onError: () =>
      showToast({
        kind: 'destructive',
        title: 'Your name is not saved',
        description: 'Type the name of your practice in Settings.',
      }),
  })
  return mutate
}
