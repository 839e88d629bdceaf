import { outsideLinks } from '../../config/links.ts'

/** Where to ask a person. */
export function SupportLine() {
  const { support, supportEmail } = outsideLinks()
  return (
    <p className="mt-5 text-sm text-muted">
      Questions? Write to{' '}
      <a href={support} className="text-link">
        {supportEmail}
      </a>
      . A person answers.
    </p>
  )
}
