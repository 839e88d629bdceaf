/** How a person and their practice are called. */
export type Names = {
  readonly firstName: string
  readonly lastName: string
  readonly companyName: string
}

/** Whether both say the same. */
export function areSameNames(one: Names, other: Names): boolean {
  return (
    one.firstName === other.firstName &&
    one.lastName === other.lastName &&
    one.companyName === other.companyName
  )
}
