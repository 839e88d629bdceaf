import type { ItemWords, Variants } from './type-words.ts'

/** What we say of the places; `ZIP %zip` is that of the office, `%states` reads `in Ohio and Iowa` or `in six states`. */
type PlaceWords = {
  /** On the first screen: how and where, in brief. */
  readonly how: Variants
  /** The same, where the owner has added the city of the office; `%city` is as it was typed. */
  readonly inCity?: string
  /** The same, where no ZIP or no state is known. */
  readonly plain: string
  readonly heading: Variants
  readonly question: ItemWords
}

export const PLACE_WORDS: { readonly [Place in 'office' | 'video' | 'both']: PlaceWords } = {
  office: {
    how: ['[In the office, in|Opening in] ZIP %zip.', 'Visits [are|will be] at the office, in ZIP %zip.'],
    inCity: '[At our office in|Opening in] %city.',
    plain: 'In the office.',
    heading: ['Where to find us', 'Where we [are|will be]', 'How to find us'],
    question: {
      id: 'video',
      title: 'Can I be seen by video?',
      text: ['No, because visits [are|will be] in person.'],
    },
  },
  video: {
    how: [
      '[By video,|Opening with video visits] for people %states.',
      'We [meet|will meet] by video, %states.',
    ],
    plain: 'By video.',
    heading: ['Where we [can|will] see you', 'Where you can be seen', 'Where you can call from'],
    question: {
      id: 'office',
      title: 'Do I have to come to an office?',
      text: ['No, because there [is|will be] no office, and visits [are|will be] by video.'],
    },
  },
  both: {
    how: [
      '[In the office (ZIP %zip) and by video|Opening in ZIP %zip, with video visits] %states.',
      '[Come|You will come] to the office, ZIP %zip, or meet by video %states.',
    ],
    inCity: '[At our office in %city and by video|Opening in %city, with video visits] %states.',
    plain: 'In the office and by video.',
    heading: ['Come in, or stay where you are', 'Near you, or on a screen', 'In person or by video'],
    question: {
      id: 'video',
      title: 'Can a visit be by video?',
      text: ['Yes, as long as you are in a state that is listed here.'],
    },
  },
}

/** Answers whether a visit can be by video, where there is one state: `%states` reads `in Ohio`. */
export const VIDEO_IN_ONE_STATE = 'Yes, from anywhere %states, at home or on the road.'

/** The rule of video visits: `%states` reads `in Florida or Georgia`, or `in one of these states`. */
export const VIDEO_RULE = 'For patients who are %states during the visit.'

/** The title of the states, by how many there are. */
export const STATES_TITLES = {
  video: { one: 'State for video visits', more: 'States for video visits' },
  office: { one: 'State we [practice|will practice] in', more: 'States we [practice|will practice] in' },
}
