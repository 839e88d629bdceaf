export type GuideStatus = 'todo' | 'in-progress' | 'done'

export type GuideStep = {
  readonly id: 'business_info' | 'marketing_strategy' | 'website_creation'
  readonly title: string
  readonly text: string
  /** Before anything is answered. */
  readonly status: GuideStatus
}

/** What the onboarding consists of, in order. */
export const GUIDE_STEPS: readonly GuideStep[] = [
  {
    id: 'business_info',
    title: 'Your practice',
    text: 'Where you are on the way: planning, just opened, or years in. Most answers are one press.',
    status: 'in-progress',
  },
  {
    id: 'marketing_strategy',
    title: 'Your marketing',
    text: 'What you do today to be found, and the pages you already have. Nothing yet is a fine answer.',
    status: 'todo',
  },
  {
    id: 'website_creation',
    title: 'Your website',
    text: 'What patients should know first, and the style that fits. The draft comes by email within 24 hours.',
    status: 'todo',
  },
]
