import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'

const widgetFacts = z.object({
  /** The version of `/widget.js`. */
  current: z.string(),
  /** The newest released version, for pinned tags. */
  version: z.string(),
  /** For the `integrity` attribute of a script. */
  integrity: z.string(),
  /** Where `/widget.js` sends captures by itself. */
  captureUrl: z.string(),
})

/** Facts about the widget on this host, for the snippet. */
export type WidgetFacts = z.infer<typeof widgetFacts>

/**
 * Loads the facts that the build of the widget writes.
 *
 * @throws Error when it could not be read
 */
async function loadWidgetFacts(signal: AbortSignal): Promise<WidgetFacts> {
  const response = await fetch('/widget.json', { signal })
  if (!response.ok) throw new Error(`The widget is not described here: ${response.status}.`)
  return z.parse(widgetFacts, await response.json())
}

/** The facts of the widget on this host. */
export const widgetFactsQuery = queryOptions({
  queryKey: ['widget-facts'],
  queryFn: ({ signal }) => loadWidgetFacts(signal),
  staleTime: Number.POSITIVE_INFINITY,
})
