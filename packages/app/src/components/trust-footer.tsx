import clsx from 'clsx'
import { outsideLinks } from '../config/links.ts'
import { OutsideLink } from './ui/outside-link.tsx'

/** The footer of the public pages: the company, and how data is handled. */
export function TrustFooter({ className }: { readonly className?: string }) {
  const { companyName, companyAddress, privacy, terms, support, supportEmail } = outsideLinks()
  return (
    <footer className={clsx('text-[.875rem] leading-[1.5] text-muted', className)}>
      <p className="font-semibold text-text">We never ask for patient data.</p>
      <ul className="flex flex-wrap items-center gap-x-3">
        <li className="basis-full py-1 wrap-anywhere sm:basis-auto sm:pr-2">
          {[companyName, companyAddress].filter(Boolean).join(', ')}
        </li>
        <li>
          <OutsideLink href={privacy} className={LINK}>
            Privacy
          </OutsideLink>
        </li>
        <li>
          <OutsideLink href={terms} className={LINK}>
            Terms
          </OutsideLink>
        </li>
        <li>
          <a href={support} className={clsx(LINK, 'wrap-anywhere')}>
            {supportEmail}
          </a>
        </li>
      </ul>
    </footer>
  )
}

// Tall enough to tap.
const LINK = 'text-link inline-flex min-h-11 min-w-11 items-center'
