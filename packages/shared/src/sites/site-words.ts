// What each place says of a site, from its state alone.
import { changesText, type SiteState, troubleText } from './site-state.ts'

/** A state in bold, and what follows from it. */
type BarWords = { readonly state: string; readonly rest: string; readonly short: string }

/** The words of one site, by place. A missing text is not said there. */
export type SiteWords = {
  /** The title of its card; `null`: the name of the practice. */
  readonly card: string | null
  /** The bar of the viewer. */
  readonly bar: BarWords | null
  /** Over the newest page, once the site was published: what visitors see instead; empty before. */
  readonly newest: string
  /** What is left in the list that comes first: '2 to show it'; empty when nothing is, or while it is not known. */
  readonly left: string
  /** The title of the list of what is left. */
  readonly listTitle: string
  readonly listNote: string
  /** The button below the viewer on phones. */
  readonly dock: string | null
  readonly ready: { readonly title: string; readonly sentence: string; readonly waits: string }
  readonly settings: string
  readonly help: string
  readonly share: { readonly label: string; readonly note: string; readonly isOff: boolean } | null
  /** Where somebody who is signed in already goes on, and what waits there. */
  readonly onward: { readonly label: string; readonly note: string }
}

/** Where a partner without a practice goes on. */
export const OPEN_PARTNER_PAGE = 'Open your partner page'

/** Says in every place where a site stands. */
export function siteWords(site: SiteState, firstName = ''): SiteWords {
  const left = leftText(site)
  const isListed = site.facts.published !== null || site.state === 'draft'
  const listTitle = site.facts.published ? 'After launch' : 'Before launch'
  return {
    card: cardTitle(site),
    bar: barWords(site),
    newest: newestText(site),
    left,
    listTitle,
    listNote: listNote(site),
    dock: isListed ? `${listTitle}${left && `: ${left}`}` : null,
    ready: readyWords(site, firstName),
    settings: settingsText(site),
    help: helpText(site),
    share: shareWords(site),
    onward: onwardWords(site),
  }
}

/** Every count that is not 0, in words: '2 to show it, 13 to confirm'; empty when nothing is left or known. */
export function countsText({ toShow, toConfirm, worthAdding, facts }: SiteState): string {
  const isPublished = facts.published !== null
  return [
    toShow ? `${toShow} to show it` : '',
    toConfirm ? `${toConfirm} to confirm` : '',
    worthAdding && (isPublished || (!toShow && !toConfirm)) ? `${worthAdding} worth adding` : '',
  ]
    .filter(Boolean)
    .join(', ')
}

// The list that comes first; the others wait for it.
function leftText(site: SiteState): string {
  return countsText(site).split(', ')[0] ?? ''
}

function cardTitle({ state, facts: { published, stage } }: SiteState): string | null {
  if (published) return published.address
  if (state === 'none' && stage.kind === 'unfinished')
    return `Your website starts with ${stage.total} questions`
  return null
}

function barWords({ state, short, changes, facts: { isShared } }: SiteState): BarWords | null {
  switch (state) {
    case 'draft':
      return {
        state: 'Draft',
        rest: isShared ? 'Seen by people with the private address' : 'Only you see it',
        short,
      }
    case 'live':
      return { state: 'Live', rest: changes === null ? '' : 'Visitors see this page', short }
    case 'live-with-changes':
      return { state: 'Live', rest: `${changesText(changes ?? 0)} only you see`, short }
    case 'offline':
      return { state: 'Offline', rest: 'Visitors see a closed door', short }
    default:
      return null
  }
}

function newestText({ state, facts: { published } }: SiteState): string {
  if (!published) return ''
  if (state === 'offline') return 'Your newest words. Visitors read that the site is closed.'
  return `Your newest words. Visitors see the page of ${published.published.moment}.`
}

function listNote(site: SiteState): string {
  const counts = countsText(site)
  switch (site.state) {
    case 'draft':
      return counts && `${counts}.`
    case 'live':
    case 'live-with-changes':
      return 'Your site is live. Nothing here has to be done.'
    default:
      return ''
  }
}

function readyWords(site: SiteState, firstName: string): SiteWords['ready'] {
  const { published } = site.facts
  if (!published) return { title: 'Your draft is ready', sentence: site.sentence, waits: '' }
  const changes = site.state === 'live-with-changes' ? (site.changes ?? 0) : 0
  return {
    title: firstName ? `Welcome back, ${firstName}` : 'Welcome back',
    sentence:
      published.state === 'live'
        ? `${published.address} is open to everybody.`
        : `${published.address} is closed to visitors.`,
    waits:
      changes === 0
        ? ''
        : `${changesText(changes)} ${changes === 1 ? 'waits, and only you see it' : 'wait, and only you see them'}.`,
  }
}

function settingsText(site: SiteState): string {
  const { published, isShared, stage } = site.facts
  switch (site.state) {
    case 'none':
      return 'Not begun'
    case 'building':
      return stage.kind === 'failed' ? 'Not built' : 'Being drawn'
    case 'draft':
      return isShared ? 'Draft, seen by people with the private address' : 'Draft, only you see it'
    case 'live':
    case 'live-with-changes': {
      const waits =
        site.state === 'live-with-changes' ? `. ${changesText(site.changes ?? 0)} only you see` : ''
      const domain = site.domain ? `. Domain: ${troubleText(site.domain)}` : ''
      return `Live at ${published?.address}${waits}${domain}`
    }
    case 'offline':
      return published?.since ? `Offline since ${published.since.day}` : 'Offline'
    case 'no-practice':
      return 'No website'
  }
}

function helpText(site: SiteState): string {
  const { stage } = site.facts
  if (site.domain) return 'Your domain needs a change.'
  switch (site.state) {
    case 'none':
      return stage.kind === 'unfinished' ? `You are at question ${stage.question}.` : site.sentence
    case 'building':
      return stage.kind === 'failed' ? site.sentence : 'Your draft is being drawn.'
    case 'draft':
      return stage.kind === 'ready' && stage.is === 'draft'
        ? 'Your site is a draft. Press Publish when others may see it.'
        : 'Your site is a draft.'
    case 'live':
      return 'Your site is live. What you type now waits for Publish.'
    case 'live-with-changes':
      return `${changesText(site.changes ?? 0)} ${site.changes === 1 ? 'waits' : 'wait'} for Publish.`
    case 'offline':
      return 'Your site is offline. Publish opens it again.'
    case 'no-practice':
      return 'You have no website here.'
  }
}

function shareWords(site: SiteState): SiteWords['share'] {
  const { published } = site.facts
  switch (site.state) {
    case 'draft':
      return { label: 'Share privately', note: '', isOff: false }
    case 'live':
    case 'live-with-changes':
      return {
        label: site.domain && published?.isOurs ? 'Copy the Foyer address' : 'Copy the address',
        note: site.state === 'live' ? '' : `Visitors see the page of ${published?.published.day}.`,
        isOff: false,
      }
    case 'offline':
      return { label: 'Copy the address', note: 'Your website is offline. Publish it first.', isOff: true }
    default:
      return null
  }
}

function onwardWords(site: SiteState): SiteWords['onward'] {
  const { stage } = site.facts
  const opens = (label: string, note = '') => ({ label, note })
  switch (site.state) {
    case 'none':
      return opens(stage.kind === 'unfinished' ? `Go on at question ${stage.question}` : 'Go on')
    case 'building':
      return opens('See how far')
    case 'draft':
      return opens('Open your draft')
    case 'live':
      return opens('Open your website')
    case 'live-with-changes': {
      const waiting = site.changes ?? 0
      return opens('Open your website', `${changesText(waiting)} ${waiting === 1 ? 'waits' : 'wait'}.`)
    }
    case 'offline':
      return opens('Open your website', 'It is offline.')
    case 'no-practice':
      return opens(OPEN_PARTNER_PAGE)
  }
}
