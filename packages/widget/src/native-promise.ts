/**
 * The browser's own Promise, whatever the page has put in its place: an async function returns no other. The build puts it in
 * place of the name `Promise`, in Preact as well.
 */
export const NativePromise = (async () => {})().constructor as PromiseConstructor
