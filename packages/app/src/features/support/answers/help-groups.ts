import { FOYER_AND_YOU, SIGNING_IN, WHAT_COMES_NEXT, YOUR_DATA } from './account-answers.ts'
import { WORDS_AND_PICTURES } from './editing-answers.ts'
import type { HelpGroup } from './help-answer.ts'
import { FORM_ON_YOUR_SITE, REWARDS } from './partner-answers.ts'
import { DRAFT, LIVE_WEBSITE } from './website-answers.ts'

/** The questions and answers of the help page. */
export const HELP_GROUPS: readonly HelpGroup[] = [
  DRAFT,
  FOYER_AND_YOU,
  SIGNING_IN,
  WORDS_AND_PICTURES,
  LIVE_WEBSITE,
  REWARDS,
  FORM_ON_YOUR_SITE,
  YOUR_DATA,
  WHAT_COMES_NEXT,
]
