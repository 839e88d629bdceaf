import { highlight } from './search-help.ts'

/** A text with the search terms marked. */
export function Highlighted({ text, query }: { readonly text: string; readonly query: string }) {
  return highlight(text, query).map((piece) =>
    piece.isMatch ? (
      <mark key={piece.at} className="rounded-[2px] bg-lit font-[650] text-inherit underline decoration-1">
        {piece.text}
      </mark>
    ) : (
      <span key={piece.at}>{piece.text}</span>
    ),
  )
}
