'use client'

import { type CSSProperties, createElement, type ReactElement, useEffect, useRef } from 'react'
import { attributesOf, type FoyerSettings, type FoyerSource, loadScript } from './load-foyer.ts'

export type FoyerFormProps = FoyerSource &
  FoyerSettings & {
    readonly className?: string
    /** The default reserves the height of the card in a place of 460 px, so that nothing moves when it comes. */
    readonly style?: CSSProperties
    /** Is called when a visitor has sent the form. */
    readonly onCaptured?: () => void
    /** Is called when the widget does not arrive, because of a blocker or the network. */
    readonly onFailed?: (error: Error) => void
  }

/** The form as a React component. On a server it renders its place; the form comes in the browser. */
export function FoyerForm(props: FoyerFormProps): ReactElement {
  const { appUrl, version, integrity, className, style } = props
  const place = useRef<HTMLElement>(null)
  const latest = useRef(props)
  useEffect(() => {
    latest.current = props
  })
  useEffect(() => {
    const source = { appUrl, ...(version && { version }), ...(integrity && { integrity }) }
    loadScript(source).catch((error: Error) => latest.current.onFailed?.(error))
  }, [appUrl, version, integrity])
  useEffect(() => {
    const element = place.current
    const tell = () => latest.current.onCaptured?.()
    element?.addEventListener('foyer:captured', tell)
    return () => element?.removeEventListener('foyer:captured', tell)
  }, [])
  const isInline = !props.mode || props.mode === 'inline'
  return createElement('foyer-form', {
    ...attributesOf(props),
    ref: place,
    // React sets `class` on custom elements from version 19 on, `className` before.
    ...(className && { class: className }),
    style: style ?? (isInline ? { display: 'block', minHeight: 232 } : undefined),
  })
}
