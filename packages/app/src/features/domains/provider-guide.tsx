import type { DnsProvider, Domain } from '@foyer/shared/api/domains.ts'
import { ChevronDown } from 'lucide-react'
import { Card } from '../../components/ui/card.tsx'

/** Where the lines are added: the company that the name servers tell of is open, the others below it. */
export function ProviderGuide({ domain }: { readonly domain: Domain }) {
  const known = domain.findings?.provider ?? null
  const servers = domain.findings?.name_servers ?? []
  const guides = GUIDES.filter(({ isListed, id }) => isListed || id === known)
  return (
    <Card title="Where to add them">
      <p className="mt-1 text-sm text-muted wrap-anywhere">
        {known ? (
          <>
            Your domain seems to be managed at{' '}
            <b className="font-[650] text-text">{GUIDES.find(({ id }) => id === known)?.name}</b>.
          </>
        ) : (
          <>
            At the company that manages your domain, mostly where you bought it.
            <span>{servers.length > 0 && ` Its name servers are ${servers.join(', ')}.`}</span>
          </>
        )}
      </p>
      <div className="mt-3 border-b border-line">
        {[...guides]
          .sort((one, other) => rank(one, known) - rank(other, known))
          .map(({ id, name, steps }) => (
            <details
              key={name}
              name={`guide-${domain.id}`}
              open={id === known}
              className="group border-t border-line"
            >
              <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-3 rounded-control text-sm font-[550] [&::-webkit-details-marker]:hidden">
                {name}
                <ChevronDown className="flex-none text-muted group-open:rotate-180" />
              </summary>
              <ol className="grid list-decimal gap-1.5 pb-5 pl-5 text-sm wrap-anywhere">
                {steps(domain.shown_name).map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ol>
            </details>
          ))}
      </div>
    </Card>
  )
}

type Guide = {
  /** `null`: any other company. */
  readonly id: DnsProvider | null
  readonly name: string
  /** Shown also when the domain is managed elsewhere. */
  readonly isListed?: boolean
  readonly steps: (domain: string) => readonly string[]
}

const rank = ({ id }: Guide, known: DnsProvider | null) => (id === known ? 0 : id === null ? 2 : 1)

const CHANGE =
  'Is there a line with the same type and name? Choose Edit and paste our value. Else choose Add.'
const LEAVE = 'Leave TTL as it is, save, and come back here.'

/** Each in the words that the company itself uses. */
const GUIDES: readonly Guide[] = [
  {
    id: 'godaddy',
    name: 'GoDaddy',
    isListed: true,
    steps: (domain) => [`Sign in, open My Products, and choose DNS beside ${domain}.`, CHANGE, LEAVE],
  },
  {
    id: 'namecheap',
    name: 'Namecheap',
    isListed: true,
    steps: (domain) => [
      `Sign in, open Domain List, choose Manage beside ${domain}, then Advanced DNS.`,
      'Remove the lines of a parking page: “URL Redirect Record” with the host @, and CNAME with the host www.',
      'Choose Add New Record for each line. The name goes into the field Host.',
      'Save with the green check mark, and come back here.',
    ],
  },
  {
    id: 'squarespace',
    name: 'Squarespace',
    isListed: true,
    steps: (domain) => [
      `Open Domains, choose ${domain}, then DNS Settings.`,
      'If “Squarespace Defaults” are in the list, remove them: they lead to Squarespace.',
      'Choose Add Record below Custom Records. The name goes into Host, the value into Data.',
      LEAVE,
    ],
  },
  {
    id: 'cloudflare',
    name: 'Cloudflare',
    isListed: true,
    steps: (domain) => [
      `Choose ${domain}, then DNS, then Records.`,
      CHANGE,
      'Set “Proxy status” of these lines to “DNS only”: the cloud has to be grey.',
      'Save, and come back here.',
    ],
  },
  {
    id: 'wix',
    name: 'Wix',
    steps: (domain) => [
      `Open Domains, choose the menu beside ${domain}, then Manage DNS Records.`,
      CHANGE,
      LEAVE,
    ],
  },
  {
    id: 'ionos',
    name: 'IONOS',
    steps: (domain) => [`Open Domains & SSL, choose the gear beside ${domain}, then DNS.`, CHANGE, LEAVE],
  },
  {
    id: 'porkbun',
    name: 'Porkbun',
    steps: (domain) => [
      `Open Domain Management, and choose DNS beside ${domain}.`,
      'Remove the lines of the parking page: ALIAS with an empty host, and CNAME with the host *.',
      'Add ours. For the name @ leave Host empty.',
      LEAVE,
    ],
  },
  {
    id: 'hover',
    name: 'Hover',
    steps: (domain) => [`Choose ${domain}, then DNS.`, CHANGE, LEAVE],
  },
  {
    id: 'network-solutions',
    name: 'Network Solutions',
    steps: (domain) => [
      `Open Domains, choose Manage beside ${domain}, then Advanced Tools, then DNS.`,
      CHANGE,
      LEAVE,
    ],
  },
  {
    id: 'route53',
    name: 'Amazon Route 53',
    steps: (domain) => [
      `Open Hosted zones and choose ${domain}.`,
      'Choose Create record for each line. For the name @ leave Record name empty.',
      'Edit lines of the same type and name in the place of adding others.',
    ],
  },
  {
    id: null,
    name: 'Another company',
    isListed: true,
    steps: (domain) => [
      `Sign in where you bought ${domain}, and look for DNS, DNS records, zone or name server settings.`,
      CHANGE,
      'Type only what stands under Name, such as www: most companies add the domain by themselves. Where @ is not taken, leave the name empty.',
      LEAVE,
    ],
  },
]
