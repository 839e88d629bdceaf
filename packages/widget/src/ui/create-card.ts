import { createElement } from '../create-element.ts'
import type { LeadForm } from '../lead-form.ts'
import { createConsent } from './create-consent.ts'
import { createMessages } from './create-messages.ts'

/**
 * Creates the form with its texts. After success a sentence stands in their place, in a card that keeps at least its height,
 * so that the page does not shift.
 */
export function createCard(form: LeadForm): Element {
  const { message, settings, submit, edit } = form
  const { say, api } = settings
  const card = createElement('div', { dir: 'auto' })
  const field = createElement('input', {
    id: 'email',
    name: 'email',
    type: 'email',
    autocomplete: 'email',
    enterkeyhint: 'send',
    required: '',
    placeholder: say('placeholder'),
    'aria-describedby': 'note',
  })
  const button = createElement(
    'button',
    { type: 'submit', class: 'main', click: submit },
    createElement('span', {}, say('button')),
    createElement('span', {}, say('sending')),
  )
  message.watch(({ kind = '' }) => {
    // Read before it changes.
    card.style.minHeight = kind === 'sent' ? `${card.getBoundingClientRect().height}px` : ''
    card.className = `card ${kind}`
    field.readOnly = kind === 'sending'
    button.setAttribute('aria-disabled', `${field.readOnly}`)
  })
  card.append(
    createElement('p', { id: 'title' }, say('title')),
    createElement('p', { class: 'text' }, say('text')),
    createElement(
      'form',
      // Where the page has broken the widget, the browser sends it.
      { novalidate: '', method: 'post', action: api || FOYER_CAPTURE_URL, input: edit, submit },
      createElement('label', { for: 'email' }, say('label')),
      field,
      button,
      createMessages(form),
      createConsent(settings),
    ),
    createElement(
      'p',
      { class: 'fine foot' },
      createElement(
        'span',
        {},
        `${say('note')} `,
        createElement('a', { href: FOYER_PRIVACY_URL, target: '_blank', rel: 'noopener' }, say('privacy')),
      ),
      createElement('b', {}, 'Foyer'),
    ),
  )
  return card
}
