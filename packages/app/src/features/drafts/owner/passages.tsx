import { PASSAGES_MAX } from '@foyer/shared/api/site-details.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../../components/ui/button.tsx'
import { CheckboxField } from '../../../components/ui/checkbox-field.tsx'
import { LoadFailure } from '../../../components/ui/load-failure.tsx'
import { useSignedInPerson } from '../../../session/signed-in-person.ts'
import { loadPassages } from '../api/load-passages.ts'
import type { ReviewActions } from './use-review.ts'

/** The passages of the uploaded PDF, to be ticked for the story. They are read on request, and none is shown unasked. */
export function Passages({ review }: { readonly review: ReviewActions }) {
  const person = useSignedInPerson()
  const [isWanted, setIsWanted] = useState(false)
  const found = useQuery({
    queryKey: ['passages', person.id],
    queryFn: loadPassages,
    enabled: isWanted,
    retry: false,
  })
  const { passages } = review.own.details
  if (!found.data && found.isError) {
    return (
      <LoadFailure busy={found.isFetching} onTryAgain={() => void found.refetch()}>
        Your PDF could not be read just now.
      </LoadFailure>
    )
  }
  if (found.data === undefined) {
    return (
      <Button
        look="second"
        size="small"
        busy={found.isFetching}
        className="justify-self-start"
        onClick={() => setIsWanted(true)}
      >
        {found.isFetching ? 'Reading your PDF...' : 'Choose passages of your PDF'}
      </Button>
    )
  }
  if (!found.data?.length)
    return <p className="text-sm text-muted">Your PDF has no text that we can read. It may be a scan.</p>
  const isFull = passages.length >= PASSAGES_MAX
  return (
    <fieldset className="grid gap-3.5">
      <legend className="mb-2.5 text-sm">
        <span className="font-semibold">Passages of your PDF</span>{' '}
        <span className="text-muted">
          {isFull ? `${PASSAGES_MAX} is the most.` : 'Tick what patients may read.'}
        </span>
      </legend>
      {found.data.map(({ id, text }) => {
        const isTicked = passages.some((passage) => passage.id === id)
        return (
          <CheckboxField
            key={id}
            label={text}
            checked={isTicked}
            disabled={isFull && !isTicked}
            onChange={() => {
              const others = passages.filter((passage) => passage.id !== id)
              review.own.change({ passages: isTicked ? others : [...others, { id, text }] })
            }}
          />
        )
      })}
    </fieldset>
  )
}
