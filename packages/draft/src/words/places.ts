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
    how: ['[At our office in|Opening in] ZIP %zip.', '%Visits [are|will be] at our office in ZIP %zip.'],
    inCity: '[At our office in|Opening in] %city.',
    plain: 'In the office.',
    heading: ['Where to find us', 'Our location', 'How to find us'],
    question: {
      id: 'video',
      title: 'Do you offer video %visits?',
      text: ['Not right now. All %visits [are|will be] in person.'],
    },
  },
  video: {
    how: [
      '[Video %visits|Opening with video %visits] for people %states.',
      'We [meet|will meet] by video %states.',
    ],
    plain: 'By video.',
    heading: [
      'Where we [see|will see] %patients',
      'States we [see|will see] %patients in',
      'Video %visits by state',
    ],
    question: {
      id: 'office',
      title: 'Do you have an office?',
      text: ['No. You [meet|will meet] us by video from home or another private place.'],
    },
  },
  both: {
    how: [
      '[At our office (ZIP %zip) and by video|Opening in ZIP %zip, with video %visits] %states.',
      '[Come|You will come] to our office in ZIP %zip, or meet by video %states.',
    ],
    inCity: '[At our office in %city and by video|Opening in %city, with video %visits] %states.',
    plain: 'In the office and by video.',
    heading: ['In person or by video', 'Our office and video %visits', 'At our office or by video'],
    question: {
      id: 'video',
      title: 'Can a %visit be by video?',
      text: ['Yes, if you are in a state that is listed here on the day of the %visit.'],
    },
  },
}

/** Answers whether a visit can be by video, where there is one state: `%states` reads `in Ohio`. */
export const VIDEO_IN_ONE_STATE = 'Yes, if you are %states on the day of the %visit.'

/** The rule of video visits: `%states` reads `in Florida or Georgia`, or `in one of these states`. */
export const VIDEO_RULE = 'For %patients who are %states during the %visit.'

/** The title of the states, by how many there are. */
export const STATES_TITLES = {
  video: { one: 'State for video %visits', more: 'States for video %visits' },
  office: { one: 'State we [practice|will practice] in', more: 'States we [practice|will practice] in' },
}

/** What is said in place of an office, where there is none or not only one; `%area` reads `Seattle, Washington` or `ZIP 98101`. */
type ElsewhereWords = {
  readonly how: Variants
  /** The same, for a practice that sees people by video, too. */
  readonly withVideo: string
  readonly plain: string
  readonly heading: Variants
  /** Over the place, beside it among the facts, and in the contact. */
  readonly title: string
  readonly question?: ItemWords
}

export const ELSEWHERE_WORDS: { readonly [Place in 'home' | 'homeAndOffice' | 'open']: ElsewhereWords } = {
  home: {
    how: ['[Home|Opening with home] %visits in and around %area.'],
    withVideo: '[Home|Opening with home] %visits in and around %area, and video %visits %states.',
    plain: 'At your home.',
    heading: ['Where we [visit|will visit]', 'The area we [cover|will cover]'],
    title: 'Home %visits',
    question: {
      id: 'home',
      title: '[Do you|Will you] come to my home?',
      text: ['Yes, in %area and nearby.'],
    },
  },
  homeAndOffice: {
    how: ['At your home, or at our office in %area.'],
    withVideo: 'At your home, at our office in %area, or by video %states.',
    plain: 'At your home or at our office.',
    heading: ['Your home or our office', 'Where to meet us'],
    title: 'Home and office',
  },
  open: {
    how: ['[In person in|Opening in] %area.'],
    withVideo: '[In person in %area and by video|Opening in %area, with video %visits] %states.',
    plain: 'In person.',
    heading: ['Where to meet us', 'Where we [meet|will meet]'],
    title: 'In person',
  },
}
