import { notFoundHint } from './not-found-hint.ts'
import { RestError } from './rest-error.ts'
import type { Parameter, Routine, SchemaSnapshot } from './schema-cache.ts'

export type ChosenRoutine = {
  readonly routine: Routine
  /** The one unnamed json or jsonb parameter that takes the whole body. */
  readonly takesBody: boolean
}

/** The overload that the given argument names call. Throws PGRST202 or PGRST203. */
export function chooseRoutine(
  snapshot: SchemaSnapshot,
  schema: string,
  name: string,
  argumentNames: readonly string[],
  isPost: boolean,
): ChosenRoutine {
  const exposed = snapshot.routines.filter((routine) => routine.schema === schema)
  const overloads = exposed.filter((routine) => routine.name === name)
  const matching = overloads.filter((routine) => accepts(routine, argumentNames))
  if (matching.length > 1) throw ambiguous(matching)
  if (matching[0]) return { routine: matching[0], takesBody: false }

  const takingBody = isPost ? overloads.filter(({ parameters }) => isSingleJson(parameters)) : []
  if (takingBody.length > 1) throw ambiguous(takingBody)
  if (takingBody[0]) return { routine: takingBody[0], takesBody: true }
  throw notFound(exposed, overloads, `${schema}.${name}`, argumentNames, isPost)
}

function accepts({ parameters }: Routine, names: readonly string[]): boolean {
  const hasEveryName = parameters.every((parameter) => parameter.name !== '')
  return (
    hasEveryName &&
    names.every((name) => parameters.some((parameter) => parameter.name === name)) &&
    parameters.every(({ name, isRequired }) => !isRequired || names.includes(name))
  )
}

function isSingleJson(parameters: readonly Parameter[]): boolean {
  const [only] = parameters
  return parameters.length === 1 && only?.name === '' && /^jsonb?$/.test(only.type)
}

function ambiguous(routines: readonly Routine[]): RestError {
  const signatures = routines.map(({ schema, name, parameters }) => {
    return `${schema}.${name}(${parameters.map((parameter) => `${parameter.name} => ${parameter.type}`).join(', ')})`
  })
  const message = `Could not choose the best candidate function between: ${signatures.join(', ')}`
  const hint =
    'Try renaming the parameters or the function itself in the database so function overloading can be resolved'
  return new RestError(300, 'PGRST203', message, { hint })
}

function notFound(
  exposed: readonly Routine[],
  overloads: readonly Routine[],
  qualified: string,
  names: readonly string[],
  isPost: boolean,
): RestError {
  const signature = names.length === 0 ? ' without parameters' : `(${names.join(', ')})`
  const wanted =
    names.length === 0
      ? 'without parameters'
      : `with parameter${names.length > 1 ? 's' : ''} ${names.join(', ')}`
  const orBody = isPost ? ' or with a single unnamed json/jsonb parameter' : ''
  const candidates =
    overloads.length > 0
      ? overloads.map((routine) => `${qualified}(${routine.parameters.map(({ name }) => name).join(', ')})`)
      : exposed.map((routine) => `${routine.schema}.${routine.name}`)
  return new RestError(
    404,
    'PGRST202',
    `Could not find the function ${qualified}${signature} in the schema cache`,
    {
      details: `Searched for the function ${qualified} ${wanted}${orBody}, but no matches were found in the schema cache.`,
      hint: notFoundHint(
        'Perhaps you meant to call the function',
        overloads.length > 0 ? `${qualified}${signature}` : qualified,
        candidates,
      ),
    },
  )
}
