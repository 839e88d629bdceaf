import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { copyText } from '../../lib/copy-text.ts'

type TellPatientsProps = {
  /** The name of the practice. */
  readonly name: string
  readonly address: string
}

/** Three texts about the new website, to copy. */
export function TellPatients({ name, address }: TellPatientsProps) {
  return (
    <section className="mt-7">
      <h2 className="display text-xl">Tell people about it</h2>
      <ul className="mt-3 grid gap-3 sm:@xl:grid-cols-3">
        {patientTexts(name, address).map(({ title, text }) => (
          <PatientText key={title} title={title} text={text} />
        ))}
      </ul>
    </section>
  )
}

/** Returns what to write and to say about a website. Nothing in it says that anybody is a patient. */
export function patientTexts(name: string, address: string) {
  return [
    {
      title: 'Email',
      text: `Our new website is open: ${address}. It says what we do, where we are and how to reach us.`,
    },
    { title: 'Text message', text: `${name} is now at ${address}. Reply STOP if you want no texts from us.` },
    { title: 'Voicemail', text: `You can also find us on our website: ${spokenAddress(address)}.` },
  ] as const
}

/** Returns an address as it is said on the phone: 'cedar dash grove dot foyer dot site'. */
export function spokenAddress(address: string): string {
  return address.replaceAll('-', ' dash ').replaceAll('.', ' dot ').replaceAll(':', ' port ')
}

type PatientTextProps = { readonly title: string; readonly text: string }

function PatientText({ title, text }: PatientTextProps) {
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null)
  const Icon = outcome === 'copied' ? Check : Copy
  return (
    <li className="rounded-card border border-line bg-surface p-4 text-sm">
      <div className="flex items-center justify-between">
        <h3 className="font-[650]">{title}</h3>
        <button
          type="button"
          aria-label={`Copy: ${title}`}
          title={`Copy: ${title}`}
          onClick={async () => setOutcome((await copyText(text)) ? 'copied' : 'failed')}
          className="-my-2 -mr-2.5 grid size-11 place-items-center rounded-control text-muted hover:bg-quiet"
        >
          <Icon />
        </button>
      </div>
      <p className="mt-1 text-muted wrap-anywhere">{text}</p>
      <p role="status" className="text-danger">
        {outcome === 'copied' && <span className="sr-only">Copied.</span>}
        <span>{outcome === 'failed' && 'Not copied. Select the text and copy it yourself.'}</span>
      </p>
    </li>
  )
}
