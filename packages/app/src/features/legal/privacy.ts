import { type LegalDocument, list, type Operator, paragraph, whoWeAre } from './legal-document.ts'

/** The Privacy Policy. Each sentence has to stay true of the product. */
export function privacyOf(operator: Operator): LegalDocument {
  return {
    title: 'Privacy Policy',
    summary:
      'We keep what you type to make your website. We sell nothing, show no ads, and load nothing from other companies. We never ask for patient data.',
    sections: [
      whoWeAre(operator),
      {
        id: 'what',
        title: 'What we keep, and why',
        blocks: [
          {
            kind: 'table',
            head: ['What', 'Why'],
            rows: [
              [
                'Your name, your email and the name of your practice',
                'To sign you in, and to send you your draft',
              ],
              [
                'Your answers, your story, your PDF, your photos and what you add to the draft',
                'To write and to show your website',
              ],
              ['What you have typed and not saved yet', 'So that you can go on on another device'],
              [
                'The page, the campaign and the referral code that brought you, with your email',
                'To know what brings people here, and to reward the person who sent you',
              ],
              ['Which version of the terms you agreed to, and which mails you want', 'To keep to both'],
              [
                'What you tick in the plan, and, once you say yes, facts that stand on your other website',
                'To show how far you are, and to ask you whether the facts are right',
              ],
              ['Your messages to us', 'To answer them'],
              [
                'When you signed in, from which network address, and on what kind of device',
                'To end sessions on other devices, and to say where a sign-in link was used',
              ],
              [
                'Whether you last saved something on a phone, a tablet or a computer',
                'To tell you, because it may not have been you',
              ],
              [
                'For a short time, a scrambled form of your network address',
                'To slow down programs that send many requests',
              ],
              [
                'For 120 days, a scrambled form of the network around it, if you left your email with the code of a partner, or open your payout details',
                'To see when a partner sends people who do not exist, or themselves',
              ],
            ],
          },
        ],
      },
      {
        id: 'see',
        title: 'Who sees it',
        blocks: [
          paragraph(
            'You, and we who run Foyer. Everybody who has the address of your draft can read the draft; nobody can guess the address, and search engines are told to leave it out.',
          ),
          paragraph(
            'If you came through the link of a partner, that partner sees how far you are and a part of your email, never all of it.',
          ),
          paragraph(
            operator.processors
              ? `These companies store and send data for us: ${operator.processors}. Nobody else gets it.`
              : 'Companies that host our servers and send our mails handle data for us. Nobody else gets it.',
          ),
        ],
      },
      {
        id: 'visitors',
        title: 'Visitors of your pages',
        blocks: [
          paragraph(
            'A published website has no cookies, no form, no counter in the page and no script. When a page of it is sent to a browser, we add one to a sum of the day, the page, and the name of the site with the link. We keep no address, no device, no time of day and nothing else of the visitor, so nobody can tell who came. Programs that say that they are programs are left out.',
          ),
          paragraph(
            'The page of a draft has no cookies, no form, no counter and no script. What a visitor reads there reaches neither us nor anybody else, apart from the request for the page itself.',
          ),
          paragraph(
            'The form that partners put on their sites sets no cookie. It sends the email that is typed into it, and the address of the page without its query. If the partner asks for consent, nothing is stored before it is given. How often the form was seen and sent is counted for each page, without any person.',
          ),
        ],
      },
      {
        id: 'browser',
        title: 'Your browser',
        blocks: [
          paragraph(
            'Foyer stores in your browser what it needs to go on: your session, what you have typed, the email that you asked a link for, how you came here, and small settings such as whether the sidebar is open. Nothing of it follows you to other sites.',
          ),
        ],
      },
      {
        id: 'long',
        title: 'How long',
        blocks: [
          list(
            'What belongs to your account: until you delete it. Then it is removed at once.',
            'An email that was left and never became an account, and the record of how an account came here: until you ask us to remove it.',
            'The counts of the form: 13 months. How often the pages of your website were opened: 400 days, or until you delete your account.',
          ),
        ],
      },
      {
        id: 'choices',
        title: 'Your choices',
        blocks: [
          paragraph(
            `You can download, correct and delete what we keep, all in Settings, without asking us. For anything else, write to ${operator.supportEmail}. You may also complain to the attorney general of your state.`,
          ),
        ],
      },
    ],
  }
}
