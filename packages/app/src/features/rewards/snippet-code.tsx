const ATTRIBUTE = /([\w-]+)=("[^"]*")/g

/** HTML to paste, one attribute a line. Wide lines scroll, also by keyboard. */
export function SnippetCode({ label, children }: { readonly label: string; readonly children: string }) {
  const parts: { readonly at: number; readonly text: string; readonly kind?: 'name' | 'value' }[] = []
  let end = 0
  for (const match of children.matchAll(ATTRIBUTE)) {
    const [all, name = '', value = ''] = match
    parts.push({ at: end, text: children.slice(end, match.index) })
    parts.push({ at: match.index, text: name, kind: 'name' })
    parts.push({ at: match.index + name.length, text: '=' })
    parts.push({ at: match.index + name.length + 1, text: value, kind: 'value' })
    end = match.index + all.length
  }
  parts.push({ at: end, text: children.slice(end) })
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
      tabIndex={0}
      className="min-w-0 overflow-x-auto rounded-control bg-sunken px-4 py-3.5"
    >
      <pre className="font-mono text-xs leading-relaxed">
        <code>
          {parts.map(({ at, text, kind }) =>
            kind ? (
              <span key={at} className={kind === 'name' ? 'text-info' : 'text-[var(--chart-2)]'}>
                {text}
              </span>
            ) : (
              text
            ),
          )}
        </code>
      </pre>
    </section>
  )
}
