import { useState } from 'react'
import { CheckboxField } from '../components/ui/checkbox-field.tsx'
import { confirmedWords } from './confirmed-words.ts'
import type { SiteContent } from './review-site.ts'

/** What the owner says of the words, and that it is about these words alone: others have to be confirmed again. */
export function useVow(content: SiteContent) {
  const words = confirmedWords(content)
  const [confirmed, setConfirmed] = useState<string | null>(null)
  return {
    isTicked: confirmed === words,
    tick: (isTicked: boolean) => setConfirmed(isTicked ? words : null),
  }
}

type VowFieldProps = {
  readonly vow: ReturnType<typeof useVow>
  readonly note?: string
  readonly className?: string
}

/** The one box before a website is published. It is never ticked for the owner. */
export function VowField({ vow, note, className }: VowFieldProps) {
  return (
    <div className={`rounded-card border-[1.5px] border-control bg-surface p-4 ${className ?? ''}`}>
      <CheckboxField
        checked={vow.isTicked}
        onChange={({ target }) => vow.tick(target.checked)}
        label={
          <span className="block text-base leading-[1.4] font-[650]">
            These sentences are true of my practice.
          </span>
        }
      />
      {note && <p className="mt-1 pl-8.5 text-sm text-muted">{note}</p>}
    </div>
  )
}
