import { suggestEmail } from '@foyer/shared/contact/suggest-email.ts'
import type { ReactNode } from 'react'

/** Returns the hint of an email field: the address that was probably meant, as a button; none for a plausible one. */
export function emailHint(typed: string, onChoose: (email: string) => void): ReactNode {
  const meant = suggestEmail(typed)
  return (
    meant && (
      <>
        Did you mean{' '}
        <button type="button" className="text-link break-all" onClick={() => onChoose(meant)}>
          {meant}
        </button>
        ?
      </>
    )
  )
}
