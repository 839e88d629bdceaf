type ViewerTitleProps = {
  /** The name of the practice; missing until it is known. */
  readonly name: string | undefined
  /** Under the name: which version this is. */
  readonly note?: string | undefined
}

/** The name of the draft in the bar: the only h1, and the document title. */
export function ViewerTitle({ name, note }: ViewerTitleProps) {
  return (
    <div className="min-w-0 leading-[1.25]">
      <title>{name === undefined ? 'Website draft' : `${name} · website draft`}</title>
      <meta name="robots" content="noindex, nofollow" />
      <h1 tabIndex={-1} className="truncate text-sm leading-[1.25] font-[650]">
        {name ?? 'Website draft'}
      </h1>
      {note && <p className="truncate text-xs text-muted">{note}</p>}
    </div>
  )
}
