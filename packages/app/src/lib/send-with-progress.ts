/** An upload that makes no progress for so long is given up: the browser itself would wait for minutes. */
const STALLED_MS = 30_000

/**
 * Sends a file with XMLHttpRequest, because `fetch` and thus supabase-js do not report the progress of an upload.
 *
 * @param onProgress called with the share that has been sent, from 0 to 1
 * @returns the answer; `null` when there was none
 */
export function sendWithProgress(
  url: string,
  headers: Readonly<Record<string, string>>,
  body: FormData | Blob,
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<{ readonly status: number; readonly text: string } | null> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve(null)
    const request = new XMLHttpRequest()
    let timer: ReturnType<typeof setTimeout> | undefined
    const waitForMore = () => {
      clearTimeout(timer)
      timer = setTimeout(() => request.abort(), STALLED_MS)
    }
    request.open('POST', url)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      waitForMore()
      if (lengthComputable) onProgress(loaded / total)
    }
    request.onloadend = () => clearTimeout(timer)
    request.onload = () => resolve({ status: request.status, text: request.responseText })
    request.onerror = () => resolve(null)
    request.onabort = () => resolve(null)
    signal.addEventListener('abort', () => request.abort(), { once: true })
    waitForMore()
    request.send(body)
  })
}
