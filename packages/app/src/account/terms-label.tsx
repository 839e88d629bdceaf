import { OutsideLink } from '../components/ui/outside-link.tsx'
import { outsideLinks } from '../config/links.ts'

/** The label of the consent checkbox, with links to both documents. */
export function TermsLabel() {
  const links = outsideLinks()
  return (
    <>
      I agree to the <OutsideLink href={links.terms}>Terms of Service</OutsideLink> and{' '}
      <OutsideLink href={links.privacy}>Privacy Policy</OutsideLink>
    </>
  )
}
