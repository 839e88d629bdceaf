import type { ItemWords, Variants } from './type-words.ts'

/** What we say of the places; `ZIP %zip` is that of the office, `%states` reads `in Ohio and Iowa` or `in six states`. */
type PlaceWords = {
  /** On the first screen: how and where, in brief. */
  readonly how: Variants
  /** The same, where no ZIP or no state is known. */
  readonly plain: string
  readonly heading: Variants
  readonly question: ItemWords
}

export const PLACE_WORDS: { readonly [Place in 'office' | 'video' | 'both']: PlaceWords } = {
  office: {
    how: ['[In the office,|Opening in] ZIP %zip.', 'You [come|will come] to the office, in ZIP %zip.'],
    plain: 'In the office.',
    heading: ['Where to find us', 'Where we [are|will be]', 'The way to us'],
    question: {
      id: 'video',
      title: 'Can I be seen by video?',
      text: ['No. Visits [take|will take] place in the office.'],
    },
  },
  video: {
    how: ['[By|Opening by] video, for people %states.', 'We [meet|will meet] by video, %states.'],
    plain: 'By video.',
    heading: ['Where we [can|will] see you', 'States we [see|will see] you in', 'Where you can be'],
    question: {
      id: 'office',
      title: 'Do I have to come to an office?',
      text: ['No. There [is|will be] no office to come to.'],
    },
  },
  both: {
    how: [
      '[In the office|Opening in an office] (ZIP %zip) and by video %states.',
      '[Come|You will come] to the office, ZIP %zip, or meet by video %states.',
    ],
    plain: 'In the office and by video.',
    heading: ['Come in, or stay where you are', 'Near you, or on a screen', 'Here and from home'],
    question: {
      id: 'video',
      title: 'Can a visit be by video?',
      text: ['Yes, as long as you are in a state we name here.'],
    },
  },
}

/** The rule of video visits: `%states` reads `in Florida or Georgia`, or `in one of these states`. */
export const VIDEO_RULE = 'For patients who are %states at the time of the visit.'

export const STATES_TITLE = {
  video: 'States for video visits',
  office: 'States we [practice|will practice] in',
}
