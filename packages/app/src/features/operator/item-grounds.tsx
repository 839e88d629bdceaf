import { formatBookDay, formatMoney } from '@foyer/shared/referrals/money.ts'
import type { Item } from './api/desk.ts'
import { easternMoment } from './eastern-time.ts'
import { asWords, mailWords } from './item-words.ts'
import { PaydayGrounds, ReferralGrounds } from './money-grounds.tsx'
import { PaneFacts, PanePart } from './pane-parts.tsx'

/** Why an item waits, and what each decision does. */
export function ItemGrounds({ item }: { readonly item: Item }) {
  switch (item.kind) {
    case 'build':
      return (
        <>
          <PanePart title="What happened">
            <p>Each attempt ended in the same way. The owner reads that the draft could not be built.</p>
            <p className="fault">{item.details.reason ?? 'No reason was kept'}</p>
          </PanePart>
          <PanePart
            title={
              item.details.builds.length === 1
                ? 'The build'
                : `The same fault: ${item.details.builds.length} builds`
            }
          >
            <PaneFacts
              rows={item.details.builds.map(({ who, since, attempts }) => [
                who ?? 'A closed account',
                `${easternMoment(since)}, ${attempts} attempts`,
              ])}
            />
          </PanePart>
          <PanePart title="What it does">
            <p>The builds are queued again, and each owner gets the usual mail when the draft is ready.</p>
          </PanePart>
        </>
      )
    case 'mail':
      return (
        <PanePart title="What happened">
          <p>
            {mailWords(item.details.mail)} was given up after {item.details.attempts} attempts.
          </p>
          <p className="fault">{item.details.reason ?? 'No reason was kept'}</p>
          <p>Look first whether it arrived: after a day the mail service does not recognise a repeat.</p>
        </PanePart>
      )
    case 'domain':
      return (
        <PanePart title="What we saw">
          <PaneFacts
            rows={[
              ['Domain', item.details.host],
              ['Cause', item.details.cause ?? 'It leads somewhere else'],
              ['Looked at', item.details.checked_at ? easternMoment(item.details.checked_at) : 'Not yet'],
              ['Served until', easternMoment(item.details.until)],
            ]}
          />
          <p>The owner has our mail, and we look again by ourselves.</p>
        </PanePart>
      )
    case 'books':
      return (
        <PanePart title="What the check found">
          <PaneFacts
            rows={item.details.problems.map((problem) => [
              problem.name,
              [problem.subject, problem.details].filter(Boolean).join(': '),
            ])}
          />
        </PanePart>
      )
    case 'support':
      return (
        <PanePart title="The message">
          <blockquote>{item.details.message}</blockquote>
          {item.details.page && <p>About the page {item.details.page}</p>}
        </PanePart>
      )
    case 'change':
      return (
        <PanePart title="What should be different">
          {item.details.message && <blockquote>{item.details.message}</blockquote>}
          {item.details.areas.length > 0 && (
            <p>Areas: {item.details.areas.join(', ').replaceAll('_', ' ')}</p>
          )}
          {item.details.draft && (
            <p>
              <a href={item.details.draft}>Open the draft</a>
            </p>
          )}
        </PanePart>
      )
    case 'case':
      return (
        <PanePart title="The question">
          <PaneFacts
            rows={[
              ['Case', `C-${item.details.number}`],
              ['Address', item.details.address],
              [
                'Sent about',
                item.details.sent_on
                  ? formatBookDay(item.details.sent_on, new Date(), { weekday: 'long' })
                  : 'Not said',
              ],
              ['Answered at once', asWords(item.details.answer)],
              ['Answer by', formatBookDay(item.details.answer_by, new Date(), { weekday: 'long' })],
            ]}
          />
        </PanePart>
      )
    case 'lead':
      return (
        <PanePart title="What we saw">
          <PaneFacts
            rows={[
              [
                'Mark',
                item.details.mark === 'trap'
                  ? 'Filled in a field that people do not see'
                  : 'Faster than people can type',
              ],
              ['Page', item.details.page ?? 'Not known'],
              ['Code', item.details.code ?? 'None'],
              ['Came through', item.details.channel],
            ]}
          />
          <p>Browsers and password managers fill in hidden fields for people, too.</p>
        </PanePart>
      )
    case 'referral':
      return <ReferralGrounds item={item} />
    case 'payday':
      return <PaydayGrounds />
    case 'payout':
      return (
        <PanePart title="What is left">
          <PaneFacts
            rows={[
              ['Lines', String(item.details.lines)],
              ['Amount', formatMoney(item.details.cents ?? 0)],
              [
                'File',
                item.details.csv_taken_at ? `Taken ${easternMoment(item.details.csv_taken_at)}` : 'Not taken',
              ],
            ]}
          />
        </PanePart>
      )
  }
}
