import { Minimize2 } from 'lucide-react'
import type { OpenedDraft } from '../../site/api/open-draft.ts'
import { DraftFrame } from './draft-frame.tsx'
import { DraftLine } from './draft-line.tsx'

type FullDraftProps = {
  readonly draft: OpenedDraft
  readonly html: string
  readonly onClose: () => void
}

/** The page of a draft as visitors see it, without the bar, in the same safe frame. */
export function FullDraft({ draft, html, onClose }: FullDraftProps) {
  return (
    <main className="relative grid h-dvh grid-rows-[auto_minmax(0,1fr)] bg-white">
      <title>{`${draft.name} · website draft`}</title>
      <meta name="robots" content="noindex, nofollow" />
      <h1 tabIndex={-1} className="sr-only">
        {draft.name}
      </h1>
      <DraftLine />
      <div className="relative [container-type:size]">
        <DraftFrame html={html} title={`The draft of ${draft.name}`} pageWidth={0} />
      </div>
      <button
        type="button"
        aria-label="Show the bar"
        title="Show the bar"
        onClick={onClose}
        className="absolute right-5 bottom-5 grid size-11 place-items-center rounded-control border border-line bg-raised text-text shadow-2"
      >
        <Minimize2 aria-hidden="true" className="size-5 stroke-[1.75]" />
      </button>
    </main>
  )
}
