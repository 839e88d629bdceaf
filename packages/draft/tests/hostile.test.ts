import { DESIGN_STYLE_IDS, type DesignStyleId } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import { expect, test } from 'vitest'
import { casesOf } from '../../../tests/cases-of.ts'
import { applyEdits } from '../src/apply-edits.ts'
import { composeDraft } from '../src/compose-draft.ts'
import { editsFromRow } from '../src/edits.ts'
import { ownerPictures } from '../src/personas/owner-pictures.ts'
import { launchableOf, practiceOf } from '../src/personas/persona.ts'
import { full, profile, proposal } from '../src/personas/persona-answers.ts'
import { PERSONAS } from '../src/personas/personas.ts'
import type { Practice } from '../src/practice.ts'
import { renderDraft } from '../src/render-draft.ts'
import { structureOf } from './structure-of.ts'

// Each is long enough to break out of one place: an element, an attribute in either quotes, a sheet, a script, a
// comment, an address, a line of text. The result then differs from every page of ours.
const HOSTILE = [
  '<script x-evil>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' onmouseover='alert(1)' x-evil='",
  '" onmouseover="alert(1)" x-evil="',
  '</style><style x-evil>*{display:none}</style>',
  '</title></head><body onload=alert(1)>',
  '--><iframe src=//evil.example></iframe><!--',
  '</script><svg/onload=alert(1)>',
  ']]></text></svg><math><mi//xlink:href="data:x,<script>alert(1)</script>">',
  '&lt;x-evil&gt; &#60;x-evil&#62; &quot; &amp;quot; &colon;',
  'javascript:alert(1)//https://x.example',
  "https://x.example/\"><x-evil>y</x-evil>?a='b'&c=<x-evil>",
  'data:text/html,<x-evil>x</x-evil>',
  'alert(1) {{7*7}} `x-evil` \\u003cx-evil\\u003e %3Cx-evil%3E',
  'url(javascript:alert(1)) ; } @import "//evil.example" {',
  'a\u2028b\u0000c\u202Ed\uFEFFe <x-evil',
] as const

// What a page of a style is made of: harmless texts of the same length, and texts that are addresses and numbers.
const HARMLESS = [
  ...HOSTILE.map((text) => text.replace(/[^A-Za-z0-9\s]/gu, 'x')),
  'https://practice.example/book?a=b',
  '617-555-0134',
  'hello@practice.example',
]

const OPTIONS = ['draft', 'launch'] as const
const SEED = '00000000-0000-4000-8000-00000000beef'

// What is stored: every free text of the questions, the profile and the details.
function answered(text: string): Practice {
  const card = [text, text] as const
  return practiceOf({
    id: 'answered',
    profile: profile(SEED, text, text, text),
    answers: full({
      journey: 'recent',
      type: card,
      model: 'hybrid',
      zip: text,
      video: true,
      states: ['TN', 'GA'],
      visions: [card, 'technology'],
      reasons: [card, 'wellness'],
      story: `${text}\n\n${text}`,
    }),
    details: { ...detailsOf(text), services: text },
  })
}

// What the code after the checks is given, as if none of them had been made.
function unchecked(text: string): Practice {
  const practice = answered(text)
  return {
    ...practice,
    zip: text,
    city: text,
    region: text,
    name: text,
    owner: { first: text, last: text },
    details: detailsOf(text),
    presences: [
      { type: 'google', typed: text, href: text },
      { type: 'facebook', typed: text, href: undefined },
    ],
  }
}

function redesigned(text: string): Practice {
  const practice = practiceOf({
    id: 'redesigned',
    profile: profile(SEED, text, text, text),
    answers: proposal('recent', text, ['mobile', [text, text]], { facebook: text, google: text }),
  })
  return { ...practice, presences: practice.presences.map((presence) => ({ ...presence, href: text })) }
}

function detailsOf(text: string): Practice['details'] {
  return {
    phone: text,
    patientEmail: text,
    street: text,
    city: text,
    hours: text,
    homeArea: [text],
    bookingUrl: text,
    portalUrl: text,
    costs: text,
    insurances: text,
    plans: [text, text, text],
    newPatients: 'list',
    newPatientsStill: '2026-11-30',
    languages: [text],
    interpreters: text,
    ages: [text],
    steps: 'none',
    parking: text,
    credentials: text,
    specialty: text,
    practicingSince: text,
    reviewUrl: text,
    reviewTried: text,
    reviewsAllowed: text,
    licenceLine: text,
    privacyNoticeUrl: text,
    nondiscriminationNoticeUrl: text,
    services: [text],
    field: undefined,
    storyAnswers: [{ question: 'teacher', text }],
    passages: [{ id: 'p1', text }],
    confirmed: [text],
    struck: [text],
  }
}

const rendered = (practice: Practice, style: DesignStyleId, alt: string) => {
  const pictures = new Map(Object.entries(ownerPictures(alt)))
  const content = applyEdits(composeDraft(practice), { ...editsFromRow(null), pictures })
  return OPTIONS.flatMap((kind) => renderDraft(content, style, { kind, assetBase: '' }))
}

const MAKERS = { answered, unchecked, redesigned } as const

function vocabularyOf(style: DesignStyleId): Set<string> {
  const own = HARMLESS.flatMap((text) => Object.values(MAKERS).map((make) => make(text)))
  const practices = [...own, ...PERSONAS.filter(({ id }) => id !== 'hostile').map(launchableOf)]
  return new Set(
    practices.flatMap((practice) =>
      rendered(practice, style, 'A photo').flatMap(({ path, body }) => structureOf(path, String(body))),
    ),
  )
}

// Dynamic sets a name line by line: its markup is the closest to the text.
test.each(casesOf(DESIGN_STYLE_IDS, (style) => style === 'dynamic'))(
  'keeps hostile text as text in %s',
  { timeout: 180_000 },
  (style) => {
    const vocabulary = vocabularyOf(style)
    for (const text of HOSTILE) {
      for (const [name, make] of Object.entries(MAKERS)) {
        for (const { path, body } of rendered(make(text), style, text)) {
          const page = String(body)
          const where = `${path} of ${name} ${text}`
          const found = structureOf(path, page)
          expect(
            found.filter((line) => !vocabulary.has(line)),
            where,
          ).toEqual([])
          if (path !== 'index.html') continue
          const heads = found.slice(
            0,
            found.findIndex((line) => line.startsWith('body')),
          )
          expect(
            heads.filter((line) => /^(script|style|title)/.test(line)).length,
            where,
          ).toBeLessThanOrEqual(3)
          expect(found.filter((line) => /^(script|style)/.test(line)).length, where).toBeLessThanOrEqual(2)
          const [sheet, data] = ['style', 'script'].map((tag) => textOf(page, tag))
          expect(sheet, where).not.toMatch(/alert|evil/)
          if (data) expect(() => JSON.parse(data), where).not.toThrow()
        }
      }
    }
  },
)

function textOf(page: string, tag: string): string | undefined {
  return new RegExp(`<${tag}[^>]*>([^]*?)</${tag}>`).exec(page)?.[1]
}
