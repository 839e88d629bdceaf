// What an independent reader of the rules expects of the payouts of one partner, for the property test of the doors.

type Account = { readonly label: string; isUsable: boolean; isRefused: boolean }

/** A partner as the model knows it. */
export type ModelPartner = {
  readonly name: string
  isDeleted: boolean
  isHeld: boolean
  isStopped: boolean
  account: Account | null
  earlier: Account | null
  token: string | null
}

/** A partner whose first account is in use. */
export function newPartner(name: string, label: string): ModelPartner {
  return {
    name,
    isDeleted: false,
    isHeld: false,
    isStopped: false,
    account: { label, isUsable: true, isRefused: false },
    earlier: null,
    token: null,
  }
}

/** Whether money may leave to an account of a partner. */
export function mayLeave(partner: ModelPartner, label: string): boolean {
  const { isHeld, isStopped, account } = partner
  if (isHeld || isStopped || !account) return false
  return account.isUsable && !account.isRefused && account.label === label
}

/** The partner, or a stranger who is signed in, saves other details. */
export function saveDetails(partner: ModelPartner, label: string, token: string): void {
  const { account } = partner
  if (account && (account.isUsable || account.isRefused || !partner.earlier)) partner.earlier = { ...account }
  partner.account = { label, isUsable: account?.isRefused === true, isRefused: false }
  partner.token = token
}

/** "It was not me". */
export function undoChange(partner: ModelPartner): void {
  partner.account = partner.earlier
  partner.earlier = null
  partner.token = null
  partner.isStopped = true
}
