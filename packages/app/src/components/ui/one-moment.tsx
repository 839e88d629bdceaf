/** Stands where a screen will be; it appears only when the wait is long enough to be noticed. */
export function OneMoment() {
  return (
    <p role="status" className="animate-[appear_1ms_600ms_both] text-muted">
      One moment...
    </p>
  )
}
