import { formatBookDay, formatMoney } from '@foyer/shared/referrals/money.ts'
import type { Item } from './api/desk.ts'
import { easternMoment } from './eastern-time.ts'
import { Facts, Part } from './facts.tsx'
import { asWords, mailWords } from './item-words.ts'
import { PaydayGrounds, ReferralGrounds } from './money-grounds.tsx'

/** Why an item waits, and what each decision does. */
export function ItemGrounds({ item }: { readonly item: Item }) {
  switch (item.kind) {
    case 'build':
      return (
        <>
          <Part title="What happened">
            <p>Each attempt ended in the same way. The owner reads that the draft could not be built.</p>
            <p className="fault">{item.details.reason ?? 'No reason was kept'}</p>
          </Part>
          <Part
            title={
              item.details.builds.length === 1
                ? 'The build'
                : `The same fault: ${item.details.builds.length} builds`
            }
          >
            <Facts
              rows={item.details.builds.map(({ who, since, attempts }) => [
                who ?? 'A closed account',
                `${easternMoment(since)}, ${attempts} attempts`,
              ])}
            />
          </Part>
          <Part title="What it does">
            <p>The builds are queued again, and each owner gets the usual mail when the draft is ready.</p>
          </Part>
        </>
      )
    case 'mail':
      return (
        <Part title="What happened">
          <p>
            {mailWords(item.details.mail)} was given up after {item.details.attempts} attempts.
          </p>
          <p className="fault">{item.details.reason ?? 'No reason was kept'}</p>
          <p>Look first whether it arrived: after a day the mail service does not recognise a repeat.</p>
        </Part>
      )
    case 'domain':
      return (
        <Part title="What we saw">
          <Facts
            rows={[
              ['Domain', item.details.host],
              ['Cause', item.details.cause ?? 'It leads somewhere else'],
              ['Looked at', item.details.checked_at ? easternMoment(item.details.checked_at) : 'Not yet'],
              ['Served until', easternMoment(item.details.until)],
            ]}
          />
          <p>The owner has our mail, and we look again by ourselves.</p>
        </Part>
      )
    case 'books':
      return (
        <Part title="What the check found">
          <Facts
            rows={item.details.problems.map((problem) => [
              problem.name,
              [problem.subject, problem.details].filter(Boolean).join(': '),
            ])}
          />
        </Part>
      )
    case 'support':
      return (
        <Part title="The message">
          <blockquote>{item.details.message}</blockquote>
          {item.details.page && <p>About the page {item.details.page}</p>}
        </Part>
      )
    case 'change':
      return (
        <Part title="What should be different">
          {item.details.message && <blockquote>{item.details.message}</blockquote>}
          {item.details.areas.length > 0 && (
            <p>Areas: {item.details.areas.join(', ').replaceAll('_', ' ')}</p>
          )}
          {item.details.draft && (
            <p>
              <a href={item.details.draft}>Open the draft</a>
            </p>
          )}
        </Part>
      )
    case 'case':
      return (
        <Part title="The question">
          <Facts
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
        </Part>
      )
    case 'lead':
      return (
        <Part title="What we saw">
          <Facts
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
        </Part>
      )
    case 'referral':
      return <ReferralGrounds item={item} />
    case 'payday':
      return <PaydayGrounds />
    case 'payout':
      return (
        <Part title="What is left">
          <Facts
            rows={[
              ['Lines', String(item.details.lines)],
              ['Amount', formatMoney(item.details.cents ?? 0)],
              [
                'File',
                item.details.csv_taken_at ? `Taken ${easternMoment(item.details.csv_taken_at)}` : 'Not taken',
              ],
            ]}
          />
        </Part>
      )
  }
}
