import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'

/** A link within a sentence. */
export function TextLink(link: Omit<ComponentProps<typeof Link>, 'className'>) {
  return <Link {...link} className="text-link" />
}

/** A button within a sentence, which looks like a link. */
export function TextButton(button: Omit<ComponentProps<'button'>, 'className'>) {
  return <button type="button" {...button} className="text-link" />
}
