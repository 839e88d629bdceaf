/** The logo, a doorway in one color. */
export function Mark() {
  return (
    <svg viewBox="4 2 24 30" aria-hidden="true">
      <path d="M5 13.5a11 11 0 0 1 22 0zM15.5 15.5H27V29H15.5zM5 15.5l7.5 2V32L5 29z" />
    </svg>
  )
}
