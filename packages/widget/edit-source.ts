/** One change to a source. Throws if the source does not contain what it changes. */
export type Edit = (source: string) => string

/** Edits by the end of a file's path. */
export type SourceEdits = Readonly<Record<string, readonly Edit[]>>

/** Replaces a text, or all matches of a global expression. */
export function swap(what: string | RegExp, by: string): Edit {
  return (source) => {
    const edited = source.replace(what, () => by)
    if (edited === source) throw new Error(`The source no longer has ${what}`)
    return edited
  }
}

/** Removes a text. */
export function drop(what: string | RegExp): Edit {
  return swap(what, '')
}

/** Removes everything from one text up to, but not including, the next occurrence of another. */
export function cut(from: string, until: string, by = ''): Edit {
  return (source) => {
    const start = source.indexOf(from)
    const end = source.indexOf(until, start + from.length)
    if (start < 0 || end < 0) throw new Error(`The source no longer has ${from} followed by ${until}`)
    return source.slice(0, start) + by + source.slice(end)
  }
}
