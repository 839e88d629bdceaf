import type { AccountErrorCode } from '@foyer/shared/api/account.ts'

/** Why a call about an account failed, as far as its owner needs to know. */
export type AccountFailure = { readonly code: AccountErrorCode }
