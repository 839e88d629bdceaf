/** A key that is not a letter, as drivers name it. */
export type NamedKey = 'Enter' | 'Escape' | 'End'

/** The one window of a browser: what both drivers can do. Everything else is built on it. */
export type Tab = {
  /** Goes to an address and waits until the page is loaded. */
  go(address: string): Promise<void>
  /** Calls a function in the page. It must not use anything outside of itself. */
  run<Args extends unknown[], Result>(call: (...args: Args) => Result, ...args: Args): Promise<Result>
  /** Calls a function in the first frame of the page, which may be of another origin. */
  runInFrame<Args extends unknown[], Result>(call: (...args: Args) => Result, ...args: Args): Promise<Result>
  /** Moves the mouse to a point of the window and presses its button. */
  press(x: number, y: number): Promise<void>
  /** Types text where the focus is. */
  type(text: string): Promise<void>
  /** Presses one key. */
  key(name: NamedKey): Promise<void>
  /** Selects all that the focus is in. */
  selectAll(): Promise<void>
  /** Gives the page this size, in CSS pixels. */
  resize(width: number, height: number): Promise<void>
  /** The page on letter paper, as a PDF; not every driver prints. */
  print?(): Promise<Uint8Array>
  /** What the window shows, as a PNG. */
  shoot(): Promise<Buffer>
}

export type Engine = {
  readonly tab: Tab
  close(): Promise<void>
}
