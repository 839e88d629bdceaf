import type { z } from 'zod'

/** The first problem of each field, by the name of the field. */
export function fieldProblems(error: Pick<z.ZodError, 'issues'>): Record<string, string> {
  const problems: Record<string, string> = {}
  for (const { path, message } of error.issues) problems[String(path[0] ?? '')] ??= message
  return problems
}
