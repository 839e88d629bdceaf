// What owners pick from, in their words and those of patients; what is missing they add themselves.

/** The plans that most practices are asked about. */
export const PLANS = [
  'Aetna',
  'Anthem',
  'Blue Cross Blue Shield',
  'Cigna',
  'Humana',
  'Kaiser Permanente',
  'Medicaid',
  'Medicare',
  'Oscar',
  'Tricare',
  'UnitedHealthcare',
  'VA Community Care',
] as const

/** The languages that are spoken most at home in the United States. */
export const LANGUAGES = [
  'English',
  'Spanish',
  'American Sign Language',
  'Arabic',
  'Chinese',
  'French',
  'Haitian Creole',
  'Hindi',
  'Korean',
  'Portuguese',
  'Russian',
  'Tagalog',
  'Vietnamese',
] as const

/** Whom a practice sees. */
export const AGES = ['All ages', 'Babies', 'Children', 'Teens', '18 and over', '65 and over'] as const

/** Whether a practice takes new patients. */
export const NEW_PATIENTS = {
  yes: 'Yes',
  list: 'A waiting list',
  referral: 'With a referral',
  no: 'Not at the moment',
} as const

/** How one gets in. */
export const STEPS = {
  none: 'No steps to the door',
  ramp: 'By ramp',
  lift: 'By elevator',
  some: 'Some steps, no ramp',
} as const
