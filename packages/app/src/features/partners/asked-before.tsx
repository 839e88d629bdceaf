import { ChevronDown } from 'lucide-react'

/** What future partners ask, with the answers. */
export function AskedBefore() {
  return (
    <section aria-labelledby="asked">
      <h2 id="asked" className="display text-2xl">
        Asked before
      </h2>
      <div className="mt-4 border-b border-line">
        {ASKED.map(({ question, answer }) => (
          <details key={question} className="group border-t border-line">
            <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-3 font-[600] [&::-webkit-details-marker]:hidden">
              {question}
              <ChevronDown className="flex-none text-muted group-open:rotate-180" />
            </summary>
            <p className="max-w-[42rem] pb-4 text-sm text-muted">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  )
}

const ASKED = [
  {
    question: 'Do I need a website or a practice of my own?',
    answer:
      'No. A link is enough: send it, or read out your code of eight characters. You are not asked about a website.',
  },
  {
    question: 'What do you need from me to pay me?',
    answer:
      'A legal name, a country, and an account, when your first practice launches. From the fifth reward in a year a US partner also sends Form W-9, to our payment service and never to us.',
  },
  {
    question: 'Can I see whom I referred?',
    answer:
      'You see that somebody came, when, and where it stands. Addresses stay hidden, because people left them with us and not with you.',
  },
  {
    question: 'What if the practice never launches?',
    answer: 'Then there is no reward, and nothing to pay. Many people look first and launch much later.',
  },
] as const
