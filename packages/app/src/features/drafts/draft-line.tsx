/** Says over the page of a draft, which looks like any website to a visitor, that it is one. */
export function DraftLine() {
  return (
    <p className="border-b border-line bg-info-bg px-4 py-1.5 text-center text-xs leading-[1.4] text-info">
      <b className="font-semibold">This is a draft.</b> The practice may not have confirmed everything in it
      yet.
    </p>
  )
}
