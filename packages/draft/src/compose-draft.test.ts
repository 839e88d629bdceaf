import { DESIGN_STYLE_IDS } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import { describe, expect, test } from 'vitest'
import { checklistOf } from './checklist.ts'
import { composeDraft } from './compose-draft.ts'
import type { FullContent } from './content.ts'
import { jsonLd } from './json-ld.ts'
import { launchContent } from './launch-content.ts'
import { linesOf } from './lines-of.ts'
import { type Persona, practiceOf } from './personas/persona.ts'
import { full, profile } from './personas/persona-answers.ts'
import { PERSONAS } from './personas/personas.ts'
import { randomPersona } from './personas/random-persona.ts'
import type { ProposalSection } from './proposal-sections.ts'
import { type Section, sectionOf } from './sections.ts'

const OWNER = profile('22222222-0000-4000-8000-000000000001', 'Dana', 'Reyes', 'Harbor')
const sectionsFor = (persona: Omit<Persona, 'id'>): Section[] => {
  const content = composeDraft(practiceOf({ id: 'one', ...persona }))
  if (content.kind !== 'full') throw new Error('This persona gets a proposal.')
  return content.sections
}
const many = Array.from({ length: 200 }, (_, number) => randomPersona(number)).flatMap((persona) => {
  const content = composeDraft(practiceOf(persona))
  return content.kind === 'full' ? [{ persona, content }] : []
})
const kinds = (sections: readonly (Section | ProposalSection)[]) => sections.map(({ kind }) => kind)
const texts = (value: unknown) => linesOf(value).map(({ text }) => text)

describe('a draft of any practice', () => {
  test('names the emergency number once, but for a crisis', () => {
    for (const { content } of many) {
      expect(
        texts({ ...content, metadata: undefined, crisis: undefined }).filter((text) => text.includes('911')),
      ).toHaveLength(1)
    }
  })

  test.each([
    ['dr. kyle', 'dr. kyle'],
    ['bell', 'bell'],
    ['Ana de', 'Ana de'],
  ])('keeps the name %j in the menu as it was typed: %j', (first, entry) => {
    const answers = full({ journey: 'thinking', type: 'primary_care', model: 'concierge', zip: '37402' })
    const sections = sectionsFor({ profile: profile(OWNER.id, first, 'Reyes', 'Harbor'), answers })
    expect(sectionOf(sections, 'story')?.label.text).toBe(entry)
  })

  test('keeps the sentence of a service that the owner lists, however it is written', () => {
    const answers = full({ journey: 'thinking', type: 'primary_care', model: 'concierge', zip: '37402' })
    const sections = sectionsFor({
      profile: OWNER,
      answers,
      details: { services: 'vaccine\nMinor Injuries\nTravel shots' },
    })
    const listed = sectionOf(sections, 'services')?.items.map(({ title, more }) => [
      title.text,
      more?.standing,
    ])
    expect(listed).toEqual([
      ['vaccine', 'suggested'],
      ['Minor Injuries', 'suggested'],
      ['Travel shots', undefined],
    ])
  })

  test('names the clinician among the facts when there are more facts than places', () => {
    const sections = sectionsFor({
      profile: OWNER,
      answers: full({ journey: 'thinking', type: 'primary_care', model: 'concierge', zip: '37402' }),
    })
    const facts = sectionOf(sections, 'hero')?.facts.map(({ about }) => about)
    expect(facts).toEqual(['field', 'stage', 'visits', 'person'])
  })

  test('calls the story by another word when the practice has the first name of its owner', () => {
    const answers = full({ journey: 'recent', type: 'primary_care', zip: '37402', story: 'I sing.' })
    const labelIn = (company: string) =>
      sectionOf(sectionsFor({ answers, profile: { ...OWNER, company_name: company } }), 'story')?.label.text
    expect(labelIn('Harbor')).toBe('Dana')
    expect(labelIn('Dana')).toBe('About')
  })

  test('counts the states in their title', () => {
    const titleFor = (states: readonly ['TN'] | readonly ['TN', 'GA']) => {
      const answers = full({ journey: 'recent', type: 'primary_care', zip: '37402', states })
      return sectionOf(sectionsFor({ profile: OWNER, answers }), 'where')?.statesTitle?.text
    }
    expect(titleFor(['TN'])).toBe('State we practice in')
    expect(titleFor(['TN', 'GA'])).toBe('States we practice in')
  })

  test('names the city of the office instead of its ZIP once the owner has added it', () => {
    const answers = full({
      journey: 'recent',
      type: 'primary_care',
      zip: '37402',
      video: true,
      states: ['TN'],
    })
    const details = { city: 'Soddy-Daisy' }
    const hero = sectionOf(sectionsFor({ profile: OWNER, answers, details }), 'hero')
    expect(hero?.how?.text).toBe('At our office in Soddy-Daisy and by video in Tennessee.')
    expect(hero?.facts.find(({ about }) => about === 'place')?.value.text).toBe('Soddy-Daisy, TN')
  })

  test('writes the address as the post does, in the text, in the contact and in the facts for machines', () => {
    const answers = full({ journey: 'recent', type: 'primary_care', zip: '75201-1234', states: ['TX'] })
    const details = { street: '12 Main St, Suite 4' }
    const content = composeDraft(practiceOf({ id: 'one', answers, profile: OWNER, details }))
    if (content.kind !== 'full') throw new Error('This persona gets a proposal.')
    const office = sectionOf(content.sections, 'where')?.office
    expect([office?.address, office?.zip].flatMap(texts)).toEqual([
      '12 Main St, Suite 4',
      'Dallas, TX\u00a075201-1234',
    ])
    expect(office?.map?.href).toBe(
      'https://www.google.com/maps/search/?api=1&query=12%20Main%20St%2C%20Suite%204%2C%20Dallas%2C%20TX%2075201-1234',
    )
    expect(sectionOf(content.sections, 'contact')?.place?.text).toBe('Office: Dallas, TX')
    expect(sectionOf(content.sections, 'hero')?.how?.text).toBe('At our office in Dallas, Texas.')
    expect(jsonLd(content.entity)['@graph']).toMatchObject([
      { address: { streetAddress: '12 Main St, Suite 4', addressLocality: 'Dallas', addressRegion: 'TX' } },
      {},
    ])
  })

  test.each([
    ['Highland Park', 'Highland Park, TX'],
    ['Highland Park, TX', 'Highland Park, TX'],
    ['Highland Park, Texas 75205', 'Highland Park, TX'],
    ['Highland Park TX', 'Highland Park, TX'],
  ])('takes the correction %j of the city without its state', (city, said) => {
    const answers = full({ journey: 'recent', type: 'primary_care', zip: '75201', states: ['TX'] })
    const sections = sectionsFor({ profile: OWNER, answers, details: { city } })
    expect(sectionOf(sections, 'contact')?.place?.text).toBe(`Office: ${said}`)
  })

  test('names the ZIP where the data know no city, until the owner adds one', () => {
    // San Juan in Puerto Rico: ZIPs of territories are not in the data.
    const answers = full({ journey: 'recent', type: 'primary_care', zip: '00901', states: ['TX'] })
    const saidWith = (details: object) => {
      const sections = sectionsFor({ profile: OWNER, answers, details })
      const { office } = sectionOf(sections, 'where') ?? {}
      return [office?.address, office?.zip, sectionOf(sections, 'contact')?.place].flatMap(texts)
    }
    const hero = sectionOf(sectionsFor({ profile: OWNER, answers }), 'hero')
    expect(hero?.how?.text).toMatch(/^(At our office in|Visits are at our office in) ZIP\u00a000901\.$/)
    expect(saidWith({})).toEqual(['ZIP\u00a000901', 'Office: ZIP\u00a000901'])
    expect(saidWith({ street: '12 Calle Sol', city: 'San Juan' })).toEqual([
      '12 Calle Sol',
      'San Juan\u00a000901',
      'Office: San Juan',
    ])
  })

  test('names the only state of video visits in the answer and the contact', () => {
    const base = { journey: 'recent', type: 'primary_care', video: true, states: ['TN'] } as const
    const both = sectionsFor({ profile: OWNER, answers: full({ ...base, zip: '37402' }) })
    expect(texts(sectionOf(both, 'questions'))).toContain(
      'Yes, if you are in Tennessee on the day of the visit.',
    )
    const video = sectionsFor({ profile: OWNER, answers: full(base) })
    expect(sectionOf(video, 'contact')?.place?.text).toBe('By video: Tennessee')
  })

  test('asks nobody to come in when the model is virtual and the places are not answered yet', () => {
    const answers = full({ journey: 'recent', type: 'primary_care', model: 'virtual_only' })
    const said = texts(sectionOf(sectionsFor({ profile: OWNER, answers }), 'visit'))
    expect(said).toContain('Before the call ends')
    expect(said).not.toContain('Before you leave')
  })

  test('asks three to five questions, in a launch too', () => {
    for (const { content } of many) {
      for (const { sections } of [content, launchContent(content)]) {
        const count = sectionOf(sections, 'questions')?.items.length
        expect(count).toBeGreaterThanOrEqual(3)
        expect(count).toBeLessThanOrEqual(5)
      }
    }
  })

  test('explains the Good Faith Estimate high on the page, unless visits are billed to insurance', () => {
    for (const { content } of many) {
      const order = kinds(content.sections)
      const isAfterWhere = order.indexOf('cost') > order.indexOf('where')
      expect(isAfterWhere || !order.includes('where')).toBe(
        content.subject.model === 'traditional' || !order.includes('where'),
      )
      expect(texts(sectionOf(content.sections, 'cost')).join(' ')).toContain('right to a Good Faith Estimate')
    }
  })

  test('names a place or says nothing of places, and promises no state that is not named', () => {
    const withoutStates = many.filter(
      ({ content: { subject } }) => subject.hasVideo && subject.states.length === 0,
    )
    expect(withoutStates.length).toBeGreaterThan(0)
    for (const { content } of withoutStates) {
      const where = sectionOf(content.sections, 'where')
      expect(where !== undefined).toBe(content.subject.hasOffice)
      expect(texts(content.sections).join(' ')).not.toContain('a state we name here')
    }
  })

  test('does not say that visits are in the office only where care is by video', () => {
    const byVideo = many.filter(({ content: { subject } }) => subject.model === 'virtual_only')
    expect(byVideo.some(({ content: { subject } }) => subject.hasOffice && !subject.hasVideo)).toBe(true)
    for (const { content } of byVideo)
      expect(texts(content.sections).join(' ')).not.toContain('take place in the office')
  })

  test('offers no shot and no exam by video', () => {
    const byVideo = many.filter(({ content: { subject } }) => subject.hasVideo && !subject.hasOffice)
    expect(byVideo.length).toBeGreaterThan(10)
    for (const { content } of byVideo)
      expect(texts(sectionOf(content.sections, 'services')).join(' ')).not.toMatch(
        /Flu shots|On schedule|Pap tests|\{/,
      )
  })

  test('tells office and video apart only where both were chosen', () => {
    for (const { content } of many) {
      const { hasOffice, hasVideo, model } = content.subject
      const ways = sectionOf(content.sections, 'model')?.ways ?? []
      expect(ways.length).toBe(model === 'hybrid' && hasOffice && hasVideo ? 2 : 0)
    }
  })

  test('offers video beside an office alone: else no visit is by video, or every one', () => {
    const told = many.filter(({ content: { subject } }) => subject.hasOffice !== subject.hasVideo)
    expect(told.length).toBeGreaterThan(50)
    for (const { content } of told) {
      const said = texts(sectionOf(content.sections, 'values')?.items.flatMap(({ text }) => text))
      expect(said.filter((text) => /\bby video\b|\bvideo visits\b/i.test(text))).toEqual([])
    }
  })

  test('does not speak as if a practice were open that is not', () => {
    const notOpen = many.filter(({ content }) => !content.subject.isOpen)
    expect(notOpen.length).toBeGreaterThan(30)
    const present =
      /\b(?:we|you|visits|members) (?:talk|ask|look|check|read|get|hear|leave|meet|keep|see|treat|practice|put|choose|pick|reach|pay|tell|go|are by|take place)\b/i
    // Titles of steps are no promises, and "before we meet" is still ahead.
    const ahead = /\b(?:before|when|if|once|until|what) (?:we|you|they)\b[^,.]*/gi
    const said = notOpen.flatMap(({ content }) =>
      linesOf(content.sections).filter(
        ({ text, typed, sources }) =>
          !typed && text.endsWith('.') && sources.every(({ from }) => from !== 'rule'),
      ),
    )
    const wrong = said.map(({ text }) => text.replace(ahead, '')).filter((text) => present.test(text))
    expect([...new Set(wrong)].filter((text) => text !== 'What you pay depends on your plan.')).toEqual([])
  })
})

test('the story is set verbatim and signed', () => {
  const story = 'First line, as typed.\n\n  “Second” line: it’s mine.  '
  const section = sectionOf(
    sectionsFor({ answers: full({ journey: 'recent', story }), profile: OWNER }),
    'story',
  )
  expect(section?.paragraphs.map(({ text, typed }) => [text, typed])).toEqual([
    ['First line, as typed.', true],
    ['“Second” line: it’s mine.', true],
  ])
  expect(section?.signature?.text).toBe('Dana Reyes')
})

test('own cards are quoted under their own titles', () => {
  const answers = full({
    journey: 'recent',
    visions: [['House calls', 'At home, every Thursday.'], 'technology'],
    reasons: ['wellness', ['My sister', 'She waited eleven months.']],
  })
  const sections = sectionsFor({ answers, profile: OWNER })
  const own = [...(sectionOf(sections, 'values')?.items ?? []), ...(sectionOf(sections, 'why')?.own ?? [])]
  expect(own.filter(({ isOwn }) => isOwn).map((item) => [item.title.text, texts(item.text)])).toEqual([
    ['House calls', ['At home, every Thursday.']],
    ['My sister', ['She waited eleven months.']],
  ])
  expect(
    own.filter(({ isOwn }) => isOwn).every(({ title, text }) => [title, ...text].every(({ typed }) => typed)),
  ).toBe(true)
})

test('choosing a card proves its title and nothing more', () => {
  const answers = full({ journey: 'recent', type: 'primary_care', visions: ['accessibility', 'expertise'] })
  for (const { title, text } of sectionOf(sectionsFor({ answers, profile: OWNER }), 'values')?.items ?? []) {
    expect(title.standing).toBe('given')
    expect(text.length).toBeGreaterThan(0)
    expect(text.filter(({ standing }) => standing !== 'suggested')).toEqual([])
  }
})

test('a video visit is for patients who are in one of the states', () => {
  const rule = (states: ('FL' | 'GA' | 'NC' | 'SC' | 'NH' | 'RI' | 'WV')[]) => {
    const answers = full({ journey: 'recent', video: true, states })
    return sectionOf(sectionsFor({ answers, profile: OWNER }), 'where')?.video?.rule.text
  }
  expect(rule(['FL', 'GA'])).toBe('For patients who are in Florida or Georgia during the visit.')
  expect(rule(['NC', 'SC', 'NH', 'RI', 'WV', 'FL', 'GA'])).toBe(
    'For patients who are in one of these states during the visit.',
  )
})

test('a style that was chosen changes no word', () => {
  const words = DESIGN_STYLE_IDS.map((style) =>
    texts(sectionsFor({ answers: full({ journey: 'recent', type: 'mens_health', style }), profile: OWNER })),
  )
  expect(new Set(words.map((said) => said.join('\n'))).size).toBe(1)
})

test('a proposal keeps the order of areas, and own areas keep their words', () => {
  const redesign = PERSONAS.find(({ id }) => id === 'redesign')
  if (!redesign) throw new Error('There is no persona redesign.')
  const content = composeDraft(practiceOf(redesign))
  if (content.kind !== 'proposal') throw new Error('This persona gets a full draft.')
  const changes = content.sections.find((section) => section.kind === 'changes')
  expect(changes?.areas.map(({ area }) => area)).toEqual(['mobile', 'copy', 'navigation', 'custom'])
  expect(changes?.areas.every(({ points }) => points.length === 3)).toBe(true)
  expect(changes?.areas.at(-1)?.quote?.text).toMatchObject({
    text: 'A third of my patients read it first.',
    typed: true,
  })
})

test('a proposal says only what was answered and what holds for most websites', () => {
  const redesigns = [
    ...PERSONAS,
    ...Array.from({ length: 200 }, (_, number) => randomPersona(number)),
  ].flatMap((persona) => {
    const content = composeDraft(practiceOf(persona))
    return content.kind === 'proposal' ? [{ persona, lines: linesOf(content.sections) }] : []
  })
  expect(redesigns.length).toBeGreaterThan(3)
  for (const { persona, lines } of redesigns) {
    const answered = new Set(Object.keys(persona.answers))
    for (const { text, standing, typed, sources } of lines) {
      const own = sources.filter(({ from }) => from !== 'rule')
      expect([text, standing]).toEqual([text, own.length > 0 && standing !== 'general' ? 'given' : 'general'])
      for (const source of own)
        expect(source.from === 'question' ? answered.has(source.question) : source.from).toBe(
          source.from === 'question' ? true : 'profile',
        )
      // The owner's words stand letter by letter in what was typed.
      if (typed && sources.every(({ from }) => from === 'question'))
        expect(JSON.stringify(persona.answers)).toContain(JSON.stringify(text).slice(1, -1))
    }
  }
})

describe('a type of the owner’s own', () => {
  const dental = {
    journey: 'recent',
    type: ['Dental', 'Care for the person,'],
    zip: '75201',
    states: ['TX'],
  } as const
  const sectionsWith = (details: object, type: readonly [string, string] = dental.type) =>
    sectionsFor({ profile: OWNER, answers: full({ ...dental, type }), details })
  const servicesIn = (sections: Section[]) => sectionOf(sections, 'services')

  test('gets the words of the field that its title names, as suggestions', () => {
    const sections = sectionsWith({})
    expect(texts(servicesIn(sections))).toContain('Fillings')
    expect(servicesIn(sections)?.items.every(({ title }) => title.standing === 'suggested')).toBe(true)
  })

  test('gets words that fit any practice when the owner says that the field is another one', () => {
    expect(servicesIn(sectionsWith({ field: 'other' }))).toBeUndefined()
    const named = servicesIn(sectionsWith({ field: 'midwifery' }))
    expect(texts(named)).toContain('Prenatal care')
    expect(named?.heading.sources).toContainEqual({ from: 'detail', field: 'field' })
    expect(servicesIn(sectionsWith({}, ['Massage therapy', 'For tired backs']))).toBeUndefined()
  })

  test('shows the services that the owner listed, in that order and letter by letter', () => {
    const services = servicesIn(
      sectionsWith({ services: 'Implants\n\n  Cleanings & <b>polish</b> \nX-rays' }),
    )
    expect(services?.items.map(({ title }) => [title.text, title.typed])).toEqual([
      ['Implants', true],
      ['Cleanings & <b>polish</b>', true],
      ['X-rays', true],
    ])
  })

  test('has a description in which its sentence ends', () => {
    const content = composeDraft(practiceOf({ id: 'one', profile: OWNER, answers: full(dental) }))
    expect(content.metadata.description.text).toBe(
      'Dental care in Dallas, Texas, with Dana Reyes. Care for the person.',
    )
  })
})

test('words that cannot stand large wait for their owner, and stand large once kept', () => {
  const answers = full({
    journey: 'recent',
    type: ['Dental', 'CALL TODAY!!'],
    visions: [['care', 'good']],
    reasons: [['help', 'people']],
    story: 'doctor',
  })
  const composed = (details: object = {}) => {
    const content = composeDraft(practiceOf({ id: 'one', profile: OWNER, answers, details }))
    if (content.kind !== 'full') throw new Error('This persona gets a proposal.')
    return content
  }
  const waiting = composed()
  expect(waiting.repairs?.map(({ place, typed }) => [place, typed])).toEqual([
    ['lede', 'CALL TODAY!!'],
    ['story', 'doctor'],
    ['values', 'care: good'],
    ['why', 'help: people'],
  ])
  expect(checklistOf(waiting).filter(({ kind }) => kind === 'repair')).toHaveLength(4)
  const large = ({ sections }: FullContent) => [
    sectionOf(sections, 'hero')?.lede.text === 'CALL TODAY!!',
    sectionOf(sections, 'story')?.isQuotation,
    sectionOf(sections, 'values')?.items[0]?.isOwn,
    sectionOf(sections, 'why')?.own[0]?.isOwn,
  ]
  expect(large(waiting)).toEqual([false, false, false, false])
  // What was typed as a card or a story stands in its place.
  expect(texts(waiting.sections)).toEqual(expect.arrayContaining(['doctor', 'good', 'people']))
  expect(JSON.stringify(waiting.metadata)).not.toMatch(/TODAY/)
  const ids = waiting.repairs?.map(({ id }) => id) ?? []
  const kept = composed({ confirmed: ids })
  expect(large(kept)).toEqual([true, true, true, true])
  expect(kept.repairs).toBeUndefined()
  expect(composed({ struck: ids }).repairs).toBeUndefined()
  expect(large(composed({ struck: ids }))).toEqual([false, false, false, false])
})

test('a story under 25 words is a quotation that names its author once', () => {
  const storyOf = (story: string, storyAnswers: readonly object[] = []) =>
    sectionOf(
      sectionsFor({ profile: OWNER, answers: full({ journey: 'recent', story }), details: { storyAnswers } }),
      'story',
    )
  const short = storyOf('I sing to every child.')
  expect(short?.isQuotation).toBe(true)
  expect([short?.heading, short?.signature].flatMap(texts)).toEqual(['In my own words', 'Dana Reyes'])
  const answers = [
    { question: 'thanks', text: 'For calling back' },
    { question: 'teacher', text: 'My aunt.' },
  ]
  expect(storyOf('I sing.', answers)?.paragraphs.map(({ text }) => text)).toEqual([
    'I sing.',
    'For calling back',
    'My aunt.',
  ])
})

test('the contact names only ways that the owner has added', () => {
  const leadWith = (details: object) => {
    const answers = full({ journey: 'recent', type: 'primary_care' })
    return texts(sectionOf(sectionsFor({ profile: OWNER, answers, details }), 'contact')?.lead).join(' ')
  }
  expect(leadWith({})).toBe('')
  expect(leadWith({ phone: '423-555-0100' })).toMatch(/\bcall\b/i)
  expect(leadWith({ phone: '423-555-0100' })).not.toMatch(/online|email|write/i)
  expect(leadWith({ patientEmail: 'a@b.example' })).toMatch(/private|others may read/)
  expect(leadWith({ bookingUrl: 'https://book.example' })).toMatch(/online/)
})
