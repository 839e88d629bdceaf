/** A doorway that is still an outline: the picture of what will fill later. */
export function EmptyPicture() {
  return (
    <svg viewBox="0 0 96 60" aria-hidden="true" className="w-24 flex-none">
      <path d="M8 54h80" stroke="var(--control)" strokeWidth="1.5" />
      <path
        d="M30 54V30a18 18 0 0 1 36 0v24z"
        fill="none"
        stroke="var(--control)"
        strokeWidth="1.5"
        strokeDasharray="3 3"
      />
      <path d="M34 30a14 14 0 0 1 28 0z" fill="var(--glow)" />
      <path d="M48 30V16M48 30l-9.9-9.9M48 30l9.9-9.9" stroke="var(--surface)" strokeWidth="2" />
    </svg>
  )
}
