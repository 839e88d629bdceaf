/** The open doorway with an ad in its light, for the green background. */
export function AdPicture({ className }: { readonly className?: string }) {
  return (
    <svg viewBox="0 0 200 190" aria-hidden="true" className={className}>
      <path d="M32 190V98a68 68 0 0 1 136 0v92z" fill="var(--brand-2)" />
      <path d="M44 92a56 56 0 0 1 112 0z" fill="var(--glow)" />
      <path
        d="M100 92V36M100 92 60.400 52.400M100 92l39.600-39.600"
        stroke="var(--brand-2)"
        strokeWidth="5"
      />
      <path d="M44 102h112v88H44z" fill="var(--glow)" />
      <path d="M60 116h80v74H60z" fill="#fffdf6" />
      <circle cx="71" cy="128" r="6" fill="#c65f38" />
      <path d="M82 124h46v4H82zM82 131h28v3H82z" fill="#113529" />
      <path d="M68 142h64v40H68z" fill="#dbe6df" />
      <path d="M90 182v-18a10 10 0 0 1 20 0v18z" fill="#14503e" />
    </svg>
  )
}
