/** Cuts a text to a length, with an ellipsis where something is gone. */
export function shorten(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length - 1).trimEnd()}…`
}

/** Breaks a text into lines of at most `width` letters; what does not fit into `count` lines ends in an ellipsis. */
export function wrapText(text: string, width: number, count: number): readonly string[] {
  const lines: string[] = []
  for (const word of text.trim().split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1)
    if (last !== undefined && `${last} ${word}`.length <= width) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
    .slice(0, count)
    .map((line, row) => shorten(row === count - 1 && lines.length > count ? `${line}…` : line, width))
}
