/** An expected outcome as a value. Exceptions are for bugs. */
export type Result<Value, Failure extends { code: string }> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: Failure }

/** Returns a success. */
export function ok<Value>(value: Value): { readonly ok: true; readonly value: Value } {
  return { ok: true, value }
}

/** Returns an expected failure, identified by its `code`. */
export function err<Failure extends { code: string }>(
  error: Failure,
): { readonly ok: false; readonly error: Failure } {
  return { ok: false, error }
}
