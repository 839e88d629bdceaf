// Reads `_headers` and `_redirects` by their documented formats alone, as a static host does:
// https://docs.netlify.com/routing/headers, https://docs.netlify.com/routing/redirects and
// https://developers.cloudflare.com/pages/configuration/headers.

/** Returns every header of the file with the pattern of addresses that get it. */
export function readHeadersFile(text: string): [pattern: string, name: string, value: string][] {
  let pattern = ''
  return text.split('\n').flatMap((line) => {
    if (/^\S/.test(line)) pattern = line
    const header = /^\s+([^:]+): (.*)$/.exec(line)
    return header?.[1] && header[2] ? [[pattern, header[1], header[2]]] : []
  })
}

/** Returns every header that the file takes away again at Cloudflare Pages, with the pattern of addresses. */
export function readTakenHeaders(text: string): [pattern: string, name: string][] {
  let pattern = ''
  return text.split('\n').flatMap((line) => {
    if (/^\S/.test(line)) pattern = line
    const taken = /^\s+! (\S+)$/.exec(line)
    return taken?.[1] ? [[pattern, taken[1]]] : []
  })
}

/** Returns whether a pattern covers a path: only a `*` at its end is special. */
export function covers(pattern: string, path: string): boolean {
  return pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern
}

export type Redirect = { readonly from: string; readonly to: string; readonly status: number }

/** Returns the rules of the file in their order: the first one that covers a path counts. */
export function readRedirectsFile(text: string): Redirect[] {
  return text
    .split('\n')
    .filter((line) => line.trim() && !line.startsWith('#'))
    .map((line) => {
      const [from = '', to = '', status = '301'] = line.trim().split(/\s+/)
      return { from, to, status: Number(status) }
    })
}
