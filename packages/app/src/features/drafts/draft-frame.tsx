import { type CSSProperties, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useNavigationType } from 'react-router-dom'
import { refuseDrops } from '../../lib/refuse-drops.ts'
import { FRAME_SANDBOX, LISTENING_SANDBOX, listeningPage } from '../../site/frame-page.ts'
import { followLinks } from './follow-links.ts'
import { hearsEvents } from './owner/follow-page.ts'

/** What a document is handed to; a returned function is called before the next page. */
export type PageDecorator = (page: Document, frame: HTMLIFrameElement) => (() => void) | undefined

type DraftFrameProps = {
  readonly html: string
  /** What the frame is called, for screen readers. */
  readonly title: string
  /** The width in pixels at which the page is laid out at least; a narrower box shows it smaller. */
  readonly pageWidth: number
  /** Called with the document whenever a page is in it. */
  readonly decorate?: PageDecorator | undefined
  /** The page is typed in: listeners of the app have to be called in it, in every browser. */
  readonly isTyped?: boolean
  /** Of the page, as the links of the site name it. */
  readonly path?: string
  /** Shows another page of the site, by its path. */
  readonly onPage?: (path: string) => void
}

/**
 * The page of a draft in a frame that runs no scripts, sends no forms and cannot navigate the app. Another `html` is put
 * into the same document. While it is typed in, WebKit shows it in a frame that hears the app's listeners.
 */
export function DraftFrame({ html, title, pageWidth, decorate, isTyped = false, ...props }: DraftFrameProps) {
  const { path = '/', onPage } = props
  const frame = useRef<HTMLIFrameElement>(null)
  const [first] = useState(html)
  const shown = useRef(first)
  const [page, setPage] = useState<Document | null>(null)
  // Known once a page is in the frame.
  const [isDeaf, setIsDeaf] = useState(false)
  const isListening = isTyped && isDeaf
  const left = useRef<Place | null>(null)
  const shownPath = useRef(path)
  // Where the reader left each page.
  const places = useRef(new Map<string, Place>())
  const isBack = useNavigationType() === 'POP'
  // Announced politely to screen readers when another page of the site arrives.
  const [said, setSaid] = useState('')
  const open = useEffectEvent((path: string) => onPage?.(path))
  const hasPages = onPage !== undefined

  useLayoutEffect(() => {
    if (!page || shown.current === html) return
    shown.current = html
    if (shownPath.current === path) return showPage(page, html)
    places.current.set(shownPath.current, placeOf(page))
    shownPath.current = path
    const place = (isBack && places.current.get(path)) || TOP
    showPage(page, html, place)
    setSaid(`“${page.title}” is shown.`)
    if (hasNoOtherFocus(frame.current)) focusHeading(page, place)
  }, [page, html, path, isBack])
  // The other kind of frame loads its page anew. The reader stays where they are.
  // biome-ignore lint/correctness/useExhaustiveDependencies: until it is loaded, the page of before is shown
  useLayoutEffect(() => {
    if (page) left.current = placeOf(page)
  }, [isListening])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another html is another page in the same document
  useEffect(() => {
    return page ? followLinks(page, hasPages ? (path) => open(path) : undefined) : undefined
  }, [page, html, hasPages])
  useEffect(() => (page ? refuseDrops(page) : undefined), [page])
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  useEffect(() => {
    return page && frame.current ? decorate?.(page, frame.current) : undefined
  }, [page, html, decorate])

  const geometry: CSSProperties & Record<`--${string}`, string> = {
    '--page-width': `max(${pageWidth}px, 100cqw)`,
  }
  return (
    <>
      <iframe
        ref={frame}
        title={title}
        sandbox={isListening ? LISTENING_SANDBOX : FRAME_SANDBOX}
        srcDoc={isListening ? listeningPage(first) : first}
        onLoad={({ currentTarget: { contentDocument } }) => {
          if (!contentDocument) return
          shown.current = html
          if (html !== first) showPage(contentDocument, html)
          if (left.current) returnTo(contentDocument, left.current)
          left.current = null
          setIsDeaf((wasDeaf) => wasDeaf || !hearsEvents(contentDocument))
          setPage(contentDocument)
        }}
        style={geometry}
        className="scaled-page"
      />
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  )
}

/**
 * Puts another rendering of a draft into a document that shows one. The reader stays at the same section, and the frame
 * neither loads nor flashes.
 *
 * @param place where the reader is then
 */
export function showPage(page: Document, html: string, place = placeOf(page)): void {
  const next = new DOMParser().parseFromString(html, 'text/html')
  const sheet = page.head.querySelector('style')
  const nextSheet = next.head.querySelector('style')?.textContent ?? ''
  if (sheet && sheet.textContent !== nextSheet) sheet.textContent = nextSheet
  page.title = next.title
  page.body.replaceWith(page.adoptNode(next.body))
  returnTo(page, place)
}

/** Whether the focus is in the frame, or was lost: a drawer that has it keeps it. */
function hasNoOtherFocus(frame: HTMLIFrameElement | null): boolean {
  const { activeElement } = document
  return activeElement === null || activeElement === document.body || activeElement === frame
}

/** Moves the focus to the heading of the section where the reader is, else to the heading of the page. */
function focusHeading(page: Document, { id }: Place): void {
  const heading =
    (id && page.getElementById(id)?.querySelector<HTMLElement>('h2')) || page.querySelector('h1')
  if (!heading) return
  heading.tabIndex = -1
  // It is no control, so that it needs no ring.
  heading.style.outline = 'none'
  heading.focus({ preventScroll: true })
}

type Place = { readonly id: string; readonly top: number; readonly scrolled: number }
const TOP: Place = { id: '', top: 0, scrolled: 0 }

// The last section that begins above the middle of the screen.
function placeOf(page: Document): Place {
  const middle = page.documentElement.clientHeight / 2
  const sections = [...page.querySelectorAll('section[id]')].map((section) => ({
    id: section.id,
    top: section.getBoundingClientRect().top,
  }))
  const shown = sections.findLast(({ top }) => top <= middle)
  return { id: shown?.id ?? '', top: shown?.top ?? 0, scrolled: page.scrollingElement?.scrollTop ?? 0 }
}

function returnTo(page: Document, { id, top, scrolled }: Place): void {
  const scroller = page.scrollingElement
  if (!scroller) return
  const section = scrolled > 0 && id ? page.getElementById(id) : null
  // The scroll of a draft is smooth, which would show the whole way.
  scroller.scrollTo({ top: scrolled, behavior: 'instant' })
  if (section) scroller.scrollBy({ top: section.getBoundingClientRect().top - top, behavior: 'instant' })
}
