const CODES =
  'US AT BE CA CH CZ DE DK EE ES FI FR GB GR HR HU IE IL IS IT LI LT LU LV MT MX NL NO PL PT RO SE SI SK'

/** Countries in which a partner may have an account, with their English names, the United States first. */
export const COUNTRIES: readonly { readonly code: string; readonly name: string }[] = CODES.split(' ').map(
  (code) => ({ code, name: new Intl.DisplayNames('en', { type: 'region' }).of(code) ?? code }),
)
