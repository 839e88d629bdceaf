import type { BuildErrorCode } from '@foyer/shared/api/site-builder.ts'

/** Why no website is being built, as far as its owner needs to know. */
export type BuildFailure = { readonly code: BuildErrorCode }
