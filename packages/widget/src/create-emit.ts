import type { WidgetConfig } from './script-config.ts'

type WidgetEvent = 'open' | 'close' | 'captured' | 'error'
export type Emit = (event: WidgetEvent, detail?: Readonly<Record<string, unknown>>) => void

/** Events bubble from the element and leave its shadow; their detail never holds what the visitor typed. */
export function createEmit(target: EventTarget, { ref, mode }: WidgetConfig): Emit {
  return (event, detail) => {
    target.dispatchEvent(
      new CustomEvent(`foyer:${event}`, { bubbles: true, composed: true, detail: { ref, mode, ...detail } }),
    )
  }
}
