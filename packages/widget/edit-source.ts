/** One change to a source; throws when the source no longer has what it changes. */
export type Edit = (source: string) => string

/** The edits of some files, each under the end of its path. */
export type SourceEdits = Readonly<Record<string, readonly Edit[]>>

/** Puts one text in the place of another, or of everything that a global expression finds. */
export function swap(what: string | RegExp, by: string): Edit {
  return (source) => {
    const edited = source.replace(what, () => by)
    if (edited === source) throw new Error(`It no longer has ${what}`)
    return edited
  }
}

/** Takes a text out. */
export function drop(what: string | RegExp): Edit {
  return swap(what, '')
}

/** Takes out all from one text up to, and without, the first of another behind it. */
export function cut(from: string, until: string, by = ''): Edit {
  return (source) => {
    const start = source.indexOf(from)
    const end = source.indexOf(until, start + from.length)
    if (start < 0 || end < 0) throw new Error(`It no longer has ${from} and behind it ${until}`)
    return source.slice(0, start) + by + source.slice(end)
  }
}
