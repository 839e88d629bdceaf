import type { LeadForm } from '../lead-form.ts'

/** The link to the next page, once the server has named it. */
export function NextLink({ form }: { readonly form: LeadForm }) {
  const { next } = form.message.value
  if (!next) return null
  return (
    <a class="main" href={next} target={top === window ? '_self' : '_blank'}>
      {form.settings.say('next')}
    </a>
  )
}
