import { statementName } from '@foyer/shared/referrals/money.ts'
import { useQuery } from '@tanstack/react-query'
import clsx from 'clsx'
import { LoadFailure } from '../../../components/ui/load-failure.tsx'
import { Skeleton } from '../../../components/ui/skeleton.tsx'
import { TextLink } from '../../../components/ui/text-link.tsx'
import { statementPath } from '../../../config/paths.ts'
import type { Referral } from '../../../referrals/api/referrals.ts'
import { useSignedInPerson } from '../../../session/signed-in-person.ts'
import { referralStoryQuery } from '../api/referral-story.ts'
import { MissingReferral } from '../missing-referral.tsx'
import { type StoryStep, tellStory } from './tell-story.ts'

/** Why a referral counts or not, what happened to it, and what comes next. */
export function ReferralStory({ referral }: { readonly referral: Referral }) {
  const person = useSignedInPerson()
  const loaded = useQuery(referralStoryQuery(person.id, referral.id))
  const { data } = loaded
  if (!data)
    return loaded.isError ? (
      <LoadFailure of={loaded}>
        We could not load what happened. It is safe; check your connection.
      </LoadFailure>
    ) : (
      <Skeleton label="Loading what happened" rows={4} className="max-w-80" />
    )
  const { heading, why, isClosed, steps } = tellStory(data, referral, new Date())
  return (
    <>
      <p className="max-w-[40rem] text-pretty">
        <b className="font-[650]">{heading}:</b> {why}
      </p>
      <ol aria-label={`What happened to R-${data.number}`} className="mt-2">
        {steps.map((step, index) => (
          <Step key={`${step.day} ${step.text}`} {...step} isLast={index === steps.length - 1} />
        ))}
      </ol>
      {isClosed && <MissingReferral opener="Ask a person to look" before="You think this is wrong?" />}
    </>
  )
}

function Step({ day, text, state, statement, isLast }: StoryStep & { readonly isLast: boolean }) {
  const name = statement && statementName(statement)
  const [before, after] = name ? text.split(name) : [text]
  return (
    <li className="grid grid-cols-[5.5rem_1rem_minmax(0,1fr)] gap-x-2">
      <span className="whitespace-nowrap text-muted">{day}</span>
      <span aria-hidden="true" className="relative">
        <span className={clsx('absolute top-3 bottom-0 left-[0.3125rem] w-px bg-line', isLast && 'hidden')} />
        <span
          className={clsx(
            'relative mt-1.5 block size-[11px] rotate-45 rounded-[1.5px] border-[1.5px]',
            state === 'done' && 'border-done bg-done',
            state === 'now' && 'border-now bg-glow',
            state === 'ahead' && 'border-control bg-surface',
            state === 'refused' && 'border-danger bg-danger',
          )}
        />
      </span>
      <span className={clsx('pb-2 wrap-anywhere', state === 'ahead' && 'text-muted')}>
        {state === 'ahead' && <span className="sr-only">Next: </span>}
        <span>{before}</span>
        {statement && name && (
          <>
            <TextLink to={statementPath(statement)}>{name}</TextLink>
            {after}
          </>
        )}
      </span>
    </li>
  )
}
