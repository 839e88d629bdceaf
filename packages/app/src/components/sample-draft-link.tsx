import clsx from 'clsx'
import { SAMPLE_DRAFT } from '../config/sample-draft.ts'
import { OutsideLink } from './ui/outside-link.tsx'

/** Leads to a real draft of an invented practice, with its picture. */
export function SampleDraftLink({ className }: { readonly className?: string }) {
  return (
    <OutsideLink
      href={SAMPLE_DRAFT.path}
      className={clsx(
        'group grid grid-cols-[8rem_1fr] items-center gap-4 overflow-hidden rounded-card border border-line bg-surface pr-4 hover:border-control sm:grid-cols-[12.5rem_1fr]',
        className,
      )}
    >
      <img
        src={SAMPLE_DRAFT.picture}
        alt=""
        width={1200}
        height={630}
        loading="lazy"
        className="h-full min-h-21 w-full border-r border-line object-cover object-left"
      />
      <span className="py-3 text-sm leading-[1.4] text-muted">
        <b className="block font-[650] text-text underline decoration-1 underline-offset-[.18em] group-hover:decoration-2">
          See a sample draft
        </b>
        {SAMPLE_DRAFT.practice} is invented. The page is a real draft, made from answers like yours.
      </span>
    </OutsideLink>
  )
}
