import type { LeadForm } from '../lead-form.ts'

/** Moves the focus to an element as soon as it stands in the page, as its `ref`. */
export function focusElement(element: HTMLElement | null): void {
  element?.focus()
}

/** The sentence after success, with the email and the link to the next page. */
export function Done({ form }: { readonly form: LeadForm }) {
  const { kind, text, next } = form.message.value
  if (kind !== 'sent') return null
  return (
    <div class="done" role="status" tabindex={-1} ref={focusElement}>
      <p>{form.settings.say('success')}</p>
      <p class="text">{text}</p>
      {next && (
        <a class="main" href={next} target={top === window ? '_self' : '_blank'}>
          {form.settings.say('next')}
        </a>
      )}
    </div>
  )
}
