import { type LegalDocument, list, type Operator, paragraph, whoWeAre } from './legal-document.ts'

/** The Terms of Service. Each sentence has to stay true of the product. */
export function termsOf(operator: Operator): LegalDocument {
  return {
    title: 'Terms of Service',
    summary:
      'Foyer makes a website draft from your answers, for free, without a credit card. You decide what is true, who sees it, and when it ends.',
    sections: [
      whoWeAre(operator),
      {
        id: 'get',
        title: 'What you get',
        blocks: [
          paragraph(
            'A first draft by email within 24 hours, usually in seconds, and tools to change it and to show it to others. We try to keep everything running and cannot promise that nothing ever fails.',
          ),
        ],
      },
      {
        id: 'yours',
        title: 'What is yours',
        blocks: [
          paragraph(
            'Your words, your files and your name stay yours. You let us store and show them, only to make your website. You can download everything at any time, in Settings.',
          ),
        ],
      },
      {
        id: 'ask',
        title: 'What we ask of you',
        blocks: [
          list(
            'Show and publish only what is true of your practice. We suggest sentences; you confirm them or strike them.',
            'Keep patients out: no names, no stories and no pictures of patients, in your answers, your files and your messages to us.',
            'Follow the rules of your license and your state. Foyer gives no legal, tax or medical advice.',
            'Use Foyer for a practice of your own, or with the agreement of the person whose practice it is.',
          ),
        ],
      },
      {
        id: 'not',
        title: 'What Foyer is not',
        blocks: [
          paragraph(
            'No medical record, no booking system, no payment system, and nothing for emergencies. The pages that Foyer makes have no field in which a patient could write to us.',
          ),
        ],
      },
      {
        id: 'money',
        title: 'Money',
        blocks: [
          paragraph(
            'The draft is free. If something costs money later, you see the price first, and nothing is charged unless you agree. The referral reward is $200 for each practice that counts; the rules stand in Rewards.',
          ),
        ],
      },
      {
        id: 'end',
        title: 'How it ends',
        blocks: [
          paragraph(
            'You can delete your account in Settings at any time. Your answers, drafts and files are removed at once, and this cannot be undone. We may close an account that breaks these terms, and we say why.',
          ),
        ],
      },
      {
        id: 'law',
        title: 'Law and changes',
        blocks: [
          ...(operator.governingLaw ? [paragraph(`The law of ${operator.governingLaw} applies.`)] : []),
          paragraph(
            'If these terms change, the version at the top of this page changes with them. We record which version you agreed to.',
          ),
        ],
      },
    ],
  }
}
