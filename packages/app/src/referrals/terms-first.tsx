import { Link } from 'react-router-dom'
import { Button } from '../components/ui/button.tsx'
import { Card } from '../components/ui/card.tsx'
import { PATHS } from '../config/paths.ts'

/** Stands in the place of the link until the terms of today are accepted. */
export function TermsFirst({ hasAccepted }: { readonly hasAccepted: boolean }) {
  return (
    <Card title={hasAccepted ? 'The rules have changed' : 'First, the rules'}>
      <p className="mt-2 max-w-[40rem] text-sm text-muted">
        {hasAccepted
          ? 'Please read the new version. Your link works on, and what you have sent already keeps its rules.'
          : 'Nine rules, two minutes. Then the link is yours.'}
      </p>
      <Button asChild className="mt-4">
        <Link to={PATHS.partnerTerms}>Read the rules</Link>
      </Button>
    </Card>
  )
}
