/** Says when the first draft arrives, and where. */
export function FirstDraftTiming({ email }: { readonly email: string }) {
  return (
    <p className="mt-3 text-muted">
      Your free initial draft arrives by email at{' '}
      <b className="font-semibold break-words text-text">{email}</b> within 24&nbsp;hours.
    </p>
  )
}
