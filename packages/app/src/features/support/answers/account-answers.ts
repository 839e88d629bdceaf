import { PATHS } from '../../../config/paths.ts'
import type { HelpGroup } from './help-answer.ts'

export const FOYER_AND_YOU: HelpGroup = {
  title: 'Foyer and you',
  answers: [
    {
      id: 'who',
      question: 'Who is behind Foyer?',
      answer: [
        'The Terms of Service name the company that runs it, with its postal address. It also stands at the foot of our public pages.',
        'Write to us with the form on this page. The answer comes to your email.',
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
}

export const SIGNING_IN: HelpGroup = {
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
}

export const YOUR_DATA: HelpGroup = {
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
}

export const WHAT_COMES_NEXT: HelpGroup = {
  title: 'What comes next',
  answers: [
    {
      id: 'coming',
      question: 'What do Social Media, Reviews, Bookings and Payments do?',
      answer: [
        'They help today: opening posts in your words, replies to reviews, a card that asks for them where your profession allows it, your booking link with its check, and a price list with the Good Faith Estimate. Foyer posts, books and charges nothing.',
        'What may come later stands in the last line of each tab. There is no date yet; put yourself on its list, and you hear of it first.',
      ],
      link: { to: PATHS.socialMedia, label: 'Open Social Media' },
      keywords: 'waitlist soon open later feature future ads',
    },
  ],
}
