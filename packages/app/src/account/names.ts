/** The names of a person and their practice. */
export type Names = {
  readonly firstName: string
  readonly lastName: string
  readonly companyName: string
}

/** Returns whether both are equal. */
export function areSameNames(one: Names, other: Names): boolean {
  return (
    one.firstName === other.firstName &&
    one.lastName === other.lastName &&
    one.companyName === other.companyName
  )
}
