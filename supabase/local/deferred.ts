/** A promise that is settled from outside. */
export type Deferred<T> = { readonly promise: Promise<T>; readonly resolve: (value: T) => void }

export function createDeferred<T>(): Deferred<T> {
  let resolve: (value: T) => void = () => {}
  const promise = new Promise<T>((settle) => {
    resolve = settle
  })
  return { promise, resolve }
}
