/** A popup that opens later than after an hour is never seen; browsers open one at once after 24 days. */
const MAX_SECONDS = 3600
const MAX_PERCENT = 100

/** Whether the widget can use a trigger: one that it knows, with a number within its bounds or a valid selector. */
export function isTrigger(trigger: string): boolean {
  const [name = '', ...rest] = trigger.trim().split(':')
  const argument = rest.join(':').trim()
  switch (name) {
    case 'load':
    case 'exit':
      return true
    case 'delay':
      return isNumberUpTo(MAX_SECONDS, argument)
    case 'scroll':
      return isNumberUpTo(MAX_PERCENT, argument)
    default:
      return name === 'click' && isSelector(argument)
  }
}

function isNumberUpTo(most: number, text: string): boolean {
  return /^\d+$/.test(text) && Number(text) <= most
}

// The widget would throw with each click on the page.
function isSelector(text: string): boolean {
  try {
    document.createDocumentFragment().querySelector(text)
    return true
  } catch {
    return false
  }
}
