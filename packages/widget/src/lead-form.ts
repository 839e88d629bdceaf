// The state and behaviour of a form, without its looks: the same for the card in the shadow root and for a form of the
// page.
import { emailProblem } from '@foyer/shared/contact/email.ts'
import { suggestEmail } from '@foyer/shared/contact/suggest-email.ts'
import { isRetryable } from '@foyer/shared/leads/capture-error.ts'
import { MIN_FILL_TIME_MS } from '@foyer/shared/leads/limits.ts'
import { signal } from '@preact/signals-core'
import { buildCapture, createSubmissionId } from './build-capture.ts'
import { catchErrors, listen } from './catch-errors.ts'
import { handOff, openTab } from './hand-off.ts'
import type { WidgetConfig } from './script-config.ts'
import type { SubmitResult } from './submit-lead.ts'
import type { Visit } from './visit.ts'

/**
 * wrong: a problem with the email; consent: the box is not ticked; typo: a likely correction of the email;
 * sending: the request is running; unsent: the server did not answer, the queue retries;
 * sent: the server accepted the capture.
 */
type MessageKind = 'wrong' | 'consent' | 'typo' | 'sending' | 'unsent' | 'sent'

/** The one message that the form shows. Without a kind there is none. */
export type Message = {
  readonly kind?: MessageKind
  readonly text?: string
  /** The address of the link to the next page. */
  readonly next?: string
}

export type LeadForm = ReturnType<typeof createLeadForm>

export type LeadFormOptions = {
  readonly config: WidgetConfig
  readonly visit: Visit
  /** The element that dispatches the events `foyer:*`. */
  readonly eventTarget: EventTarget
  /** The capture endpoint. */
  readonly api: string
  readonly readForm: () => HTMLFormElement | null | undefined
  /** Moves the focus after success, when the focused field is gone. */
  readonly focusNext?: () => void
  /** Removes the form's listeners. */
  readonly signal: AbortSignal
}

/** A capture that the server accepts later than this shows a link instead of redirecting the visitor. */
const HANDOFF_WITHIN_MS = 60_000
/** Timers may fire up to 1 ms early, and some browsers round the time to 100 ms. */
const TIMER_TOLERANCE_MS = 100

/** Returns the field of a form with this name. With the attribute `form`, a field may be outside of its form. */
export function findField(
  form: HTMLFormElement | null | undefined,
  name: string,
): HTMLInputElement | undefined {
  return [...(form?.elements ?? [])].find(
    (field): field is HTMLInputElement => field.getAttribute('name') === name,
  )
}

export function createLeadForm({
  config,
  visit,
  eventTarget,
  api,
  readForm,
  focusNext,
  signal: ended,
}: LeadFormOptions) {
  const message = signal<Message>({})
  const isAgreed = signal(false)
  /** The latest submission; the id is empty once the server has accepted or rejected it. */
  let currentId = ''
  let currentEmail = ''
  let checkedEmail = ''

  /** Events bubble and are composed, so the page receives them. Their detail never contains the email. */
  const emit = (
    event: 'open' | 'close' | 'captured' | 'error',
    detail?: Readonly<Record<string, unknown>>,
  ) => {
    const { ref, mode } = config
    eventTarget.dispatchEvent(
      new CustomEvent(`foyer:${event}`, { bubbles: true, composed: true, detail: { ref, mode, ...detail } }),
    )
  }
  const find = (name: string) => findField(readForm(), name)
  const readField = (name: string) => find(name)?.value.trim() ?? ''
  const show = (kind: MessageKind, text: string, next = '') => {
    message.value = { kind, text, next }
  }
  const reject = (text: string) => {
    show('wrong', text)
    find('email')?.focus()
  }

  const readConsent = () => {
    const box = find('consent')
    const text = box?.labels?.[0]?.textContent?.trim() || config.consent
    return text ? { text, given: box?.checked ?? (!config.isConsentRequired || isAgreed.peek()) } : undefined
  }

  const showResult = (
    id: string,
    at: number,
    tab: Window | null,
    { status, handoffUrl, code, message: sentence }: SubmitResult,
    isStored: boolean,
  ) => {
    // A late response to a submission that the visitor has replaced.
    if (id !== currentId) return
    if (status === 200) {
      currentId = ''
      // Only web addresses: never a javascript: link.
      const next = /^https?:\/\//.test(handoffUrl) ? handoffUrl : ''
      show('sent', config.success, next)
      focusNext?.()
      emit('captured', { submission_id: id })
      if (next && Date.now() - at < HANDOFF_WITHIN_MS) return handOff(config.handoff, next, tab)
    } else if (isRetryable(status)) {
      const cause = sentence || (navigator.onLine ? 'Our server does not answer.' : 'You are offline.')
      const promise = isStored ? 'Your email is saved on this device' : 'Keep this page open'
      show('unsent', `${cause} ${promise}: it will be sent when the connection is back.`)
    } else {
      currentId = ''
      reject(sentence || 'We could not take this. Try again later.')
    }
    tab?.close()
    if (status !== 200) emit('error', { code, status, submission_id: id })
  }

  const submit = async () => {
    const { kind } = message.peek()
    if (kind === 'sending') return
    const email = readField('email')
    const problem = emailProblem(email)
    if (problem) return reject(problem)
    const consent = readConsent()
    if (config.isConsentRequired && !consent?.given) return show('consent', 'Tick the box to go on.')
    // Suggested on submit, not on blur: a line that appears on blur would move the button away from the pointer.
    // Suggested once per email: submitting it again confirms it.
    const suggestion = checkedEmail !== email && suggestEmail(email)
    checkedEmail = email
    if (suggestion) return show('typo', suggestion)

    show('sending', 'Sending…')
    if (kind === 'unsent' && email === currentEmail) return visit.queue.flush()
    // A corrected email replaces the unsent one.
    visit.queue.forget(currentId)
    const id = createSubmissionId()
    const at = Date.now()
    const tab = openTab(config.handoff)
    currentId = id
    currentEmail = email
    if (config.isConsentRequired) visit.consent(true)
    // The server treats faster submissions as bots and silently drops them. Fast typing and autofill are as fast, so
    // the form waits for the rest of that time.
    await new Promise((resolve) =>
      setTimeout(resolve, MIN_FILL_TIME_MS + TIMER_TOLERANCE_MS - performance.now()),
    )
    visit.queue.add(id, {
      // Absolute, because a stored capture may be sent from another page.
      api: Object.assign(document.createElement('a'), { href: api }).href,
      at,
      body: buildCapture(config, visit.touches, { id, email, consent, readField }),
      onResult: (result, isStored) => showResult(id, at, tab, result, isStored),
    })
  }

  // Restores the form on back/forward cache return.
  listen(
    window,
    'pageshow',
    (event) => {
      if (Reflect.get(event, 'persisted') && message.peek().kind === 'sent') message.value = {}
    },
    ended,
  )

  return {
    config,
    message,
    isAgreed,
    emit,
    /** Clears a message about the fields when the visitor changes them. */
    edit() {
      if (/wrong|typo|consent/.test(message.peek().kind ?? '')) message.value = {}
    },
    acceptSuggestion() {
      const field = find('email')
      if (field) field.value = message.peek().text ?? ''
      message.value = {}
      field?.focus()
    },
    /** Submits the form instead of the browser. */
    submit: catchErrors((event: Event) => {
      event.preventDefault()
      return submit()
    }),
  }
}
