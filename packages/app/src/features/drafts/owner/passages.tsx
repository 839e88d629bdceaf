import type { Passage } from '@foyer/shared/api/drafts.ts'
import { PASSAGES_MAX } from '@foyer/shared/api/site-details.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../../components/ui/button.tsx'
import { CheckboxField } from '../../../components/ui/checkbox-field.tsx'
import { LoadFailure } from '../../../components/ui/load-failure.tsx'
import { BudgetSpent } from '../../../lib/budget-spent.ts'
import { useSignedInPerson } from '../../../session/signed-in-person.ts'
import { loadPassages, type PdfText } from '../api/load-passages.ts'
import type { ReviewActions } from './use-review.ts'

type PassagesProps = {
  /** The path of the uploaded PDF; `null` when there is none any more. */
  readonly file: string | null
  readonly review: ReviewActions
}

/**
 * The passages of the uploaded PDF, to be ticked for the story. They are read on request, and none is shown unasked. What
 * is ticked can be unticked without them, also when the PDF was replaced or removed.
 */
export function Passages({ file, review }: PassagesProps) {
  const person = useSignedInPerson()
  const [isWanted, setIsWanted] = useState(false)
  const found = useQuery({
    // A replaced PDF has another path.
    queryKey: ['passages', person.id, file],
    queryFn: loadPassages,
    enabled: isWanted && file !== null,
    retry: false,
  })
  const { passages } = review.own.details
  const [tickedBefore] = useState(passages)
  const offered = found.data?.state === 'read' ? found.data.passages : []
  const others = tickedBefore.filter(({ text }) => !offered.some((passage) => passage.text === text))
  const isFull = passages.length >= PASSAGES_MAX

  const row = (passage: Passage) => {
    const isTicked = isIn(passages, passage)
    return (
      <CheckboxField
        key={passage.text}
        label={passage.text}
        checked={isTicked}
        disabled={isFull && !isTicked}
        onChange={() => review.own.change((latest) => ({ passages: toggled(latest.passages, passage) }))}
      />
    )
  }
  return (
    <>
      {(offered.length > 0 || others.length > 0) && (
        <fieldset className="grid gap-3.5">
          <legend className="mb-2.5 text-sm">
            <span className="font-semibold">Passages of your PDF</span>{' '}
            <span className="text-muted">
              {isFull ? `${PASSAGES_MAX} is the most.` : 'Tick what visitors may read.'}
            </span>
          </legend>
          {offered.map(row)}
          {others.length > 0 && (found.data || file === null) && (
            <p className="text-sm text-muted">Ticked before, and not in your PDF any more:</p>
          )}
          {others.map(row)}
        </fieldset>
      )}
      {found.data ? (
        <p className="text-sm text-muted empty:hidden">{NOTES[found.data.state]}</p>
      ) : found.isError ? (
        <LoadFailure of={found}>
          {found.error instanceof BudgetSpent ? found.error.message : 'Your PDF could not be read just now.'}
        </LoadFailure>
      ) : (
        file !== null && (
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
      )}
    </>
  )
}

const NOTES: { readonly [State in PdfText['state']]: string } = {
  read: '',
  unreadable:
    'Your PDF has no text that we can read. It may be a scan, or protected: save it without protection and upload it again.',
  gone: 'Your PDF is not in our storage any more. Change the answer with your story to upload it again.',
}

// By the text: the ids of another PDF are the same.
function isIn(passages: readonly Passage[], { text }: Passage): boolean {
  return passages.some((passage) => passage.text === text)
}

function toggled(passages: readonly Passage[], passage: Passage): Passage[] {
  const others = passages.filter(({ text }) => text !== passage.text)
  if (others.length < passages.length) return others
  return [...others, { ...passage, id: freeId(others, passage.id) }]
}

/** Returns the id, or another one if a passage of an earlier PDF has it. */
function freeId(taken: readonly Passage[], id: string): string {
  const candidates = [id, ...Array.from({ length: PASSAGES_MAX }, (_, index) => `p${index + 1}`)]
  return candidates.find((one) => taken.every((passage) => passage.id !== one)) ?? id
}
