import { Printer } from 'lucide-react'
import { Link } from 'react-router-dom'
import { Button } from '../../components/ui/button.tsx'
import { Notice } from '../../components/ui/notice.tsx'
import { ScreenTitle } from '../../components/ui/screen-title.tsx'
import { env } from '../../config/env.ts'
import { PATHS } from '../../config/paths.ts'
import type { LegalBlock, LegalDocument, Operator } from './legal-document.ts'
import { privacyOf } from './privacy.ts'
import { termsOf } from './terms.ts'

export function TermsScreen() {
  return <LegalScreen write={termsOf} other={{ to: PATHS.privacy, title: 'Privacy Policy' }} />
}

export function PrivacyScreen() {
  return <LegalScreen write={privacyOf} other={{ to: PATHS.terms, title: 'Terms of Service' }} />
}

type LegalScreenProps = {
  readonly write: (operator: Operator) => LegalDocument
  readonly other: { readonly to: string; readonly title: string }
}

/** One of the two documents, with the operator of this installation in it. */
function LegalScreen({ write, other }: LegalScreenProps) {
  const operator = env()
  const { title, summary, sections } = write(operator)
  const isNamed = operator.companyAddress && operator.governingLaw && operator.processors
  return (
    <article>
      <header className="max-w-[36rem]">
        <ScreenTitle>{title}</ScreenTitle>
        <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-3 text-sm text-muted">
          <p>Version {operator.termsVersion}</p>
          <Link to={other.to} className="text-link inline-flex min-h-11 items-center print:hidden">
            {other.title}
          </Link>
          <Button look="second" size="small" className="print:hidden" onClick={() => print()}>
            <Printer />
            Print
          </Button>
        </div>
        {!isNamed && (
          <Notice kind="warning" title="This installation is not open to the public" className="mt-4">
            <p>Its operator has not set name, address, law and partners yet; see docs/configuration.md.</p>
          </Notice>
        )}
        <p className="mt-5 text-lg leading-[1.5]">{summary}</p>
      </header>
      <div className="mt-8 grid gap-8 lg:@2xl:grid-cols-[13rem_minmax(0,36rem)] lg:gap-14 print:block">
        <nav aria-label="On this page" className="text-sm lg:sticky lg:top-8 lg:self-start print:hidden">
          <ol>
            {sections.map(({ id, title: ofSection }) => (
              <li key={id} className="border-t border-line">
                <a
                  href={`#${id}`}
                  className="flex min-h-11 items-center text-muted hover:text-text hover:underline lg:min-h-9"
                >
                  {ofSection}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="grid max-w-[36rem] gap-9 print:max-w-none">
          {sections.map(({ id, title: ofSection, blocks }) => (
            <section key={id} aria-labelledby={id} className="grid gap-3">
              <h2 id={id} tabIndex={-1} className="display scroll-mt-6 text-2xl break-after-avoid">
                {ofSection}
              </h2>
              {blocks.map((block, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a section never change
                <Block key={index} block={block} />
              ))}
            </section>
          ))}
        </div>
      </div>
    </article>
  )
}

function Block({ block }: { readonly block: LegalBlock }) {
  switch (block.kind) {
    case 'paragraph':
      return <p className="wrap-anywhere">{block.text}</p>
    case 'list':
      return (
        <ul className="grid list-disc gap-2 pl-5.5 marker:text-muted">
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )
    case 'table':
      return (
        <table className="w-full text-left text-sm">
          <thead>
            <tr>
              {block.head.map((name) => (
                <th key={name} scope="col" className="py-2 pr-4 font-[650]">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {block.rows.map(([what, why]) => (
              <tr key={what} className="border-t border-line align-top">
                <td className="w-1/2 py-2.5 pr-4">{what}</td>
                <td className="py-2.5 text-muted">{why}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )
  }
}
