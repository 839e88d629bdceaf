import { Check } from 'lucide-react'

/** Says that a save succeeded. The element is always rendered, so that screen readers announce the change. */
export function SavedNote({ visible }: { readonly visible: boolean }) {
  return (
    <p role="status" className="flex items-center gap-1.5 text-sm font-semibold text-success">
      {visible && (
        <>
          <Check className="size-4.5 stroke-[2.25]" />
          Saved
        </>
      )}
    </p>
  )
}
