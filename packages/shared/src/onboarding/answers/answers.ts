import * as z from 'zod/mini'
import { STATE_CODES } from '../../places/us-states.ts'
import {
  customItems,
  idList,
  idListWithCustom,
  instant,
  typedText,
  withoutDangling,
} from './answer-fields.ts'
import * as ids from './stored-ids.ts'
import { isQuestionKey, type QuestionKey } from './stored-ids.ts'

const knownPresences = idList(ids.WEB_PRESENCE_IDS)

// An empty list means "None of the above", so a missing list or one with only unknown ids must fail instead.
const presences = z.pipe(
  z
    .array(z.unknown())
    .check(z.refine((items) => items.length === 0 || knownPresences.parse(items).length > 0)),
  knownPresences,
)

const linksByType = z.pipe(
  z.catch(z.record(z.string(), z.unknown()), {}),
  z.transform((links): { [Type in ids.LinkType]?: string } =>
    Object.fromEntries(
      ids.LINK_TYPES.flatMap((type) => {
        const address = Object.hasOwn(links, type) ? typedText.parse(links[type]) : ''
        return address ? [[type, address]] : []
      }),
    ),
  ),
)

const locationDetails = z.catch(z.object({ states: idList(STATE_CODES), zipcode: typedText }), {
  states: [],
  zipcode: '',
})

const resumePath = z.catch(z.nullable(z.string().check(z.regex(/^[^/\s]+\/[^/\s]+\.pdf$/))), null)

const schemas = {
  businessDetails: z.object({ selected_type: z.enum(ids.JOURNEY_IDS), updated_at: instant }),
  marketingDetails: z.object({ selected_status: z.enum(ids.MARKETING_HELP_IDS), updated_at: instant }),
  webPresence: z.object({ selected_options: presences, updated_at: instant }),
  webPresenceLinks: z.pipe(
    z.object({
      links: linksByType,
      selected_options: idList(ids.LINK_TYPES),
      // Whether the owner lets us read the website; missing where nothing was said.
      may_read: z.catch(z.optional(z.boolean()), undefined),
      updated_at: instant,
    }),
    z.transform(({ may_read, ...answer }) => ({
      ...answer,
      ...(may_read !== undefined && answer.links.website ? { may_read } : {}),
    })),
  ),
  websiteFeedback: z.pipe(
    z.object({
      selected_areas: idListWithCustom(ids.IMPROVEMENT_IDS),
      custom_areas: customItems,
      // Set when the owner of a redesign proposal asks for the full draft; missing otherwise.
      wants_full_draft: z.catch(z.optional(z.literal(true)), undefined),
      updated_at: instant,
    }),
    z.transform(({ wants_full_draft, ...answer }) => ({
      ...answer,
      ...(wants_full_draft && { wants_full_draft }),
      selected_areas: withoutDangling(answer.selected_areas, answer.custom_areas),
    })),
  ),
  buildPresence: z.object({ selected_id: z.enum(ids.SHARING_WAY_IDS), updated_at: instant }),
  practiceVision: z.pipe(
    z.object({
      selected_visions: idListWithCustom(ids.VISION_IDS),
      custom_visions: customItems,
      updated_at: instant,
    }),
    z.transform((answer) => ({
      ...answer,
      selected_visions: withoutDangling(answer.selected_visions, answer.custom_visions),
    })),
  ),
  practiceMotivation: z.pipe(
    z.object({
      selected_motivations: idListWithCustom(ids.MOTIVATION_IDS),
      custom_motivations: customItems,
      updated_at: instant,
    }),
    z.transform((answer) => ({
      ...answer,
      selected_motivations: withoutDangling(answer.selected_motivations, answer.custom_motivations),
    })),
  ),
  // Only one type is selected, but the stored shape is a list.
  practiceType: z.pipe(
    z.object({
      selected_types: idListWithCustom(ids.PRACTICE_TYPE_IDS),
      custom_types: customItems,
      updated_at: instant,
    }),
    z.transform((answer) => ({
      ...answer,
      selected_types: withoutDangling(answer.selected_types, answer.custom_types).slice(0, 1),
    })),
  ),
  clinicModel: z.object({ selected_model: z.enum(ids.CLINIC_MODEL_IDS), updated_at: instant }),
  practiceLocation: z.pipe(
    z.object({
      selected_locations: idList(ids.LOCATION_IDS),
      location_details: locationDetails,
      updated_at: instant,
    }),
    z.transform((answer) => ({
      ...answer,
      location_details: {
        ...answer.location_details,
        zipcode: answer.selected_locations.includes('physical') ? answer.location_details.zipcode : '',
      },
    })),
  ),
  clinicianDetails: z.object({ resume_text: typedText, resume_file_path: resumePath, updated_at: instant }),
  designDetails: z.object({ selected_style: z.enum(ids.DESIGN_STYLE_IDS), updated_at: instant }),
} satisfies Record<QuestionKey, z.ZodMiniType>

type AnswerByKey = { readonly [Key in QuestionKey]: z.output<(typeof schemas)[Key]> }

/** The stored response to one question. */
export type Answer<Key extends QuestionKey = QuestionKey> = AnswerByKey[Key]

/** All answers so far by question, including those on abandoned branches; `answersOnPath` returns those that count. */
export type Answers = { readonly [Key in QuestionKey]?: Answer<Key> | undefined }

/**
 * One schema per question for its stored response. Invalid parts are dropped; an answer without its essential part
 * fails. Whether an answer is complete is decided by `answerProblem`.
 */
const answerSchemas: { readonly [Key in QuestionKey]: z.ZodMiniType<Answer<Key>> } = schemas

/** Parses one stored response; `undefined` when it is unusable. */
export function parseAnswer<Key extends QuestionKey>(key: Key, response: unknown): Answer<Key> | undefined {
  const parsed = answerSchemas[key].safeParse(response)
  return parsed.success ? parsed.data : undefined
}

const rowSchema = z.object({ question_key: z.custom<QuestionKey>(isQuestionKey), response: z.unknown() })

/**
 * Parses rows of `onboarding_responses`, newest first. The newest readable response to each question is its answer;
 * all other rows are ignored.
 */
export function parseAnswers(rows: readonly unknown[]): Answers {
  return rows.reduce<Answers>((answers, row) => {
    const parsed = rowSchema.safeParse(row)
    if (!parsed.success || answers[parsed.data.question_key]) return answers
    const { question_key, response } = parsed.data
    return withAnswer(answers, question_key, parseAnswer(question_key, response))
  }, {})
}

/** Returns the answers with one replaced, or removed if `undefined`. */
export function withAnswer<Key extends QuestionKey>(
  answers: Answers,
  key: Key,
  answer: Answer<Key> | undefined,
): Answers {
  return { ...answers, [key]: answer }
}
