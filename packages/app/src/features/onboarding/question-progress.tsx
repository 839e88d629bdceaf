import type { Answers } from '@foyer/shared/onboarding/answers/answers.ts'
import type { QuestionKey } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import { progressAt, progressWords } from '@foyer/shared/onboarding/flow/progress.ts'
import { PathTiles } from '../../components/ui/path-tiles.tsx'

type QuestionProgressProps = { readonly questionKey: QuestionKey; readonly answers: Answers }

/** Which question this is and what is left, in words, above a path of floor tiles. */
export function QuestionProgress({ questionKey, answers }: QuestionProgressProps) {
  const progress = progressAt(questionKey, answers)
  const { position, total, minutesLeft } = progress
  const { place, left } = progressWords(progress)
  const spoken =
    position === total ? left : `about ${minutesLeft === 1 ? 'a minute' : `${minutesLeft} minutes`} left`
  return (
    <PathTiles
      tiles={Array.from({ length: total }, (_, index) => ({
        key: String(index),
        state: index < position - 1 ? 'answered' : index === position - 1 ? 'current' : 'ahead',
      }))}
      position={position}
      spokenLabel={`${place}, ${spoken}`}
      caption={
        <>
          <b className="font-[650] whitespace-nowrap text-text">{place}</b>
          <span className="whitespace-nowrap"> · {left}</span>
        </>
      }
    />
  )
}
