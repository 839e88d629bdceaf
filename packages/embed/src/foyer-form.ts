'use client'

import { type CSSProperties, createElement, type ReactElement, useEffect, useRef } from 'react'
import { attributesOf, type FoyerSettings, type FoyerSource, loadScript } from './load-foyer.ts'

export type FoyerFormProps = FoyerSource &
  FoyerSettings & {
    readonly className?: string
    /** Of the place that an inline form has, which keeps the height of the card free, so that nothing moves. */
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
  const form = createElement('foyer-form', {
    ...attributesOf(props),
    ref: place,
    style: { gridArea: '1/1' },
  })
  if (props.mode && props.mode !== 'inline') return form
  return createElement(
    'div',
    { className, style: { ...PLACE, ...style } },
    createElement('div', { style: { gridArea: '1/1', height: HEIGHT } }),
    form,
  )
}

const PLACE = { display: 'grid', containerType: 'inline-size', width: '100%', maxWidth: 560 } as const
/** The height of a card with our own words at each width of its place, as the snippet builder writes it. */
const HEIGHT =
  'max(264px,min(336px,(420px - 100cqw)*999),min(364px,(380px - 100cqw)*999),min(388px,(340px - 100cqw)*999),min(428px,(260px - 100cqw)*999))'
