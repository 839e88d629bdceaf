import * as z from 'zod/mini'

const stateSchema = z.object({
  email: z.optional(z.string()),
  previousPage: z.optional(z.string()),
  previousPath: z.optional(z.string()),
  branchPath: z.optional(z.string()),
  selectedOptions: z.optional(z.array(z.string())),
  keepsFocus: z.optional(z.boolean()),
  /** The row of "My answers" from which a question was opened. */
  returnsTo: z.optional(z.string()),
})

/** The router state that a screen passes to the next one. */
export type NavigationState = z.infer<typeof stateSchema>

/** Parses the state of a location; anything unknown counts as empty. */
export function parseNavigationState(state: unknown): NavigationState {
  const parsed = stateSchema.safeParse(state)
  return parsed.success ? parsed.data : {}
}
