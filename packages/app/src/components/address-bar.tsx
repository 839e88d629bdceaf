/** The bar of a drawn browser window, with an address. */
export function AddressBar({ address }: { readonly address: string }) {
  return (
    <span
      aria-hidden="true"
      className="flex h-7.5 items-center gap-2 bg-(--art-mist) px-2.5 text-[.75rem] text-(--art-ink-2)"
    >
      <svg aria-hidden="true" viewBox="0 0 16 16" className="size-4 flex-none">
        <rect width="16" height="16" rx="4" fill="var(--art-leaf)" />
        <path d="M5 16V8.5a3 3 0 0 1 6 0V16z" fill="var(--art-straw)" />
      </svg>
      <span className="h-4.5 min-w-0 flex-1 truncate rounded-full bg-(--art-paper) px-2.5 leading-4.5">
        {address}
      </span>
    </span>
  )
}
