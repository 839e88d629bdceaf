import { PATHS } from '../../../config/paths.ts'
import type { HelpGroup } from './help-answer.ts'

export const REWARDS: HelpGroup = {
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
}

export const FORM_ON_YOUR_SITE: HelpGroup = {
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
}
