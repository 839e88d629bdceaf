/** The mails that people may stop, by column of their preferences. */
export const OPTIONAL_MAILS = [
  {
    name: 'referral_updates',
    label: 'How my referrals do',
    about: 'Signed up, launched, due, not counted',
  },
  {
    name: 'question_reminders',
    label: 'A reminder of unfinished questions',
    about: 'Twice at most: after one day and after four',
  },
  {
    name: 'weekly_counts',
    label: 'How often my pages were opened',
    about: 'Once a week, on Mondays, while your website is live. Off unless you tick it',
  },
] as const

type OptionalMailProps = { readonly label: string; readonly about: string }

/** The label of one of them. */
export function OptionalMail({ label, about }: OptionalMailProps) {
  return (
    <>
      <span className="font-[550]">{label}</span>
      <span className="block text-muted">{about}</span>
    </>
  )
}
