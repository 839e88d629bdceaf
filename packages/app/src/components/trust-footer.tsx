import clsx from 'clsx'
import { outsideLinks } from '../config/links.ts'
import { OutsideLink } from './ui/outside-link.tsx'

/** Who stands behind the public pages, and what happens with data. */
export function TrustFooter({ className }: { readonly className?: string }) {
  const { companyName, companyAddress, privacy, terms, support, supportEmail } = outsideLinks()
  return (
    <footer className={clsx('text-[.875rem] leading-[1.5] text-muted', className)}>
      <p className="font-semibold text-text">We never ask for patient data.</p>
      <address className="not-italic wrap-anywhere">
        {[companyName, companyAddress].filter(Boolean).join(', ')}
      </address>
      <ul className="-ml-1 flex flex-wrap gap-x-3">
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

// Tall enough for a finger.
const LINK = 'text-link inline-flex min-h-11 items-center px-1'
