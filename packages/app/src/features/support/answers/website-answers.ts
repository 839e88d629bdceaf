import { PATHS } from '../../../config/paths.ts'
import type { HelpGroup } from './help-answer.ts'

export const DRAFT: HelpGroup = {
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
        'Where calls are offered, the question "How would you like to share your information?" has Talk as its second choice: it leads to a calendar. You can also write to us with the form on this page.',
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
}

export const LIVE_WEBSITE: HelpGroup = {
  title: 'Your live website',
  answers: [
    {
      id: 'page-loads',
      question: 'Did anybody open my website?',
      answer: [
        'Home shows how often its pages were opened in the last 30 days, and “Did anybody come?” by day, page and the site with the link, also as CSV.',
        'Pages are counted, not people: there are no cookies, and no address or device is kept. Your own looks count; programs that say they are programs do not. The sums are kept for 400 days and are deleted with your account.',
      ],
      link: { to: PATHS.pageLoads, label: 'See the count' },
      keywords: 'visitors visits statistics analytics traffic count views counter tracking cookies',
    },
    {
      id: 'publish-how',
      question: 'How do I publish my website?',
      answer: [
        'Open the editor and press Publish. You choose an address, decide about our suggestions, say once that the sentences are true of your practice, and press Publish again. It is live in seconds.',
        'A website needs a name and one way to reach you. Everything else can wait.',
      ],
      link: { to: PATHS.publish, label: 'Start publishing' },
      keywords: 'live launch online internet go live address',
    },
    {
      id: 'publish-changes',
      question: 'I changed a sentence. Why do visitors still see the old one?',
      answer: [
        'What you type is kept at once, and only you see it. Open the editor and press Publish: it lists each change with its old words and an Undo, and shows all of them to visitors.',
      ],
      link: { to: PATHS.mySite, label: 'Open My Site' },
      keywords: 'update edit not showing old version waiting',
    },
    {
      id: 'publish-back',
      question: 'Can I go back to what my website said before, or take it offline?',
      answer: [
        'Yes, both on My Site. Under "What your site said" press a day, and then "Bring this back": its words are back in your editor, and visitors see them after Publish. Undo takes them out again.',
        'While it is offline, visitors read that the website is offline and that people should call. Your address stays reserved.',
      ],
      link: { to: PATHS.mySite, label: 'Open My Site' },
      keywords: 'undo revert restore earlier version history day unpublish close remove down',
    },
    {
      id: 'publish-address',
      question: 'Can I change the address of my website?',
      answer: [
        'Yes, on My Site under Address. The old address leads to the new one for 90 days, so links and printed cards go on working. Only your last five addresses do: with each further change the oldest ends.',
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
        'Nothing about a person: how often a page was opened on a day, and the website that led there. Your website has no form, no script and no cookie. People call, write or book with you directly.',
      ],
      keywords: 'hipaa privacy tracking analytics visitors patients statistics',
    },
  ],
}
