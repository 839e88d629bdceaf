type RestoredNoteProps = { readonly isSaving: boolean; readonly onDiscard: () => void }

/** Says that the fields hold what was entered earlier and not saved. */
export function RestoredNote({ isSaving, onDiscard }: RestoredNoteProps) {
  return (
    <p role="status" className="mt-4 text-sm text-muted">
      What you entered here is back. It is not saved yet.{' '}
      <button
        type="button"
        className="text-link"
        aria-disabled={isSaving || undefined}
        onClick={() => !isSaving && onDiscard()}
      >
        Discard it
      </button>
    </p>
  )
}
