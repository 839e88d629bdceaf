import * as z from 'zod/mini'
import { readBudgetSpent } from '../budget-spent.ts'
import { supabase } from '../supabase.ts'

const errorSchema = z.object({ error: z.object({ code: z.catch(z.string(), ''), message: z.string() }) })

/** An edge function has refused. */
export class FunctionRefused extends Error {
  readonly status: number
  /** The body of the answer. */
  readonly answer: string
  /** As the body names it; empty where a gateway has answered. */
  readonly code: string
  /** What the body says to people. */
  readonly sentence: string | null

  constructor(status: number, answer: string) {
    // Headers and tokens must not reach a log.
    super(`${status} ${answer}`)
    this.status = status
    this.answer = answer
    const told = errorSchema.safeParse(parseJson(answer)).data?.error
    this.code = told?.code ?? ''
    this.sentence = told?.message ?? null
  }
}

type Request = {
  readonly method?: 'GET' | 'POST' | 'DELETE'
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: Readonly<Record<string, unknown>>
  readonly signal?: AbortSignal
  /** In milliseconds. */
  readonly timeout: number
}

/**
 * Calls an edge function as the signed-in person.
 *
 * @throws BudgetSpent when the account has used up a budget
 * @throws FunctionRefused
 * @throws Error when the answer is unknown
 */
export async function callFunction<Answer>(
  path: string,
  request: Request,
  answer: z.ZodMiniType<Answer>,
): Promise<Answer> {
  const { functions } = await supabase()
  const { data, error, response } = await functions.invoke(path.slice(1), request)
  if (!error) return answer.parse(data)
  if (!response) throw error
  throw (await readBudgetSpent(response)) ?? new FunctionRefused(response.status, await response.text())
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
