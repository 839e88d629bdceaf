// The state and behaviour of a form, without its looks: the same for the card in the shadow root and for a form of the
// page.
import { canonicalEmail, isEmail } from '@foyer/shared/contact/email.ts'
import { withLikelyDomain } from '@foyer/shared/contact/likely-domain.ts'
import { isRetryable } from '@foyer/shared/leads/capture-error.ts'
import { postCapture } from '@foyer/shared/leads/client/post-capture.ts'
import { toJson } from '@foyer/shared/leads/client/to-json.ts'
import { CONSENT_TEXT_MAX_LENGTH, MIN_FILL_TIME_MS } from '@foyer/shared/leads/limits.ts'
import { FIELD_PREFIX } from '@foyer/shared/widget/form-fields.ts'
import type { WidgetEvent, WidgetSettings } from '@foyer/shared/widget/settings.ts'
import { buildCapture, createSubmissionId } from './build-capture.ts'
import { catchErrors, listen } from './catch-errors.ts'
import { handOff } from './hand-off.ts'
import { findField } from './page-property.ts'
import { signal } from './signal.ts'
import type { Visit } from './visit.ts'

/**
 * wrong: a problem with the email; tick: the box is not ticked; typo: a likely correction of the email; sending: the
 * request is running; unsent: the server did not answer, the queue retries; sent: the server accepted the capture.
 */
type MessageKind = 'wrong' | 'tick' | 'typo' | 'sending' | 'unsent' | 'sent'

/** The one message that the form shows. Without a kind there is none. */
type Message = {
  readonly kind?: MessageKind | undefined
  /** The sentence; for `typo` and `sent` the email. */
  readonly text?: string | undefined
  /** The address of the link to the next page. */
  readonly next?: string | undefined
}

export type LeadForm = ReturnType<typeof createLeadForm>

/** A capture that the server accepts later than this shows a link instead of redirecting the visitor. */
const HANDOFF_WITHIN_MS = 60_000
/** How long the server may take to repair an address. */
const REPAIR_TIMEOUT_MS = 8_000
/** Text that the server may be able to repair: it has two signs or more. `dana` and `dana@practice` have fewer. */
const REPAIRABLE = /\W.*\W/
/** Timers may fire up to 1 ms early, and some browsers round the time to 100 ms. */
const TIMER_TOLERANCE_MS = 100

/**
 * Creates the state and the behaviour of a form.
 *
 * @param ended removes the form's listeners
 * @param page the form of the page; without it, the form is in the box
 */
export function createLeadForm(
  settings: WidgetSettings,
  visit: Visit,
  ended: AbortSignal,
  page?: HTMLFormElement,
) {
  const { say, ref, mode, handoff, isConsentRequired } = settings
  const box = document.createElement('div')
  const message = signal<Message>({})
  /** The latest submission; the id is empty once the server has accepted or rejected it. */
  let currentId = ''
  /** The latest valid email that was submitted. */
  let currentEmail = ''

  /** Events bubble and are composed, so the page receives them. Their detail never contains the email. */
  const emit = (event: WidgetEvent, detail?: object) => {
    const target = page || box
    target.dispatchEvent(
      new CustomEvent(`foyer:${event}`, { bubbles: true, composed: true, detail: { ref, mode, ...detail } }),
    )
  }
  const find = (name: string) => findField(page || box.querySelector('form'), name)
  const show = (kind?: MessageKind, text?: string, next?: string) => {
    message.value = { kind, text, next }
    const field = find('email')
    if (!field) return
    if (kind === 'wrong') {
      field.setAttribute('aria-invalid', 'true')
      field.focus()
    } else field.removeAttribute('aria-invalid')
  }

  const submit = async () => {
    const { kind } = message.value
    // After a success the form is spent.
    if (kind === 'sending' || kind === 'sent') return
    const field = find('email')
    const email = canonicalEmail(field ? field.value : '')
    const meant = withLikelyDomain(email)
    const isRight = isEmail(email)
    if (!isRight) {
      if (isEmail(meant)) return show('typo', meant)
      if (!REPAIRABLE.test(email)) return show('wrong', say('invalid'))
    }
    const tick = find(`${FIELD_PREFIX}consent`) || box.querySelector<HTMLInputElement>('[type=checkbox]')
    const [label] = (tick ? tick.labels : null) || []
    const text = (label ? `${label.textContent}` : '').trim() || settings.consent
    const given = tick ? tick.checked : !isConsentRequired
    if (isConsentRequired && !given) {
      if (tick) tick.focus()
      return show('tick', say('tick'))
    }
    // Absolute, because a stored capture may be sent from another page.
    const api = new URL(settings.api || FOYER_CAPTURE_URL, box.baseURI).href
    if (!isRight) {
      show('sending', say('sending'))
      const asked = message.value
      // Refused, with the address that was meant: only the server has the rules of a repair.
      const { status, meant: repaired } = await postCapture(api, toJson({ email }), REPAIR_TIMEOUT_MS)
      // An earlier submission was answered in the meantime.
      if (message.value !== asked) return
      // The visitor has typed on.
      if (field && canonicalEmail(field.value) !== email) return show()
      if (repaired) return show('typo', repaired)
      // What the server accepts is right, although the page has broken our check.
      if (status !== 200) return show('wrong', say('invalid'))
    }
    // Suggested on submit, not on blur: a line that appears on blur would move the button away from the pointer.
    // Suggested once per email: submitting it again confirms it.
    const isRepeated = email === currentEmail
    currentEmail = email
    if (meant !== email && !isRepeated) return show('typo', meant)

    show('sending', say('sending'))
    if (kind === 'unsent' && isRepeated) return visit.queue.flush()
    // A corrected email replaces the unsent one.
    visit.queue.forget(currentId)
    const id = createSubmissionId()
    const at = Date.now()
    // Opened during the click: browsers block a tab that is opened after the server has answered.
    const tab = handoff === 'tab' ? open('', '_blank') : null
    currentId = id
    if (isConsentRequired) visit.consent(true)
    // The server marks faster submissions as those of programs. Fast typing and autofill are as fast, so the form waits
    // for the rest of that time.
    await new Promise((resolve) =>
      setTimeout(resolve, MIN_FILL_TIME_MS + TIMER_TOLERANCE_MS - performance.now()),
    )
    visit.queue.add(id, {
      api,
      at,
      body: buildCapture(settings, visit.getTouches(), {
        submission_id: id,
        email,
        'cf-turnstile-response': Object(find('cf-turnstile-response')).value || undefined,
        consent: text
          ? { text: text.slice(0, CONSENT_TEXT_MAX_LENGTH), given, at: new Date(at).toISOString() }
          : undefined,
      }),
      onResult: catchErrors(({ status, handoffUrl, code, message: sentence }, isStored) => {
        // A late response to a submission that the visitor has replaced.
        if (id !== currentId) return
        // The server's sentences are in English.
        const reason = settings.isEnglish && sentence
        if (status === 200) {
          currentId = ''
          // Only web addresses: never a javascript: link.
          const next = /^https?:\/\//.test(handoffUrl) ? handoffUrl : ''
          show('sent', email, next)
          visit.snooze(Number.MAX_VALUE)
          emit('captured', { submission_id: id })
          if (next && Date.now() - at < HANDOFF_WITHIN_MS) return handOff(handoff, next, tab)
        } else {
          if (isRetryable(status))
            show('unsent', `${reason || say('busy')} ${isStored ? '' : say('keep')} ${say('later')}`)
          else {
            currentId = ''
            show('wrong', reason || say('refused'))
          }
          emit('error', { code, status, submission_id: id })
        }
        if (tab) tab.close()
      }),
    })
  }

  /**
   * Lets the browser send the form. The same id, in case the widget's own request was stored: the server keeps one row of
   * both. It reads the source from the address of the page.
   */
  const sendByBrowser = () => {
    // A pinned tag without an address has a sentence in its place.
    const form = page || box.querySelector<HTMLFormElement>('form:not([action*=" "])')
    if (!form) return
    for (const [name, value] of Object.entries({ ref, page: location.href, submission_id: currentId })) {
      const field = document.createElement('input')
      form.append(Object.assign(field, { type: 'hidden', name: FIELD_PREFIX + name, value }))
    }
    // Not `page.submit()`: a field may have that name.
    HTMLFormElement.prototype.submit.call(form)
  }

  // Restores the form on back/forward cache return.
  listen(
    window,
    'pageshow',
    (event) => {
      if (event.persisted && message.value.kind === 'sent') show()
    },
    ended,
  )

  return {
    /** Holds what is rendered. */
    box,
    settings,
    message,
    emit,
    /** Clears a message about the fields when the visitor changes them. */
    edit() {
      const { kind } = message.value
      if (kind === 'wrong' || kind === 'tick' || kind === 'typo') show()
    },
    acceptSuggestion() {
      const field = find('email')
      if (!field) return
      field.value = `${message.value.text}`
      show()
      field.focus()
    },
    /** Submits the form instead of the browser. */
    submit: catchErrors(async (event: Event) => {
      event.preventDefault()
      try {
        await submit()
      } catch (error) {
        // Something of the page broke the widget, such as a global name that it has replaced.
        show('wrong', say('refused'))
        sendByBrowser()
        throw error
      }
    }),
  }
}
