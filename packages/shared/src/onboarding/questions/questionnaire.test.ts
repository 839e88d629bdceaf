import { describe, expect, test } from 'vitest'
import { QUESTION_KEYS, type QuestionKey } from '../answers/stored-ids.ts'
import { saveFailureToast } from '../toasts.ts'
import { STEPS, stepAt, stepOf } from './questionnaire.ts'
import type { ChoiceStep, SingleChoiceStep, Step, StepOf } from './step.ts'

const choiceSteps = STEPS.filter((step): step is ChoiceStep => 'options' in step)

describe('the questionnaire', () => {
  test('has one step per question, in order, each with its own path', () => {
    expect(STEPS.map((step) => step.key)).toEqual(QUESTION_KEYS)
    expect(STEPS.map((step) => step.stepNumber)).toEqual(QUESTION_KEYS.map((_, index) => index + 1))
    expect(new Set(STEPS.map((step) => step.path)).size).toBe(STEPS.length)
  })

  test.each<[QuestionKey, string, Step['kind']]>([
    ['businessDetails', '/onboarding/business-details', 'single-choice'],
    ['marketingDetails', '/onboarding/marketing-details', 'single-choice'],
    ['webPresence', '/onboarding/web-presence', 'multiple-choice'],
    ['webPresenceLinks', '/onboarding/web-presence-links', 'links'],
    ['websiteFeedback', '/onboarding/current-website-feedback', 'multiple-choice'],
    ['buildPresence', '/onboarding/build-presence', 'single-choice'],
    ['practiceVision', '/onboarding/build-presence/practice-vision', 'multiple-choice'],
    ['practiceMotivation', '/onboarding/build-presence/practice-motivation', 'multiple-choice'],
    ['practiceType', '/onboarding/build-presence/practice-type', 'single-choice'],
    ['clinicModel', '/onboarding/build-presence/clinic-model', 'single-choice'],
    ['practiceLocation', '/onboarding/build-presence/practice-location', 'location'],
    ['clinicianDetails', '/onboarding/build-presence/clinician-details', 'story'],
    ['designDetails', '/onboarding/build-presence/design-details', 'single-choice'],
  ])('asks %s at %s', (key, path, kind) => {
    expect(stepAt(path)?.key).toBe(key)
    expect(stepAt(`${path}/`)?.key).toBe(key)
    expect(stepOf(key).kind).toBe(kind)
  })

  test('has no step at other paths', () => {
    expect(stepAt('/onboarding')).toBeUndefined()
    expect(stepAt('/onboarding/business-details/more')).toBeUndefined()
    expect(stepAt('/onboarding/Business-Details')).toBeUndefined()
  })
})

describe('texts of the specification', () => {
  test.each<[QuestionKey, string, string | undefined]>([
    ['businessDetails', 'What best descibes where you are in your practice journey?', undefined],
    ['marketingDetails', 'What does marketing look like today?', undefined],
    ['webPresence', "What is your practice's web presence?", 'Select all that apply'],
    ['webPresenceLinks', 'Tell us about your business', undefined],
    ['buildPresence', 'How would you like to share your information?', undefined],
    ['practiceVision', 'What makes your practice special?', 'Select all that apply'],
    ['practiceMotivation', 'What motivates you?', 'Select all that apply'],
    ['clinicModel', 'Which of the following best describes your business model?', undefined],
  ])('title and hint of %s', (key, title, hint) => {
    expect([stepOf(key).title, stepOf(key).hint]).toEqual([title, hint])
  })

  test.each<[QuestionKey, string]>([
    ['practiceType', 'What type of practice are you building?'],
    ['practiceLocation', 'Where will you be practicing?'],
    ['clinicianDetails', 'Share Your Background, Story, and Experience'],
    ['designDetails', 'What style most resonates with you?'],
  ])('title of %s', (key, title) => {
    expect(stepOf(key).title).toBe(title)
  })

  test.each<[QuestionKey, string]>([
    ['marketingDetails', 'Marketing Strategy'],
    ['webPresenceLinks', 'Add Your Links'],
    ['websiteFeedback', 'Provide feedback'],
    ['buildPresence', "Let's get to know you."],
    ['practiceVision', 'Define Your Vision'],
    ['practiceMotivation', "Defining Your 'Why'"],
    ['clinicModel', 'Your Practice Type'],
  ])('panel title of %s', (key, title) => {
    expect(stepOf(key).panel.title).toBe(title)
  })

  test('labels of Continue, idle and while saving', () => {
    const labels = STEPS.map((step) => `${step.key}: ${step.continueLabel}, ${step.busyLabel}`)
    const others = ['webPresenceLinks: Next, Saving...', 'websiteFeedback: Submit Feedback, Submitting...']
    expect(labels.filter((label) => !label.endsWith(': Continue, Saving...'))).toEqual(others)
    expect(stepOf('webPresence')).toMatchObject({ emptyContinueLabel: 'None of the above' })
    expect(stepOf('webPresenceLinks').formTitle).toBe('Please share your links here')
  })

  test('dialog titles of own cards', () => {
    const dialogs = choiceSteps.flatMap((step) => (step.custom ? [[step.key, step.custom.addTitle]] : []))
    expect(dialogs).toEqual([
      ['websiteFeedback', 'Add Improvement Area'],
      ['practiceVision', 'Add Value Proposition'],
      ['practiceMotivation', 'Add Motivation'],
      ['practiceType', 'Add Practice Type'],
    ])
  })
})

describe('behavior of the screens', () => {
  const keysWhere = (has: (step: Step) => boolean) => STEPS.filter(has).map((step) => step.key)

  test('steps that save when a card is selected', () => {
    expect(keysWhere((step) => step.kind === 'single-choice' && step.isAutosubmit)).toEqual([
      'businessDetails',
      'marketingDetails',
      'buildPresence',
    ])
  })

  test('steps with two columns', () => {
    expect(keysWhere((step) => 'columns' in step && step.columns === 2)).toEqual([
      'websiteFeedback',
      'practiceVision',
      'practiceMotivation',
      'practiceType',
      'clinicModel',
      'designDetails',
    ])
  })

  test('steps that disable Continue while nothing is selected', () => {
    expect(keysWhere((step) => 'disabledReason' in step)).toEqual(['websiteFeedback', 'practiceVision'])
  })

  test('steps with a toast after saving', () => {
    const toast = { title: 'Success!', description: 'Your response has been saved.', kind: 'success' }
    const withToast = STEPS.filter((step) => step.successToast)
    expect(withToast.map((step) => [step.key, step.successToast])).toEqual([
      ['businessDetails', toast],
      ['marketingDetails', toast],
    ])
  })

  test.each<[readonly QuestionKey[], string | undefined, object | null]>([
    [['webPresence', 'buildPresence'], 'timeout', null],
    [
      [
        'practiceVision',
        'practiceMotivation',
        'practiceType',
        'clinicModel',
        'practiceLocation',
        'websiteFeedback',
        'webPresenceLinks',
      ],
      '',
      { title: 'Error', description: 'Failed to save response', kind: 'destructive' },
    ],
    [
      ['practiceVision', 'websiteFeedback'],
      'timeout',
      { title: 'Error', description: 'timeout', kind: 'destructive' },
    ],
    [
      ['businessDetails', 'marketingDetails', 'clinicianDetails', 'designDetails'],
      'timeout',
      { title: 'Error', description: 'timeout', kind: 'destructive' },
    ],
    [['clinicianDetails', 'designDetails'], undefined, { title: 'Error', kind: 'destructive' }],
  ])('toast when a save of %j fails with %j', (keys, message, toast) => {
    for (const key of keys) {
      expect(saveFailureToast(stepOf(key).saveFailure, message)).toEqual(toast)
    }
  })
})

describe('the cards', () => {
  test('have unique ids and titles, and a short description', () => {
    for (const { options } of choiceSteps) {
      expect(new Set(options.map((option) => option.id)).size).toBe(options.length)
      expect(new Set(options.map((option) => option.title)).size).toBe(options.length)
      for (const { title, description } of options) {
        expect(title.length).toBeGreaterThan(2)
        expect(description.length).toBeGreaterThan(20)
        expect(description.length).toBeLessThan(90)
      }
    }
  })

  test('have an info paragraph on feedback, practice type and design only', () => {
    const informed = choiceSteps.filter((step) => step.options.some((option) => option.info))
    expect(informed.map((step) => step.key)).toEqual(['websiteFeedback', 'practiceType', 'designDetails'])
    for (const { options } of informed) {
      expect(options.every((option) => (option.info?.length ?? 0) > 100)).toBe(true)
    }
  })

  test('make no promises, use no exclamation marks and use US spelling', () => {
    const texts = JSON.stringify(STEPS.map((step) => ({ ...step, successToast: undefined })))
    expect(texts).not.toMatch(/!|guarantee|\bcure|\bbest clinic|more patients|revenue|income|\bheal\b/i)
    expect(texts).not.toMatch(/colour|licence|behaviour|personalis|centre\b/i)
  })
})

describe('type errors', () => {
  test('an unknown option, a wrong field, a wrong shape and a wrong kind of screen', () => {
    const wrong = {
      // @ts-expect-error 'franchise' is not a clinic model
      options: [{ id: 'franchise', title: 'Franchise', description: '' }],
    } satisfies Partial<SingleChoiceStep<'clinicModel'>>
    // @ts-expect-error the model is stored under another name
    const field: SingleChoiceStep<'clinicModel'>['selectedField'] = 'selected_type'
    // @ts-expect-error the model is stored as one id
    const storedAs: SingleChoiceStep<'clinicModel'>['storedAs'] = 'list'
    // @ts-expect-error links are not asked for with cards
    const kind: StepOf<'webPresenceLinks'>['kind'] = 'single-choice'
    // @ts-expect-error a question without a step
    const steps: { readonly [Key in QuestionKey]: true } = { businessDetails: true }
    expect([wrong, field, storedAs, kind, steps]).toHaveLength(5)
  })
})
