import { RestError } from './rest-error.ts'
import type { Routine, SchemaSnapshot } from './schema-cache.ts'

/** The overload that the given argument names call. Throws PGRST202 or PGRST203. */
export function chooseRoutine(
  { routines }: SchemaSnapshot,
  schema: string,
  name: string,
  argumentNames: readonly string[],
): Routine {
  const matching = routines.filter(
    (routine) => routine.schema === schema && routine.name === name && accepts(routine, argumentNames),
  )
  const [routine] = matching
  if (!routine) throw notFound(`${schema}.${name}`, argumentNames)
  if (matching.length > 1) throw ambiguous(matching)
  return routine
}

function accepts({ parameters }: Routine, names: readonly string[]): boolean {
  return (
    names.every((name) => name !== '' && parameters.some((parameter) => parameter.name === name)) &&
    parameters.every(({ name, isRequired }) => !isRequired || names.includes(name))
  )
}

function ambiguous(matching: readonly Routine[]): RestError {
  const candidates = matching.map(({ schema, name, parameters }) => {
    return `${schema}.${name}(${parameters.map((parameter) => `${parameter.name} => ${parameter.type}`).join(', ')})`
  })
  const message = `Could not choose the best candidate function between: ${candidates.join(', ')}`
  const hint =
    'Try renaming the parameters or the function itself in the database so function overloading can be resolved'
  return new RestError(300, 'PGRST203', message, { hint })
}

function notFound(name: string, names: readonly string[]): RestError {
  const signature = names.length === 0 ? ' without parameters' : `(${names.join(', ')})`
  const message = `Could not find the function ${name}${signature} in the schema cache`
  return new RestError(404, 'PGRST202', message)
}
