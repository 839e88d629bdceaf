/** Why nothing leaves for a partner, by the words of private.payout_obstacle. */
export const OBSTACLES: Readonly<Record<string, string>> = {
  check: 'Said “It was not me”: release the partner first',
  account: 'No payout details',
  correction: 'A payment came back: the details have to be corrected',
  hold: 'Held',
  terms: 'Has not accepted the partner terms',
  form: 'The tax form is missing',
  new_account: 'The details are new: seven days',
}

/** Why nothing leaves for a partner, in words. */
export const obstacleWords = (because: string): string => OBSTACLES[because] ?? because
