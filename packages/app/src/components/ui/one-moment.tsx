/** A placeholder for a screen that is loading; it appears only after a noticeable wait. */
export function OneMoment() {
  return (
    <p role="status" className="animate-[appear_1ms_600ms_both] text-muted">
      One moment...
    </p>
  )
}
