const BLOCKS = 'address,blockquote,br,dd,div,dt,h1,h2,h3,h4,h5,h6,li,p,pre,tr'
const BULLET = /^\s*(?:[•◦▪‣·*–—-]|\d{1,2}[.)])\s+/u

/** Returns the words of a clipboard. In one row, the rows of a list are told apart by commas, not run together. */
export function pastedText(clipboard: DataTransfer | null, hasBreaks: boolean): string {
  const list = listIn(clipboard)
  if (hasBreaks) return (list?.join('\n') ?? textIn(clipboard)).replace(/[^\S\n]+/gu, ' ')
  const text = list
    ? list.reduce((all, row) => `${all}${/[.!?,;:]$/u.test(all) ? ' ' : ', '}${row}`)
    : textIn(clipboard)
  return text.replace(/\s+/gu, ' ')
}

/** Returns the rows of what is pasted, without their bullets. */
export function pastedRows(clipboard: DataTransfer | null): readonly string[] {
  return listIn(clipboard) ?? rowsOf(textIn(clipboard))
}

// Some programs leave the words there as HTML alone.
function textIn(clipboard: DataTransfer | null): string {
  const plain = clipboard?.getData('text/plain') ?? ''
  const body = plain === '' ? bodyIn(clipboard) : null
  if (!body) return plain
  for (const block of body.querySelectorAll(BLOCKS)) block.before('\n')
  return (body.textContent ?? '').trim()
}

// A list is pasted when nothing else is.
function listIn(clipboard: DataTransfer | null): readonly string[] | null {
  const plain = rowsOf(clipboard?.getData('text/plain') ?? '')
  if (plain.length > 1 && plain.every((row) => BULLET.test(row)))
    return plain.map((row) => row.replace(BULLET, ''))
  const body = bodyIn(clipboard)
  const items = [...(body?.querySelectorAll('li') ?? [])].filter((item) => !item.querySelector('li'))
  const rows = items.flatMap((item) => rowsOf((item.textContent ?? '').replace(/\s+/gu, ' ')))
  for (const item of items) item.remove()
  return rows.length > 1 && body?.textContent?.trim() === '' ? rows : null
}

function bodyIn(clipboard: DataTransfer | null): HTMLElement | null {
  const html = clipboard?.getData('text/html') ?? ''
  return html === '' ? null : new DOMParser().parseFromString(html, 'text/html').body
}

function rowsOf(text: string): string[] {
  return text
    .split(/[\r\n]+/u)
    .map((row) => row.trim())
    .filter(Boolean)
}
