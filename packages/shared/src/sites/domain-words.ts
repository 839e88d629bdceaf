// What owners read about their domains: in the app, and in mails.
import type { Domain, DomainCause, DomainFindings, DomainLine } from '../api/domains.ts'

type Said = { readonly title: string; readonly text: string }

/** The line with the cause, or the one that matters most. */
const lineWith = (findings: DomainFindings | null, cause: DomainCause): DomainLine | undefined =>
  findings?.lines.find((line) => line.cause === cause) ?? findings?.lines[0]

const ANOTHER_SITE = 'Another site still answers here'
const NOT_OURS = (seen: readonly string[]) => seen.join(', ') || 'another place'

const SAYINGS: Readonly<Record<DomainCause, (findings: DomainFindings | null) => Said>> = {
  missing: () => ({
    title: 'Waiting for your record',
    text: 'Nothing is wrong. Most lines show up within 30 minutes, some take 48 hours.',
  }),
  elsewhere: (findings) => {
    const line = lineWith(findings, 'elsewhere')
    return {
      title: ANOTHER_SITE,
      text: `${line?.hostname} leads to ${NOT_OURS(line?.seen ?? [])}. That is most likely your old website. Change the value of that line to ${line?.value}; do not add a second line with the name ${line?.name}.`,
    }
  },
  mixed: (findings) => {
    const line = lineWith(findings, 'mixed')
    return {
      title: ANOTHER_SITE,
      text: `${line?.hostname} leads to us and to ${NOT_OURS(line?.seen ?? [])}, so some visitors land there. Remove the line with ${NOT_OURS(line?.seen ?? [])} and keep ours.`,
    }
  },
  ipv6: (findings) => {
    const line = lineWith(findings, 'ipv6')
    return {
      title: ANOTHER_SITE,
      text: `A line AAAA leads to ${NOT_OURS(line?.seen ?? [])}, so some visitors, mostly on phones, see another website. Remove the line AAAA with the name ${line?.name}.`,
    }
  },
  private: (findings) => {
    const line = lineWith(findings, 'private')
    return {
      title: 'The line leads into a private network',
      text: `${NOT_OURS(line?.seen ?? [])} is an address inside a home, an office or a data center; nobody reaches it from outside. Change the value to ${line?.value}.`,
    }
  },
  proxy: (findings) => {
    const line = lineWith(findings, 'proxy')
    return {
      title: 'Behind a proxy',
      text: `Cloudflare stands in between (the orange cloud), so we cannot make a certificate. Open the line with the name ${line?.name}, set it to “DNS only” (grey cloud), and see that its value is ${line?.value}.`,
    }
  },
  forbidden: (findings) => ({
    title: 'Your domain forbids our certificate',
    text: caaWords(findings?.caa ?? null),
  }),
  caa_unknown: (findings) => ({
    title: 'We cannot see who may make your certificate',
    text: `The name servers of your domain (${findings?.name_servers.join(', ') || 'unknown'}) do not answer when they are asked for CAA, and without that answer nobody makes a certificate. This often passes by itself; we go on looking. If it is still so tomorrow, ask the company that manages your domain why its name servers fail for CAA.`,
  }),
  no_certificate: () => ({
    title: 'No certificate came within 7 days',
    text: 'Your domain leads here, but the lock for the browser could not be made, so we have stopped asking for it. Press “Check now” to have it tried for 7 more days, or write to us: a person looks at it.',
  }),
  doubled: (findings) => {
    const line = lineWith(findings, 'doubled')
    return {
      title: 'The name has your domain twice',
      text: `We found the line at ${NOT_OURS(line?.seen ?? [])}. Your company adds the domain by itself: type only ${line?.name} as the name.`,
    }
  },
  value_doubled: (findings) => {
    const line = lineWith(findings, 'value_doubled')
    return {
      title: 'The value got your domain added',
      text: `${line?.hostname} leads to ${NOT_OURS(line?.seen ?? [])}. Type the value with a dot at its end: ${line?.value}.`,
    }
  },
  dangling: (findings) => {
    const line = lineWith(findings, 'dangling')
    return {
      title: 'The line leads to a name that does not exist',
      text: `${line?.hostname} leads to ${NOT_OURS(line?.seen ?? [])}. Change the value to exactly ${line?.value}.`,
    }
  },
  loop: (findings) => {
    const line = lineWith(findings, 'loop')
    return {
      title: 'The line leads back to itself',
      text: `${line?.hostname} leads to ${NOT_OURS(line?.seen ?? [])}, and from there back. Change the value to ${line?.value}.`,
    }
  },
  apex_cname: (findings) => {
    const line = lineWith(findings, 'apex_cname')
    return {
      title: 'Your email is at risk',
      text: `A line CNAME at the top of your domain hides all others, also MX, which carries your email. Remove it and add ${line?.type}, ${line?.name}, ${line?.value} in its place.`,
    }
  },
  not_registered: () => ({
    title: 'This domain does not exist',
    text: 'Nobody has registered it, or it has run out. Look into the account in which you bought it, and see whether it has to be renewed.',
  }),
  no_answer: (findings) => ({
    title: 'The name servers of your domain do not answer',
    text: `We asked ${findings?.name_servers.join(', ') || 'them'}. The company that manages your domain can say why; until then nobody finds your website.`,
  }),
  dnssec: () => ({
    title: 'The signature of your domain is broken (DNSSEC)',
    text: 'Many visitors cannot open it at all, and we cannot see where it leads. Turn DNSSEC off where you bought the domain, or have it set up anew, as after a move to another company.',
  }),
  proof_missing: () => ({
    title: 'Show that the domain is yours',
    text: 'It, or a part of it, is or was connected in another account. Add the line TXT as well: only who manages the domain can do that.',
  }),
  proof_wrong: (findings) => ({
    title: 'The line TXT says something else',
    text: `It says ${lineWith(findings, 'proof_wrong')?.seen.join(', ') || 'something long'}. Copy the value once more, without spaces or quotes.`,
  }),
  proof_doubled: (findings) => ({
    title: 'The name has your domain twice',
    text: `We found the line TXT at ${NOT_OURS(lineWith(findings, 'proof_doubled')?.seen ?? [])}. Type only ${lineWith(findings, 'proof_doubled')?.name} as its name.`,
  }),
  proof_misplaced: (findings) => ({
    title: 'The line TXT stands at another name',
    text: `We found it at ${NOT_OURS(lineWith(findings, 'proof_misplaced')?.seen ?? [])}. Give it the name ${lineWith(findings, 'proof_misplaced')?.name}.`,
  }),
  proof_unknown: () => ({
    title: 'We cannot see your line TXT',
    text: 'The name servers of your domain do not answer when they are asked for it. Nothing is refused: we go on looking. If it is still so tomorrow, ask the company that manages your domain.',
  }),
  other_account: () => ({
    title: 'Another account has this domain now',
    text: 'It has shown with a line TXT that it manages the domain. If that was not you or somebody who works for you, write to us.',
  }),
}

function caaWords(caa: DomainFindings['caa']): string {
  const { hostname = '', why = 'issuer', issuers = [], allowed = '' } = caa ?? {}
  const add = `add another line CAA: 0 issue "${allowed}"`
  switch (why) {
    case 'critical':
      return `A line CAA at ${hostname} has a rule that is marked as critical and that authorities do not know, so none of them makes a certificate. Remove that line.`
    case 'method':
      return `A line CAA at ${hostname} allows ${issuers.join(', ')}, but not in the way in which we show that the domain leads here (validationmethods). Take that part away, or ${add}.`
    case 'account':
      return `A line CAA at ${hostname} allows ${issuers.join(', ')} for one account only (accounturi), which is not ours. Take that part away, or ${add}.`
    case 'issuer':
      return `A line CAA at ${hostname} allows certificates ${issuers.length > 0 ? `by ${issuers.join(', ')} only` : 'by nobody'}. Remove it, or ${add}.`
  }
}

/** Causes that say that something could not be known: they are no verdict. */
const UNKNOWN: ReadonlySet<DomainCause | null> = new Set([
  'no_answer',
  'dnssec',
  'caa_unknown',
  'proof_unknown',
])

/** What is wrong, in a title and what to do about it. */
export function causeWords(cause: DomainCause, findings: DomainFindings | null): Said {
  return SAYINGS[cause](findings)
}

/** How one line stands. */
export function lineWords({ cause, seen }: DomainLine): string {
  if (cause === null) return 'Found'
  if (cause === 'missing' || cause === 'proof_missing' || cause === 'not_registered') return 'Not found yet'
  if (cause === 'elsewhere' || cause === 'private' || cause === 'dangling' || cause === 'value_doubled') {
    return `Points elsewhere (${seen[0]})`
  }
  if (cause === 'proxy') return 'Behind a proxy'
  if (cause === 'mixed' || cause === 'ipv6') return `Also points to ${seen[0]}`
  return UNKNOWN.has(cause) ? 'No answer' : 'To be changed'
}

type Moments = {
  /** The hostname that serves, as people read it. */
  readonly host: string
  /** Since when it led elsewhere, such as 'Mar 4'. */
  readonly lostDay: string
  /** A certificate that is being made takes longer than an hour: the day on which we stop. */
  readonly endDay: string | null
}

/** Where a domain stands: what is true now, then what to do. */
export function domainWords(
  { state, cause, findings }: Pick<Domain, 'state' | 'cause' | 'findings'>,
  { host, lostDay, endDay }: Moments,
): Said {
  const said = cause && causeWords(cause, findings)
  if ((state === 'found' || state === 'live') && said && UNKNOWN.has(cause)) {
    return {
      title: `We could not see whether ${host} still leads here`,
      text: `${said.title}. Nothing is changed for an hour, and we look every 5 minutes. ${state === 'live' && cause === 'caa_unknown' ? 'The certificate that you have stays good meanwhile.' : 'After that your Foyer address serves your website until we can see it again.'}`,
    }
  }
  if (state === 'found') {
    return endDay === null
      ? {
          title: 'Found your record. Making it secure',
          text: 'The lock for the browser is being made, usually in under a minute. Nothing to do.',
        }
      : {
          title: 'It leads here, but its certificate is late',
          text: `There is nothing to do. We ask for it every 15 minutes on the first day, then every hour until ${endDay}. If it has not come by then, we stop and write to you. Your Foyer address works meanwhile.`,
        }
  }
  if (state === 'live') {
    if (said && cause === 'apex_cname') return said
    return {
      title: `People find you at ${host}`,
      text: 'Your Foyer address leads there. We look every day.',
    }
  }
  if (state === 'waiting') {
    const waiting = said ?? causeWords('missing', findings)
    return { ...waiting, text: `${waiting.text} People use your Foyer address meanwhile.` }
  }
  if (said && cause === 'no_certificate') return said
  const why = said && cause !== 'missing' ? `${said.title}. ${said.text}` : 'The line is gone: put it back.'
  return {
    title: `${UNKNOWN.has(cause) ? 'We could not see it here since' : 'It pointed here and stopped on'} ${lostDay}`,
    text:
      state === 'lost'
        ? `${why} We go on serving it for 14 days after that, and your Foyer address works all the time.`
        : `${why} We serve it no more until it leads here again; your Foyer address works.`,
  }
}
