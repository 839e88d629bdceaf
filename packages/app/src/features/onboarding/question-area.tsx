import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { fadeOut } from './fade-out.ts'

export type QuestionAreaProps = {
  /** Where the owner came from: a later question, by Back, or an earlier one. */
  readonly cameFrom: 'earlier' | 'later'
  readonly className: string
  readonly children: ReactNode
}

/** The heading and the fields of one question, mounted anew for each. They slide in, and fade out below the next ones. */
export function QuestionArea({ cameFrom, className, children }: QuestionAreaProps) {
  const area = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const question = area.current
    return () => {
      if (question) fadeOut(question)
    }
  }, [])
  return (
    <div ref={area} data-from={cameFrom} className={`question ${className}`}>
      {children}
    </div>
  )
}
