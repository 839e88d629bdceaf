import { createElement } from '../create-element.ts'
import type { LeadForm, Message } from '../lead-form.ts'
import { createFanlight } from './create-fanlight.ts'

/**
 * Creates the place of the message below the email field. Screen readers announce changes. After success it takes the place
 * of the form.
 */
export function createMessages(form: LeadForm): Element {
  const note = createElement('div', { id: 'note', role: 'status' })
  form.message.watch((message) => {
    note.className = message.kind || ''
    note.replaceChildren(...childrenFor(message, form))
    const title = note.querySelector('h2')
    if (title) title.focus()
  })
  return note
}

function childrenFor({ kind, text = '', next }: Message, form: LeadForm): readonly Element[] {
  const { say, ref } = form.settings
  const withEmail = (name: 'typo' | 'after') => say(name).replace('%', () => text)
  if (kind === 'typo')
    return [
      createElement(
        'button',
        { type: 'button', class: 'guess', click: form.acceptSuggestion },
        withEmail('typo'),
      ),
    ]
  if (kind === 'sent') {
    const target = top === window ? '_self' : '_blank'
    const onward = next
      ? [
          createElement('p', { class: 'text' }, withEmail('after')),
          createElement('a', { class: 'main', href: next, target }, say('next')),
        ]
      : []
    const title = createElement('h2', { tabindex: -1 }, say('success'))
    return [createElement('div', { class: 'done' }, createFanlight(), title, ...onward)]
  }
  if (!kind) return []
  const lead = kind === 'unsent' && FOYER_LEAD_URL
  const link =
    lead &&
    createElement(
      'a',
      { href: `${lead}?ref=${encodeURIComponent(ref)}`, target: '_blank', rel: 'noopener' },
      say('onward'),
    )
  return [createElement('p', { class: kind }, text, link && ' ', link)]
}
