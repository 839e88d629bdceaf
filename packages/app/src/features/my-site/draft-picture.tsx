import { EmptyDoorway } from '../../components/ui/empty-doorway.tsx'

/**
 * A placeholder for the picture of the draft: an outline, because no invented picture is shown.
 * A ready draft has its address in the bar.
 */
export function DraftPicture({ address }: { readonly address: string | null }) {
  return (
    <div
      className={`grid aspect-[16/10] w-full grid-rows-[auto_1fr] overflow-hidden rounded-control border-[1.5px] border-control ${address ? '' : 'border-dashed'}`}
    >
      <p
        className={`min-h-8 truncate border-b-[1.5px] border-control px-3 py-1.5 text-xs text-muted ${address ? '' : 'border-dashed'}`}
      >
        {address ?? ''}
      </p>
      <div className="grid place-items-center">
        <EmptyDoorway />
      </div>
    </div>
  )
}
