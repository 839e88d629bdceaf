/** Greets by the time of day of the person's own clock. */
export function greeting(now: Date, firstName: string): string {
  const hour = now.getHours()
  const words = hour < 5 || hour >= 18 ? 'Good evening' : hour < 12 ? 'Good morning' : 'Good afternoon'
  return firstName ? `${words}, ${firstName}` : words
}
