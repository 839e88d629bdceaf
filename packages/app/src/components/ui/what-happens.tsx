type WhatHappensProps = {
  /** What is given, for screen readers: a page can ask for several things. */
  readonly about: string
  /** One sentence. */
  readonly children: string
}

/** Says what is done with something that a person is asked for, when they want to know. */
export function WhatHappens({ about, children }: WhatHappensProps) {
  return (
    <details className="text-sm text-muted">
      <summary className="text-link inline-flex min-h-6 cursor-pointer list-none items-center pointer-coarse:min-h-11 [&::-webkit-details-marker]:hidden">
        What happens with this?<span className="sr-only"> {about}</span>
      </summary>
      <p className="mt-0.5">{children}</p>
    </details>
  )
}
