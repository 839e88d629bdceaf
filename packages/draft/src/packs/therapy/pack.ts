import { CRISIS } from '../../words/contact.ts'
import type { FieldPack } from '../field-pack.ts'
import { BOTH_NOTICES } from '../medical-letters.ts'
import { SESSIONS } from '../people.ts'
import { WORDS } from './words.ts'

export const THERAPY: FieldPack = {
  words: WORDS,
  title: 'therapy',
  recognized: {
    pattern:
      /(?<!\b(?:massage|occupational|speech|hormone|iv|infusion|ketamine|light|radiation|vision|ozone|oxygen|drip|reiki|hypnosis|craniosacral|sound|energy|crystal|respiratory|aba|behaviou?r analysis) )\btherap(?:y|ies|ists?)\b|(?<!\b(?:genetic|lactation|breastfeeding) )\bcounsel\w*|\bpsycho(?:log|therap|anal)\w*|\bmental health\b|\bemdr\b|\bcbt\b/iu,
    spanish:
      /\bpsico(?:log|terap|anal)\w*|\bsalud mental\b|\btrabajador(?:a|es)? social(?:es)? clinic[oa]s?\b|\bterap(?:ias?|eutas?)\b(?! (?:fisic|ocupacional|respiratori|hormonal|neural|visual|intravenos|de(?:l)? (?:habla|lenguaje|masaje|luz)|con masaje))|\bconsejer(?:ia|os?|as?)\b(?! (?:genetic|de lactancia|en lactancia))/iu,
    order: 20,
  },
  people: SESSIONS,
  isHandsOn: false,
  place: 'office',
  crisis: { contact: CRISIS, opens: true },
  letters: [
    { letters: ['PsyD', 'Psy.D', 'Psy.D.'], role: 'Psychologist', isDeciding: true },
    { letters: ['PhD'], role: 'Psychologist' },
    {
      letters: ['LCSW', 'LCSW-C', 'LCSW-R', 'LICSW', 'LISW', 'LMSW', 'LSW'],
      role: 'Clinical social worker',
      isDeciding: true,
    },
    {
      letters: ['LPC', 'LPCC', 'LCPC', 'LMHC', 'LCMHC', 'LPCMH', 'LPC-S', 'NCC'],
      role: 'Counselor',
      isDeciding: true,
    },
    { letters: ['LMFT', 'LIMFT', 'LCMFT'], role: 'Marriage and family therapist', isDeciding: true },
    {
      letters: ['AMFT', 'APCC', 'ASW', 'LPC-A', 'ACSW'],
      role: 'Associate',
      isDeciding: true,
      isSupervised: true,
    },
    { letters: ['BCBA', 'BCBA-D', 'RBT'], role: 'Behavior analyst' },
    { letters: ['LADC', 'LCDC', 'CADC'], role: 'Addiction counselor', isDeciding: true },
  ],
  licence: 'Marriage and Family Therapist, LMFT 00000',
  notices: BOTH_NOTICES,
  insurance: {
    isBilled: true,
    says: 'Plans often pay part of a session with someone outside their network.',
  },
  estimate: 'owed',
  // APA 5.05, ACA C.3.b, NASW 4.07(b): clients are not asked for testimonials.
  reviews: 'none',
  posts: {
    title: 'No client stories, not even changed ones.',
    text: 'Someone may know themselves, or think they do.',
  },
  plan: {
    neighbors:
      'A school counselor, a primary care office, a pediatric office, a lawyer for families, a pastor.',
    directories: 'Psychology Today and your state association’s list',
    hasNpi: true,
  },
  pages: {
    trauma: [
      { title: 'What is EMDR?', text: 'A trauma therapy that uses eye movements or taps.' },
      { title: 'Do I have to tell the whole story?', text: 'No.' },
      { title: 'How many sessions does it take?', text: 'It depends on what happened, and how often.' },
    ],
    anxiety: [
      { title: 'Is it anxiety or my heart?', text: 'A doctor can check. Many people have both checked.' },
      { title: 'Will I have to face my fears?', text: 'In small steps, at your pace.' },
      { title: 'Do I need medicine?', text: 'Not always. It can be used with therapy.' },
    ],
    mood: [
      { title: 'How do I know it is depression?', text: 'Low mood or no interest for two weeks or more.' },
      { title: 'What if I cannot get out of bed?', text: 'Tell us. It is a common part of depression.' },
      { title: 'What if I think of dying?', text: 'Call or text 988, day or night.' },
    ],
    grief: [
      { title: 'How long is grief normal?', text: 'There is no date by which it ends.' },
      { title: 'Do I have to talk about the death?', text: 'No. You choose what to bring.' },
      { title: 'Can children come?' },
    ],
    couples: [
      { title: 'What if only one of us wants to come?', text: 'One can begin alone.' },
      { title: 'Do you take sides?', text: 'No.' },
      { title: 'Do you see each of us alone?' },
    ],
    change: [
      { title: 'Is this a reason for therapy?', text: 'Yes.' },
      { title: 'How many sessions do people have?', text: 'Often between four and twelve.' },
      { title: 'Can I stop and come back?', text: 'Yes.' },
    ],
    stress: [
      { title: 'Do I need a diagnosis?', text: 'Not to begin. Insurance may ask for one.' },
      { title: 'Can you write a note for work?' },
      { title: 'Is it burnout or depression?', text: 'They look alike. We sort it out together.' },
    ],
    family: [
      { title: 'Who comes to the first session?', text: 'Often the parents, or all of you.' },
      { title: 'What stays between you and my teen?', text: 'Most of it, with exceptions for safety.' },
      { title: 'What if my teen will not come?', text: 'Parents can begin alone.' },
    ],
  },
  schema: 'medical',
}
