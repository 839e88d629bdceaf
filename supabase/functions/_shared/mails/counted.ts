const NUMBERS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten']

/** A count of things as a sentence begins with it: "Three practices". */
export function counted(count: number, thing: string): string {
  return `${NUMBERS[count] ?? count} ${thing}${count === 1 ? '' : 's'}`
}
