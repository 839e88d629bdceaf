import { PATHS } from '../../../config/paths.ts'
import type { HelpGroup } from './help-answer.ts'

const TO_MY_SITE = { to: PATHS.mySite, label: 'Open My Site' }

export const WORDS_AND_PICTURES: HelpGroup = {
  title: 'What your website says and shows',
  answers: [
    {
      id: 'edit-facts',
      question: 'How do I change my phone number, my hours or a sentence?',
      answer: [
        'Open your website from My Site, press Edit, and press the line that you want to change. What is missing stands in the checklist beside it.',
        'Only you see the change until you press Publish.',
      ],
      link: TO_MY_SITE,
      keywords: 'telephone opening closed holiday text wording typo services prices team biography street',
    },
    {
      id: 'insurance',
      question: 'Where do I say which insurance I take?',
      answer: [
        'In the checklist beside your website, under Insurance plans. Press the plans that you take, add others, or say in your own words that you take none.',
        'We never guess a plan: the page names those that you type, and no others.',
      ],
      link: TO_MY_SITE,
      keywords: 'insurances plan medicare medicaid aetna cigna bcbs self-pay network superbill',
    },
    {
      id: 'logo',
      question: 'Can I show my logo?',
      answer: [
        'Yes. Press Edit, open the list, and choose Your logo. It takes the place of the drawn mark. A PNG with a clear ground looks best.',
      ],
      link: TO_MY_SITE,
      keywords: 'brand branding mark icon emblem upload png',
    },
    {
      id: 'photos',
      question: 'Can I add photos?',
      answer: [
        'Yes: one of you, one of the place, and one of each person in your team. Press Edit and choose the place of the picture on the page. You say which part stays in view when the screen is narrow.',
      ],
      link: TO_MY_SITE,
      keywords: 'picture pictures photo headshot portrait image images heic jpg jpeg upload camera',
    },
    {
      id: 'looks',
      question: 'Can I change the colors or the fonts?',
      answer: [
        'You choose between five looks. Each has its own colors, letters and drawings, and your words stay the same in all of them.',
        'A single color or font cannot be chosen: each look keeps every line readable on every screen.',
      ],
      link: TO_MY_SITE,
      keywords: 'color colour colours style design theme template font typeface palette dark look',
    },
    {
      id: 'google',
      question: 'When will Google show my website?',
      answer: [
        'Search engines may read it from the moment it is live, and it tells them your field, your place and your pages. Google usually takes some days, sometimes weeks.',
        'People nearby find you sooner with a Google Business Profile. Marketing says what to do first.',
      ],
      link: { to: PATHS.marketing, label: 'Open Marketing' },
      keywords: 'seo search engine ranking rank bing maps found indexed business profile listing',
    },
    {
      id: 'blog',
      question: 'Can I write a blog?',
      answer: [
        'Not here. Your website says who you are, what you offer and how to reach you.',
        'Social Media has three opening posts in your words, to take with you.',
      ],
      link: { to: PATHS.socialMedia, label: 'Open Social Media' },
      keywords: 'blogging article articles news newsletter post posts journal write content',
    },
  ],
}
