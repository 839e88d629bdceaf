/** The open door of an empty list. */
export function OpenDoor() {
  return (
    <svg className="door" viewBox="0 0 148 124" aria-hidden="true">
      <path d="M50 98h48l26 24H24z" fill="var(--glow)" opacity=".45" />
      <path d="M8 98h40M100 98h40" stroke="var(--control)" strokeWidth="1.5" />
      <path d="M42 98V48a32 32 0 0 1 64 0v50z" fill="var(--brand)" />
      <path d="M50 45a24 24 0 0 1 48 0zM50 51h48v47H50z" fill="var(--glow)" />
      <path d="M74 45V20M74 45L56.5 27M74 45l17.5-18" stroke="var(--brand)" strokeWidth="3" />
      <path d="M50 51v47l-13 8V57z" fill="var(--brand)" />
    </svg>
  )
}
