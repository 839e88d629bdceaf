type GuidePictureProps = {
  readonly name: string
  /** What one clicks, one after the other. */
  readonly path: readonly string[]
  readonly mode: 'inline' | 'popup' | 'button'
}

const FORM = {
  inline: { x: 42, y: 50, width: 150, height: 62 },
  popup: { x: 42, y: 30, width: 150, height: 76 },
  button: { x: 138, y: 102, width: 82, height: 20 },
} as const

/** A window of the website builder: what to click in turn, and where the form appears on the page. */
export function GuidePicture({ name, path, mode }: GuidePictureProps) {
  return (
    <figure className="max-w-[34rem] overflow-hidden rounded-control border border-line bg-sunken">
      <figcaption className="flex items-center gap-3 border-b border-line bg-surface px-3 py-1.5 text-xs font-semibold text-muted">
        <svg viewBox="0 0 32 8" aria-hidden="true" className="h-2 w-8 fill-line">
          <circle cx="4" cy="4" r="3.5" />
          <circle cx="16" cy="4" r="3.5" />
          <circle cx="28" cy="4" r="3.5" />
        </svg>
        What to click in {name}
      </figcaption>
      <div className="grid gap-3 p-3 sm:grid-cols-[minmax(0,1fr)_14.5rem]">
        <ol className="grid content-start gap-1.5">
          {path.map((label, index) => (
            <li
              key={label}
              className={`flex gap-2.5 rounded-[4px] border px-2.5 py-1.5 leading-snug ${
                index === path.length - 1 ? 'border-text bg-lit' : 'border-line bg-surface'
              }`}
            >
              <b aria-hidden="true">{index + 1}</b>
              <span className="min-w-0 break-words">{label}</span>
            </li>
          ))}
        </ol>
        <PagePicture mode={mode} />
      </div>
    </figure>
  )
}

const PLACES = {
  inline: 'The form stands in the page',
  popup: 'The form opens over the page',
  button: 'A button stands in the corner of the page',
} as const

function PagePicture({ mode }: Pick<GuidePictureProps, 'mode'>) {
  const { x, y, width, height } = FORM[mode]
  const foot = y + height - 24
  return (
    <svg viewBox="0 0 232 132" role="img" aria-label={PLACES[mode]} className="h-auto w-full max-w-58">
      <rect x="0.5" y="0.5" width="231" height="131" rx="4" className="fill-surface stroke-line" />
      <rect x="14" y="14" width="110" height="5" rx="2" className="fill-line" />
      <rect x="14" y="25" width="180" height="5" rx="2" className="fill-line" />
      {mode !== 'inline' && <rect x="14" y="36" width="160" height="5" rx="2" className="fill-line" />}
      {mode === 'popup' && <rect x="0.5" y="0.5" width="231" height="131" rx="4" className="fill-text/20" />}
      <rect {...FORM[mode]} rx={mode === 'button' ? 10 : 6} className="fill-lit stroke-text" />
      {mode === 'button' ? (
        <rect x={x + 14} y={y + 7} width="54" height="6" rx="2" className="fill-text" />
      ) : (
        <>
          <rect x={x + 12} y={y + 12} width="92" height="6" rx="2" className="fill-text" />
          <rect x={x + 12} y={foot} width="76" height="13" rx="3" className="fill-surface stroke-text" />
          <rect x={x + 94} y={foot} width={width - 106} height="13" rx="3" className="fill-text" />
        </>
      )}
    </svg>
  )
}
