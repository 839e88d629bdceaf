import { type ReactNode, useLayoutEffect, useRef } from 'react'

export type QuestionAreaProps = {
  /** Where the owner came from: a later question, by Back, or an earlier one. */
  readonly cameFrom: 'earlier' | 'later'
  readonly className: string
  /** Another layer stands over the question. */
  readonly isCovered: boolean
  readonly children: ReactNode
}

/** The heading and the fields of one question, mounted anew for each. They slide in, and fade out below the next ones. */
export function QuestionArea({ cameFrom, className, isCovered, children }: QuestionAreaProps) {
  const area = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const question = area.current
    return () => {
      if (question) fadeOut(question)
    }
  }, [])
  return (
    <div ref={area} inert={isCovered} data-from={cameFrom} className={`question ${className}`}>
      {children}
    </div>
  )
}

/**
 * Lets a copy of a question that is about to be removed fade where it stands, over the next question, which can be used
 * meanwhile. Nothing fades when no question follows.
 */
function fadeOut(question: HTMLElement): void {
  const { top, left, width } = question.getBoundingClientRect()
  const copy = question.cloneNode(true)
  queueMicrotask(() => {
    const next = document.querySelector<HTMLElement>('.question')
    if (!next || !(copy instanceof HTMLElement)) return
    // References by id and searches for a button mean the next question, and a copied frame would load its page again.
    for (const element of copy.querySelectorAll('[id]')) element.removeAttribute('id')
    for (const frame of copy.querySelectorAll('iframe')) frame.remove()
    copy.dataset.from = next.dataset.from
    const place = document.createElement('div')
    place.className = 'question-leaving'
    place.inert = true
    place.ariaHidden = 'true'
    // Only the area of the next question: a long copy would cover Back and Continue, and a scrolled one the progress.
    const edge = Math.max(0, next.getBoundingClientRect().top)
    const foot = document.querySelector('.onboarding-foot')?.getBoundingClientRect().top ?? innerHeight
    Object.assign(place.style, {
      top: `${edge}px`,
      left: `${left}px`,
      width: `${width}px`,
      height: `${foot - edge}px`,
    })
    copy.style.top = `${top - edge}px`
    place.append(copy)
    document.querySelector('.question-leaving')?.remove()
    document.body.append(place)
    // Under reduced motion there is no animation.
    void Promise.allSettled(copy.getAnimations().map(({ finished }) => finished)).then(() => place.remove())
  })
}
