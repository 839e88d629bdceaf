// What a form of ours knows and does, without a word about how it looks: the same for the card in the shadow root and
// for a form that the page brought.
import { emailProblem } from '@foyer/shared/contact/email.ts'
import { suggestEmail } from '@foyer/shared/contact/suggest-email.ts'
import { isRetryable } from '@foyer/shared/leads/capture-error.ts'
import { MIN_FILL_TIME_MS } from '@foyer/shared/leads/limits.ts'
import { signal } from '@preact/signals-core'
import { guarded } from './boundary.ts'
import { buildCapture } from './build-capture.ts'
import type { Emit } from './create-emit.ts'
import { createSubmissionId } from './create-submission-id.ts'
import { findField } from './find-field.ts'
import { handOff, openTab } from './hand-off.ts'
import { listen } from './listen.ts'
import type { WidgetConfig } from './script-config.ts'
import type { SubmitResult } from './submit-lead.ts'
import type { Visit } from './visit.ts'

type MessageKind = 'wrong' | 'box' | 'meant' | 'busy' | 'kept' | 'done'

/** What there is to say, one thing at a time. */
export type Message = {
  /**
   * wrong: about the email; box: about the consent; meant: the address that was probably meant; busy: on its way;
   * kept: not with the server yet, and sent again without the visitor; done: with the server.
   */
  readonly kind?: MessageKind
  readonly text?: string
  /** Where the visitor goes on. */
  readonly next?: string
}

export type LeadForm = ReturnType<typeof createLeadForm>

export type LeadFormOptions = {
  readonly config: WidgetConfig
  readonly visit: Visit
  readonly emit: Emit
  /** The capture endpoint. */
  readonly api: string
  readonly readForm: () => HTMLFormElement | null | undefined
  /** Moves the focus to what to do next, when the field that had it is gone. */
  readonly focusNext?: () => void
  /** Ends what the form listens to. */
  readonly signal: AbortSignal
}

/** After this, a visitor who is back online is not carried off: a link says where it goes on. */
const HANDOFF_WITHIN_MS = 60_000
/** Timers count in whole milliseconds and run up to one early, and some browsers tell the time in steps of 100. */
const EARLY_MS = 100

export function createLeadForm({
  config,
  visit,
  emit,
  api,
  readForm,
  focusNext,
  signal: ended,
}: LeadFormOptions) {
  const message = signal<Message>({})
  const isAgreed = signal(false)
  /** The capture that has no answer yet. */
  let current = { id: '', email: '' }
  let asked = ''

  const find = (name: string) => findField(readForm(), name)
  const readField = (name: string) => find(name)?.value.trim() ?? ''
  const say = (kind: MessageKind, text: string, next = '') => {
    message.value = { kind, text, next }
  }
  const reject = (text: string) => {
    say('wrong', text)
    find('email')?.focus()
  }

  const readConsent = () => {
    const box = find('consent')
    const text = box?.labels?.[0]?.textContent?.trim() || config.consent
    return text ? { text, given: box?.checked ?? (!config.isConsentRequired || isAgreed.peek()) } : undefined
  }

  const settle = (
    id: string,
    at: number,
    tab: Window | null,
    { status, handoffUrl, code, message: sentence }: SubmitResult,
    isKept: boolean,
  ) => {
    if (id !== current.id) return
    if (status === 200) {
      current = { id: '', email: '' }
      // A link must never become a script.
      const next = /^https?:\/\//.test(handoffUrl) ? handoffUrl : ''
      say('done', config.success, next)
      focusNext?.()
      emit('captured', { submission_id: id })
      if (next && Date.now() - at < HANDOFF_WITHIN_MS) return handOff(config.handoff, next, tab)
    } else if (isRetryable(status)) {
      const cause = sentence || (navigator.onLine ? 'Our server does not answer.' : 'You are offline.')
      const promise = isKept ? 'Your email is saved on this device' : 'Keep this page open'
      say('kept', `${cause} ${promise}: it will be sent when the connection is back.`)
    } else {
      current = { id: '', email: '' }
      reject(sentence || 'We could not take this. Try again later.')
    }
    tab?.close()
    if (status !== 200) emit('error', { code, status, submission_id: id })
  }

  const submit = async () => {
    const { kind } = message.peek()
    if (kind === 'busy') return
    const email = readField('email')
    const problem = emailProblem(email)
    if (problem) return reject(problem)
    const consent = readConsent()
    if (config.isConsentRequired && !consent?.given) return say('box', 'Tick the box to go on.')
    // Asked when the button is pressed, not when the field is left: a line that appears under the pointer would move
    // the button away from it. And asked once: who presses the button again means what they typed.
    const meant = asked !== email && suggestEmail(email)
    asked = email
    if (meant) return say('meant', meant)

    say('busy', 'Sending…')
    if (kind === 'kept' && email === current.email) return visit.queue.flush()
    // Somebody who corrects the address after a failure means the new one alone.
    visit.queue.forget(current.id)
    const id = createSubmissionId()
    const at = Date.now()
    const tab = openTab(config.handoff)
    current = { id, email }
    if (config.isConsentRequired) visit.consent(true)
    // The server takes a form that is filled in faster than this for the work of a program and drops it without a
    // word. Autofill and a quick hand can be as fast: they wait for the rest of that time.
    await new Promise((resolve) => setTimeout(resolve, MIN_FILL_TIME_MS + EARLY_MS - performance.now()))
    visit.queue.add(id, {
      // With its origin: what is kept may be sent from another page.
      api: Object.assign(document.createElement('a'), { href: api }).href,
      at,
      body: buildCapture(config, visit.touches, { id, email, consent, readField }),
      onResult: (result, isKept) => settle(id, at, tab, result, isKept),
    })
  }

  // A browser may keep the page as it was left: who comes back to it finds the form as a reload would show it.
  listen(
    window,
    'pageshow',
    (event) => {
      if (Reflect.get(event, 'persisted') && message.peek().kind === 'done') message.value = {}
    },
    ended,
  )

  return {
    config,
    message,
    isAgreed,
    /** The visitor changed something: what was wrong with it no longer is. */
    edit() {
      if (/wrong|meant|box/.test(message.peek().kind ?? '')) message.value = {}
    },
    acceptSuggestion() {
      const field = find('email')
      if (field) field.value = message.peek().text ?? ''
      message.value = {}
      field?.focus()
    },
    /** Takes the place of the browser's own way to send the form. */
    submit: guarded((event: Event) => {
      event.preventDefault()
      return submit()
    }),
  }
}
