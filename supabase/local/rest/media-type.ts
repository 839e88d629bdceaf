import { RestError } from './rest-error.ts'

/** What the `Accept` header asks for. */
export type MediaType = {
  readonly format: 'rows' | 'object' | 'csv'
  readonly stripNulls: boolean
  readonly contentType: string
}

const JSON_TYPES = new Set(['*/*', 'application/*', 'application/json', 'application/vnd.pgrst.array+json'])

/** The first acceptable type of the list. Throws PGRST107 when there is none. */
export function chooseMediaType(accept: string): MediaType {
  for (const entry of accept.split(',')) {
    const [type = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase())
    const stripNulls = parameters.includes('nulls=stripped')
    const suffix = `${stripNulls ? '; nulls=stripped' : ''}; charset=utf-8`
    if (/^application\/vnd\.pgrst\.object(?:\+json)?$/.test(type)) {
      const contentType = `application/vnd.pgrst.object+json${suffix}`
      return { format: 'object', stripNulls, contentType }
    }
    if (type === 'text/csv')
      return { format: 'csv', stripNulls: false, contentType: 'text/csv; charset=utf-8' }
    if (type === 'application/vnd.pgrst.array+json' && stripNulls) {
      return { format: 'rows', stripNulls, contentType: `${type}${suffix}` }
    }
    if (JSON_TYPES.has(type) || type === '') {
      return { format: 'rows', stripNulls: false, contentType: 'application/json; charset=utf-8' }
    }
  }
  throw new RestError(406, 'PGRST107', `None of these media types are available: ${accept}`)
}
