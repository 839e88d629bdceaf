/** Names who sends mails: the operator, with the postal address if there is one. */
export function describeOperator(
  name: string | null | undefined,
  address: string | null | undefined,
): string {
  return [name || 'Foyer', address].filter(Boolean).join(', ')
}
