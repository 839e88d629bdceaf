import { PATHS } from '../../config/paths.ts'

/** One question with its answer. */
export type HelpAnswer = {
  readonly id: string
  readonly question: string
  /** Paragraphs. */
  readonly answer: readonly string[]
  /** The page where the person can do it. */
  readonly link?: { readonly to: string; readonly label: string }
  /** Search words that are not in the text. */
  readonly keywords?: string
}

export type HelpGroup = { readonly title: string; readonly answers: readonly HelpAnswer[] }

/** The questions and answers of the help page. */
export const HELP_GROUPS: readonly HelpGroup[] = [
  {
    title: 'Your website draft',
    answers: [
      {
        id: 'draft-when',
        question: 'When does my draft arrive?',
        answer: [
          'Within 24 hours after your last answer, usually in seconds, by email to the address you sign in with.',
          'My Site shows how far it is: what is missing, waiting, being built, or ready.',
        ],
        link: { to: PATHS.mySite, label: 'Open My Site' },
        keywords: 'long wait ready time finished',
      },
      {
        id: 'draft-cost',
        question: 'How much does it cost?',
        answer: [
          'The draft costs nothing. We ask for no credit card, so there is nothing to cancel.',
          'A Foyer address costs nothing either. You hear about any price before you owe it, and you are free to say no.',
        ],
        keywords: 'price pricing pay money fee free subscription charge bill cheap expensive',
      },
      {
        id: 'refund',
        question: 'Can I get a refund?',
        answer: [
          'There is nothing to refund: we have charged you nothing, and we hold no card or account of yours.',
        ],
        keywords: 'money back cancel charge charged',
      },
      {
        id: 'answers-change',
        question: 'Can I change an answer?',
        answer: [
          'Yes. Before your draft is ready, open the onboarding and go back to the question. The new answer replaces the old one.',
          'Once the draft is ready, My Site leads to the answers again, and to the draft, whose words you can change yourself.',
        ],
        link: { to: PATHS.mySite, label: 'Go to My Site' },
        keywords: 'edit correct mistake wrong undo',
      },
      {
        id: 'onboarding-pause',
        question: 'I had to stop in the middle. Is anything lost?',
        answer: [
          'No. Each answer is saved when you press Continue.',
          'Sign in again, on any device, and you go on at the next open question.',
        ],
        link: { to: PATHS.guide, label: 'Go on with the onboarding' },
        keywords: 'resume later save progress continue interrupted',
      },
      {
        id: 'talk',
        question: 'Can I talk to somebody instead of writing?',
        answer: [
          'Yes. At the question "How would you like to share your information?" choose to talk, and pick a time for a call.',
        ],
        keywords: 'call phone schedule appointment meeting',
      },
      {
        id: 'story-file',
        question: 'Which file can I upload for my story?',
        answer: [
          'One PDF of up to 10 MB: a resume, a CV or an article. You can also type your story instead.',
          'The file is stored privately. It is never shown on your website as it is.',
        ],
        keywords: 'resume cv word docx size invalid type',
      },
      {
        id: 'territories',
        question: 'I practice in Washington, DC or in a territory. What do I choose?',
        answer: [
          'The list has the 50 states. Choose the states around you that you also practice in, if any, and tell us with the form on this page where you are. We add it to your draft by hand.',
        ],
        keywords: 'puerto rico guam virgin islands district columbia state missing',
      },
    ],
  },
  {
    title: 'Foyer and you',
    answers: [
      {
        id: 'who',
        question: 'Who is behind Foyer?',
        answer: [
          'The Terms of Service name the company that runs it, with its postal address. It also stands at the foot of our public pages.',
          'Write to us with the form on this page: we read every message.',
        ],
        link: { to: PATHS.terms, label: 'Read the Terms of Service' },
        keywords: 'company owner about us contact address real run runs behind people team',
      },
      {
        id: 'scam',
        question: 'Is this a scam?',
        answer: [
          'No. We ask for no credit card, no password and nothing about patients, so there is little that anybody could take. You see the draft before you decide about anything.',
          'You can download everything we keep about you and delete your account, both in Settings, without asking us.',
        ],
        link: { to: PATHS.settings, label: 'Look at Settings' },
        keywords: 'fraud fake legit legitimate trust safe phishing catch real',
      },
      {
        id: 'answers-seen',
        question: 'Who sees my answers?',
        answer: [
          'You, and we who run Foyer. Nobody else can open them.',
          'Your draft is made from them. Everybody who has its address can read it; nobody can guess that address, and search engines are told to leave it out. You can give the draft a new address at any time.',
          'A partner whose link you came through sees how far you are, and only a part of your email.',
        ],
        link: { to: PATHS.privacy, label: 'Read the Privacy Policy' },
        keywords: 'privacy private public share shared secret data visible read sell',
      },
      {
        id: 'spanish',
        question: 'Is Foyer in Spanish?',
        answer: [
          'The form for websites is in English and in Spanish. The questions, this dashboard and the drafts are in English only.',
        ],
        keywords: 'español espanol language languages idioma translate translation bilingual hablan',
      },
    ],
  },
  {
    title: 'Signing in',
    answers: [
      {
        id: 'password',
        question: 'Why is there no password?',
        answer: [
          'You sign in with your email alone: we send a link and an 8-digit code, and either one lets you in.',
          'There is no password to forget, and none that could be stolen.',
        ],
        keywords: 'login magic reset forgot',
      },
      {
        id: 'mail-missing',
        question: 'The sign-in mail does not arrive. What can I do?',
        answer: [
          'Look in your spam folder first, then ask for another mail after one minute. Only the newest mail counts.',
          'If your practice filters its mail, ask whoever runs it to let ours through, or type the code from another device.',
        ],
        keywords: 'login email junk spam code not received',
      },
      {
        id: 'link-expired',
        question: 'My link says it was used or is too old.',
        answer: [
          'A link works once, within 24 hours. Some mail programs open links before you do, and use them up.',
          'Ask for a new mail on the sign-in page, and type its code if the link fails again.',
        ],
        keywords: 'expired invalid login',
      },
      {
        id: 'email-change',
        question: 'How do I change my email address?',
        answer: [
          'In Settings. We send a mail to the old and to the new address, and the change counts once both are confirmed.',
        ],
        link: { to: PATHS.settings, label: 'Open Settings' },
        keywords: 'account new mail',
      },
    ],
  },
  {
    title: 'Your live website',
    answers: [
      {
        id: 'publish-how',
        question: 'How do I publish my website?',
        answer: [
          'Open your draft and press Publish. You choose an address, decide about our suggestions, say once that the sentences are true of your practice, and press Publish again. It is live in seconds.',
          'A website needs a name and one way to reach you. Everything else can wait.',
        ],
        link: { to: PATHS.publish, label: 'Start publishing' },
        keywords: 'live launch online internet go live address',
      },
      {
        id: 'publish-changes',
        question: 'I changed a sentence. Why do patients still see the old one?',
        answer: [
          'What you type is saved at once, and only you see it. Open your draft and press Publish changes: it lists what patients do not see yet, each with a way back.',
        ],
        link: { to: PATHS.mySite, label: 'Open My Site' },
        keywords: 'update edit not showing old version waiting',
      },
      {
        id: 'publish-back',
        question: 'Can I go back to an earlier version, or take the website offline?',
        answer: [
          'Yes, both on My Site, with one press. What you typed since stays in your draft.',
          'While it is offline, visitors read that the website is offline and that patients should call. Your address stays reserved.',
        ],
        link: { to: PATHS.mySite, label: 'Open My Site' },
        keywords: 'undo revert restore unpublish close remove down',
      },
      {
        id: 'publish-address',
        question: 'Can I change the address of my website?',
        answer: [
          'Yes, on My Site under Address. The old address leads to the new one for 90 days, so links and printed cards go on working.',
        ],
        link: { to: PATHS.mySite, label: 'Open My Site' },
        keywords: 'url link domain name rename move',
      },
      {
        id: 'publish-domain',
        question: 'Can I use a domain of my own?',
        answer: [
          'Yes. Type it, and we show you the lines to add at the company where you bought it, or mail them to whoever looks after it. We look by ourselves and mail you when it is live.',
          'Your email at the same domain is not affected.',
        ],
        link: { to: PATHS.domains, label: 'Connect a domain' },
        keywords: 'dns record registrar godaddy namecheap cname certificate https',
      },
      {
        id: 'publish-visitors',
        question: 'What does Foyer learn about the people who visit my website?',
        answer: [
          'Nothing. Your website has no form, no script, no cookie and no counter. Patients call, write or book with you directly.',
        ],
        keywords: 'hipaa privacy tracking analytics visitors patients statistics',
      },
    ],
  },
  {
    title: 'Referrals and rewards',
    answers: [
      {
        id: 'reward',
        question: 'How do I earn the $200 reward?',
        answer: [
          'Share your link from Rewards with somebody who runs a practice. When they sign up through it, their practice launches and 30 days have passed, you receive $200.',
        ],
        link: { to: PATHS.rewards, label: 'Open Rewards' },
        keywords: 'money refer friend colleague paid bonus',
      },
      {
        id: 'payout',
        question: 'How and when am I paid?',
        answer: [
          'Every second Monday, everything that is due, by bank transfer or PayPal. A reward is due when the website of the practice has been live for 30 days, and a person has looked at it once.',
          'You say where the money goes under Payouts, with a code from your mail. New details wait for 7 days, and you get a mail about each change.',
        ],
        link: { to: PATHS.payouts, label: 'Open Payouts' },
        keywords: 'payday bank paypal account iban money w-9 tax statement transfer',
      },
      {
        id: 'partner',
        question: 'Can I refer practices without having one?',
        answer: [
          'Yes. Anyone who knows owners of practices can, such as billing consultants, coaches and colleagues. You are asked nothing about a website.',
        ],
        link: { to: PATHS.partners, label: 'Read about the programme' },
        keywords: 'partner consultant affiliate no practice',
      },
      {
        id: 'reward-rules',
        question: 'Which referrals do not count?',
        answer: [
          'Your own sign-ups, under any address. Practices that you or your family own or work for. People whom somebody else brought first, within 90 days.',
          'Rewards are for bringing practice owners to Foyer. They are never for patients.',
        ],
        link: { to: PATHS.rewards, label: 'Read the rules' },
        keywords: 'rejected self duplicate family employee',
      },
      {
        id: 'referral-status',
        question: 'Where do I see what became of my referrals?',
        answer: [
          'Rewards shows each referral with its story, from the first visit to the payment, with the reason when one does not count. Contacts lists the people.',
          'You never see a whole email address. The person has not agreed to that.',
        ],
        link: { to: PATHS.contacts, label: 'Open Contacts' },
        keywords: 'funnel lead pending status masked',
      },
    ],
  },
  {
    title: 'The form on your site',
    answers: [
      {
        id: 'widget-install',
        question: 'How do I put the form on a website?',
        answer: [
          'Rewards has a builder under Share and install. Choose how the form looks, copy the snippet and paste it where the form should stand. There are short guides for WordPress, Webflow, Squarespace, Wix and Google Tag Manager.',
        ],
        link: { to: PATHS.rewardsShare, label: 'Open the builder' },
        keywords: 'widget embed snippet script code html install popup',
      },
      {
        id: 'widget-missing',
        question: 'The form does not appear on my page.',
        answer: [
          'Look whether the whole snippet is in the published page, not only in the editor. Then open the page in a private window: some ad blockers stop scripts of other sites.',
          'A strict content security policy must allow our script and our API. The snippet with a form works even where scripts are blocked.',
        ],
        link: { to: PATHS.rewardsShare, label: 'Check the install' },
        keywords: 'widget not showing broken csp adblock',
      },
      {
        id: 'widget-cookies',
        question: 'Does the form set cookies or track visitors?',
        answer: [
          'It sets no cookie and loads nothing from others. Of the page it sends the address without its query, and never the title.',
          'If you ask for consent in the snippet, nothing is stored before it is given.',
        ],
        keywords: 'gdpr privacy consent banner tracking hipaa',
      },
    ],
  },
  {
    title: 'Your data',
    answers: [
      {
        id: 'data-copy',
        question: 'How do I get a copy of my data?',
        answer: [
          'In Settings, press Download my data. You get one ZIP file with everything we keep about you, your PDF included.',
        ],
        link: { to: PATHS.settings, label: 'Open Settings' },
        keywords: 'export download gdpr json',
      },
      {
        id: 'account-delete',
        question: 'How do I delete my account?',
        answer: [
          'In Settings, choose to delete your account and type the word that is asked for. Your answers, your files and your messages to us are removed at once.',
          'It cannot be undone, so take a copy of your data first.',
        ],
        link: { to: PATHS.settings, label: 'Open Settings' },
        keywords: 'remove close cancel erase leave',
      },
      {
        id: 'patients',
        question: 'Does Foyer keep anything about patients?',
        answer: [
          'No. Nothing in Foyer asks for patient data. Please do not put any into your answers, your story or a message to us.',
        ],
        keywords: 'hipaa phi health information privacy',
      },
    ],
  },
  {
    title: 'What comes next',
    answers: [
      {
        id: 'coming',
        question: 'When do Social Media, Reviews, Bookings and Payments open?',
        answer: [
          'After your website is launched. There is no date yet. Open the tab and put yourself on its list: the list hears of it first.',
        ],
        link: { to: PATHS.socialMedia, label: 'Open Social Media' },
        keywords: 'waitlist soon feature future ads',
      },
    ],
  },
]
