import { WIDGET_DEFAULTS, type WidgetOptions } from '@foyer/shared/widget/options.ts'
import { WIDGET_HANDOFFS, WIDGET_MODES, WIDGET_THEMES } from '@foyer/shared/widget/settings.ts'
import * as z from 'zod/mini'
import { browserStore } from '../../lib/browser-store.ts'

const optionsSchema: z.ZodMiniType<WidgetOptions> = z.object({
  mode: z.enum(WIDGET_MODES),
  title: z.string(),
  text: z.string(),
  button: z.string(),
  launcher: z.string(),
  placeholder: z.string(),
  success: z.string(),
  handoff: z.enum(WIDGET_HANDOFFS),
  theme: z.enum(WIDGET_THEMES),
  accent: z.string(),
  trigger: z.string(),
  isConsentRequired: z.boolean(),
  consent: z.string(),
})

/** What a partner has chosen in the snippet builder, for a reload and while other screens are visited. */
export function typedOptions(code: string) {
  const store = browserStore('tab', `foyer:widget-options:${code}`, optionsSchema)
  return { read: (): WidgetOptions => store.read() ?? WIDGET_DEFAULTS, write: store.write }
}
