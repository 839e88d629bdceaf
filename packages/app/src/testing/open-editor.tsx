// The editor over a page of its own, with a store in memory.

import type { SiteDetails } from '@foyer/shared/api/site-details.ts'
import { NO_SITE_DETAILS } from '@foyer/shared/api/site-details.ts'
import type { SiteEdits } from '@foyer/shared/api/site-edits.ts'
import { NO_SITE_EDITS } from '@foyer/shared/api/site-edits.ts'
import { THINKING } from '@foyer/shared/onboarding/fixtures/personas.ts'
import { act, render } from '@testing-library/react'
import { useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { showPage } from '../features/drafts/draft-frame.tsx'
import { EditMode } from '../features/drafts/owner/edit/edit-mode.tsx'
import { useHistory } from '../features/drafts/owner/edit/use-history.ts'
import { useRegionKeys } from '../features/drafts/owner/use-region-keys.ts'
import { useReview } from '../features/drafts/owner/use-review.ts'
import { SignedInPerson } from '../session/signed-in-person.ts'
import { composeSite, editSite, renderSite } from '../site/render-site.ts'
import { type SiteContent, tasksOf } from '../site/review-site.ts'
import type { OwnDetails } from '../site/use-site-details.ts'
import type { OwnEdits } from '../site/use-site-edits.ts'
import { editsAfter } from './fake-entries.ts'

const SLUG = 'a'.repeat(32)
const PERSON = { id: '00000000-0000-4000-8000-000000000001', email: 'dana@clinic.example' }
const PROFILE = { id: PERSON.id, first_name: 'Dana', last_name: 'Okafor', company_name: 'Harbor' }

/** What is stored when the editor opens. */
export type StoredInEditor = { readonly details?: Partial<SiteDetails>; readonly edits?: Partial<SiteEdits> }

/** The site that such a store makes, without the owner's edits. */
export function siteOf({ details }: StoredInEditor) {
  return composeSite({ answers: THINKING, profile: PROFILE, added: { ...NO_SITE_DETAILS, ...details } })
}

/** Something that changes, and tells it. */
function cell<Value>(first: Value) {
  let value = first
  const listeners = new Set<() => void>()
  return {
    read: () => value,
    write: (next: Value) => {
      value = next
      for (const listener of listeners) listener()
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

// Fields of an item have no order.
function inOrder(_key: string, value: unknown): unknown {
  return value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value
}

/** Opens the editor; its page is a document without a window, which a test reads and presses. */
export function openEditor(stored: StoredInEditor = {}, { isCompact = false } = {}) {
  const details = cell<SiteDetails>({ ...NO_SITE_DETAILS, ...stored.details })
  const edits = cell<SiteEdits>({ ...NO_SITE_EDITS, ...stored.edits })
  const mode = cell(true)
  const path = cell('/')
  const picture = cell<string | null>(null)
  /** What a page that is held has typed itself, by its lines. */
  const seen = new Map<string, string>()
  const page = new DOMParser().parseFromString('<p>Not rendered</p>', 'text/html')
  Object.assign(page, { execCommand: () => false })
  const frame = document.createElement('iframe')
  const original = siteOf({})
  const allTasks = tasksOf(original)

  // Before the editor, as in the app: a page is shown and marked in one commit.
  // biome-ignore lint/correctness/noComponentHookFactories: one editor has one page
  function Page({ html }: { readonly html: string }) {
    useLayoutEffect(() => showPage(page, html), [html])
    return null
  }

  // biome-ignore lint/correctness/noComponentHookFactories: one editor has one store, and is rendered once
  function Editor() {
    const shownDetails = useSyncExternalStore(details.subscribe, details.read)
    const [held, setHeld] = useState<SiteEdits | null>(null)
    const latest = useSyncExternalStore(edits.subscribe, edits.read)
    const isOn = useSyncExternalStore(mode.subscribe, mode.read)
    const shownPath = useSyncExternalStore(path.subscribe, path.read)
    const slot = useSyncExternalStore(picture.subscribe, picture.read)
    const shownEdits = held ?? latest
    const [tools, setTools] = useState<HTMLElement | null>(null)
    const [side, setSide] = useState<HTMLElement | null>(null)
    const ownDetails: OwnDetails = {
      details: shownDetails,
      read: details.read,
      typedAt: () => undefined,
      save: { state: 'saved' } as never,
      change: (part) => {
        const now = details.read()
        details.write({ ...now, ...(typeof part === 'function' ? part(now) : part) })
      },
      retry: () => {},
    }
    const own: OwnEdits = {
      edits: shownEdits,
      unseen: (id) => {
        const now = edits.read().words[id]?.text ?? ''
        return held && now !== (seen.get(id) ?? held.words[id]?.text ?? '') ? now : null
      },
      see: (id) => void seen.set(id, edits.read().words[id]?.text ?? ''),
      subscribe: edits.subscribe,
      isHeld: held !== null,
      hold: (isHeld) => {
        if (!isHeld) seen.clear()
        setHeld((now) => (isHeld ? (now ?? edits.read()) : null))
      },
      read: edits.read,
      change: (change) => {
        for (const [id, { text }] of Object.entries(change.words ?? {})) seen.set(id, text)
        edits.write(editsAfter(edits.read(), change))
      },
    }
    useRegionKeys(shown)
    const review = useReview(ownDetails)
    const visit = useHistory()
    // What the editor works out of them is expensive.
    const composed = useMemo(() => siteOf({ details: shownDetails }), [shownDetails])
    const content = useMemo(() => editSite(composed, shownEdits, 'with-blanks'), [composed, shownEdits])
    const html = useMemo(() => plainPage(content), [content])
    const tasks = useMemo(() => tasksOf(content), [content])
    const changes = { isLive: false, list: null, undoOf: () => undefined }
    return (
      <>
        <Page html={html} />
        <div ref={setTools} />
        <div ref={setSide} />
        <EditMode
          isOn={isOn}
          shown={shown}
          html={html}
          path={shownPath}
          pressed={pressed}
          heard={heard}
          content={content}
          composed={composed}
          changes={changes}
          style="warm"
          answers={THINKING}
          own={own}
          visit={visit}
          review={review}
          allTasks={allTasks}
          tasks={tasks}
          actions={ACTIONS}
          file={null}
          isCompact={isCompact}
          slot={tools}
          dock={isCompact ? tools : null}
          onHold={own.hold}
          onSheet={() => {}}
          onShowPhone={() => {}}
          onOpenChecklist={() => {}}
          slug={SLUG}
          picture={slot}
          side={side}
          onPicture={picture.write}
        />
      </>
    )
  }
  const shown = { page, frame }
  const pressed = { current: null }
  const heard = { current: null }
  const { unmount } = render(
    <MemoryRouter>
      <SignedInPerson value={PERSON as never}>
        <Editor />
      </SignedInPerson>
    </MemoryRouter>,
  )
  return {
    page,
    unmount,
    /** What is stored now, as text, so that states compare. */
    stored: () => {
      const { details: texts, ...rest } = details.read()
      // An empty text is one that was never typed.
      const given = Object.entries(texts).filter(([, text]) => (text?.length ?? 0) > 0)
      return JSON.stringify([Object.fromEntries(given), rest, edits.read()], inOrder)
    },
    /** The words of each line as the page shows them, and as the store has them. */
    saidOn: () => linesOn(page),
    saidIn: () => {
      const content = editSite(siteOf({ details: details.read() }), edits.read(), 'with-blanks')
      return linesOn(new DOMParser().parseFromString(plainPage(content), 'text/html'))
    },
    edits: edits.read,
    details: details.read,
    setMode: (isOn: boolean) => act(() => mode.write(isOn)),
    showPage: (next: string) => act(() => path.write(next)),
    openPicture: (slot: string) => act(() => picture.write(slot)),
    /** What another window has stored. */
    arrive: (next: Partial<SiteEdits>) => act(() => edits.write({ ...edits.read(), ...next })),
    /** The element of a line on the page. */
    line: (id: string) => {
      const line = page.querySelector<HTMLElement>(`body draft-line[data-line="${id}"]`)
      if (!line) throw new Error(`The page has no line ${id}.`)
      return line
    },
  }
}

// Without the styles, of which each line would be computed.
function plainPage(content: SiteContent): string {
  return renderSite(content, 'warm', SLUG, 'with-line-ids').replace(/<style>[\s\S]*?<\/style>/g, '')
}

// Gaps are lines for the editor alone. What is hidden is not said.
function linesOn(page: Document): string[] {
  return [...page.querySelectorAll<HTMLElement>('main draft-line')]
    .filter((line) => !line.closest('[data-gap]') && !line.closest('[hidden]'))
    .map((line) => `${line.dataset.line}: ${line.textContent}`)
}

export type OpenEditor = ReturnType<typeof openEditor>

const ACTIONS = {
  changeAnswer: () => {},
  askForFullDraft: () => {},
  openPicture: () => {},
  openHistory: () => {},
  download: () => {},
  isDownloading: false,
}
