/** A fanlight, the window over a door. */
export function Fanlight() {
  return (
    <svg viewBox="0 0 192 109" aria-hidden="true">
      <path d="M4 98a92 92 0 0 1 184 0zM96 98V6m0 92L16 52m80 46L50 18m46 80 46-80M96 98l80-46M70 98a26 26 0 0 1 52 0M4 101h184v9H4" />
    </svg>
  )
}
