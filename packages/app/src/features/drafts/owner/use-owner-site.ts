import type { SiteDetails } from '@foyer/shared/api/site-details.ts'
import type { SiteEdits } from '@foyer/shared/api/site-edits.ts'
import type { Answers } from '@foyer/shared/onboarding/answers/answers.ts'
import { DESIGN_STYLE_IDS, type DesignStyleId } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { Account } from '../../../account/api/account.ts'
import { whenIdle } from '../../../lib/when-idle.ts'
import { useSignedInPerson } from '../../../session/signed-in-person.ts'
import type { Entered } from '../../../site/entered.ts'
import {
  composeSite,
  editSite,
  isPlaceLoaded,
  isSiteLoaded,
  loadSite,
  renderSite,
  sitePlace,
} from '../../../site/render-site.ts'
import { type SiteContent, type SiteTask, tasksOf } from '../../../site/review-site.ts'
import { siteProfile } from '../../../site/site-profile.ts'
import { useShownPage } from '../use-shown-page.ts'

/** The owner's site as it is now. */
export type OwnerSite = {
  readonly content: SiteContent
  /** The same as the page shows it: while it is edited, with what belongs into empty fields. */
  readonly shown: SiteContent
  /** The same without what the owner has changed on the page. */
  readonly composed: SiteContent
  /** The same without anything that was added to the answers. */
  readonly original: SiteContent
  /** Makes the page of something else that is entered. */
  readonly compose: (entered: Entered) => SiteContent
  /** The look of the site, and the one that is shown: it may only be tried. */
  readonly ownStyle: DesignStyleId
  readonly style: DesignStyleId
  /** The page, each line with its id; `null` until the renderer is loaded. */
  readonly html: string | null
  /** Of the page that is shown, as the links of the site name it. */
  readonly path: string
  /** Shows another page of the site, by its path. */
  readonly showPage: (path: string) => void
  /** The styles whose code is loaded. */
  readonly loadedStyles: readonly DesignStyleId[]
  /** Whether all of its words are known. */
  readonly isComplete: boolean
  /** Everything to do before a launch, done or not. */
  readonly allTasks: readonly SiteTask[]
  /** What is left of it. */
  readonly tasks: readonly SiteTask[]
}

type OwnerSiteFacts = {
  /** Of the draft. */
  readonly slug: string
  readonly answers: Answers
  readonly account: Account
  readonly details: SiteDetails
  readonly edits: SiteEdits
  /** The style of the newest version. */
  readonly savedStyle: DesignStyleId
  /** The look that is only tried. */
  readonly tried: DesignStyleId | null
  readonly isEditing: boolean
}

/** Renders the owner's site from the answers and everything that was added to them. */
export function useOwnerSite(facts: OwnerSiteFacts): OwnerSite {
  const { slug, answers, account, details, edits, savedStyle, tried, isEditing } = facts
  const person = useSignedInPerson()
  const profile = useMemo(() => siteProfile(person.id, account), [person.id, account])
  const place = sitePlace(answers)
  const composed = useMemo(
    () => composeSite({ answers, profile, place, added: details }),
    [answers, profile, place, details],
  )
  const content = useMemo(() => editSite(composed, edits), [composed, edits])
  const hasItems = isEditing && Object.keys(edits.added).length > 0
  const shown = useMemo(
    () => (hasItems ? editSite(composed, edits, 'with-blanks') : content),
    [hasItems, composed, edits, content],
  )
  const original = useMemo(() => composeSite({ answers, profile, place }), [answers, profile, place])
  const allTasks = useMemo(() => tasksOf(original), [original])
  const tasks = useMemo(() => tasksOf(content), [content])
  const ownStyle = content.style ?? savedStyle
  const style = tried ?? ownStyle
  const loadedStyles = useSiteCode(content, style)
  const { path, showPage } = useShownPage()
  const composeAdded = useMemo(
    () => rememberLast((added: SiteDetails) => composeSite({ answers, profile, place, added })),
    [answers, profile, place],
  )
  const compose = useCallback(
    ({ added, edits: edited }: Entered) => editSite(composeAdded(added), edited),
    [composeAdded],
  )
  const isLoaded = loadedStyles.includes(style)
  const html = useMemo(
    () => (isLoaded ? renderSite(shown, style, slug, 'with-line-ids', path) : null),
    [isLoaded, shown, style, slug, path],
  )
  // Without the city of the office, the words are others for a moment.
  const isComplete = isPlaceLoaded(answers)
  return {
    content,
    shown,
    composed,
    original,
    compose,
    ownStyle,
    style,
    html,
    path,
    showPage,
    loadedStyles,
    isComplete,
    allTasks,
    tasks,
  }
}

// Most ways back differ in words and items alone, and not in what is composed from the answers.
function rememberLast(make: (added: SiteDetails) => SiteContent): (added: SiteDetails) => SiteContent {
  let last: { readonly text: string; readonly made: SiteContent } | null = null
  return (added) => {
    const text = JSON.stringify(added)
    if (last?.text !== text) last = { text, made: make(added) }
    return last.made
  }
}

// Loads the renderer of the style that is shown, and of the others when the browser is idle.
function useSiteCode(content: SiteContent, style: DesignStyleId): readonly DesignStyleId[] {
  const [, setLoads] = useState(0)
  const loaded = DESIGN_STYLE_IDS.filter((id) => isSiteLoaded(content, id))
  const isComplete = loaded.length === DESIGN_STYLE_IDS.length
  useEffect(() => {
    if (isComplete) return
    let isMounted = true
    const load = async (wanted: DesignStyleId) => {
      if (isSiteLoaded(content, wanted)) return
      await loadSite(content, wanted)
      if (isMounted) setLoads((loads) => loads + 1)
    }
    const loadAll = async () => {
      await load(style)
      for (const other of DESIGN_STYLE_IDS) {
        await whenIdle()
        if (isMounted) await load(other)
      }
    }
    loadAll().catch((error: unknown) => console.warn('The styles could not be loaded:', error))
    return () => {
      isMounted = false
    }
  }, [content, style, isComplete])
  return loaded
}
