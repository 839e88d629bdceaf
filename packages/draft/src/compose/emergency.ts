import type { FullContent } from '../content.ts'
import type { Practice } from '../practice.ts'
import { CRISIS, CRISIS_ON_TOP, EMERGENCY } from '../words/contact.ts'
import { general } from './maker.ts'
import { packOf } from './type-of.ts'

// Of what owners list as theirs: these name a danger, the others a state in which it may come.
const DANGER = /\b(?:suicid\w*|self[- ]?harm\w*|overdos\w*|crisis (?:care|support|counsel\w*))\b/iu
const RISK =
  /\b(?:depress\w*|ptsd|trauma\w*|eating disorders?|anorexi\w*|bulimi\w*|addict\w*|substance (?:use|abuse)|bipolar|grief)\b/iu

/** Whom to call: 911 on every page, 988 beside it by the field or by what the owner lists, on the first screen where it is grave. */
export function emergencyOf(practice: Practice): Pick<FullContent, 'emergency' | 'crisis'> {
  const { type, details } = practice
  const own = type?.kind === 'custom' ? [type.item.title, type.item.description] : []
  const listed = [...own, ...(details.services ?? [])].join('\n')
  const { crisis } = packOf(practice)
  const isGrave = crisis?.opens || DANGER.test(listed)
  const says = isGrave || RISK.test(listed) ? CRISIS : (crisis?.contact ?? EMERGENCY)
  const line = (id: 'emergency' | 'crisis', text: string) =>
    general(id, text, { from: 'rule', rule: 'emergency' })
  return { emergency: line('emergency', says), ...(isGrave && { crisis: line('crisis', CRISIS_ON_TOP) }) }
}
