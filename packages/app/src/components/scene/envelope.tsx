/** The mail with the key, leaning in the doorway. */
export function Envelope() {
  return (
    <g transform="translate(188 274)">
      <rect width="290" height="196" rx="8" fill="var(--art-paper)" className="art-shadow" />
      <path d="M0 10l132 100a22 22 0 0 0 26 0L290 10" fill="none" stroke="var(--art-line)" strokeWidth="2" />
      <path d="M0 188l104-98M290 188l-104-98" stroke="var(--art-line)" strokeWidth="2" />
      <circle cx="145" cy="112" r="34" fill="var(--art-straw)" />
      <path d="M131 128v-20a14 14 0 0 1 28 0v20z" fill="var(--art-ink)" />
      <circle cx="153" cy="114" r="2" fill="var(--art-straw)" />
    </g>
  )
}
