const TEXTS = [
  ...([
    'title',
    'text',
    'label',
    'placeholder',
    'button',
    'sending',
    'launcher',
    'note',
    'privacy',
    'close',
  ] as const),
  ...([
    'success',
    'after',
    'next',
    'invalid',
    'typo',
    'tick',
    'busy',
    'keep',
    'later',
    'onward',
    'refused',
  ] as const),
] as const
const OTHERS = ['mode', 'lang', 'handoff', 'theme', 'accent', 'consent', 'trigger', 'snooze', 'api'] as const

/** The settings of one form. All but the code have defaults; the widget's documentation says what each does. */
export type FoyerSettings = {
  /** The partner's referral code. */
  readonly code: string
  readonly mode?: 'inline' | 'popup' | 'button'
  readonly lang?: 'en' | 'es'
  readonly handoff?: 'redirect' | 'tab' | 'stay'
  readonly theme?: 'auto' | 'light' | 'dark' | 'page'
  /** `#rrggbb` */
  readonly accent?: string
  readonly consent?: string
  readonly trigger?: string
  /** In days. */
  readonly snooze?: number
  /** The full address of the capture endpoint; a pinned version needs it. */
  readonly api?: string
} & { readonly [Name in (typeof TEXTS)[number]]?: string }

/** Where the widget is loaded from. */
export type FoyerSource = {
  /** The address of the app, such as `https://app.example`. */
  readonly appUrl: string
  /** A released version, for pages that decide about updates themselves; without it, the newest widget is loaded. */
  readonly version?: string
  /** The hash of that version. */
  readonly integrity?: string
}

/** A form on the page. */
export type FoyerHandle = {
  readonly element: HTMLElement
  /** Takes the form out of the page. */
  remove(): void
}

/** Returns the attributes of `<foyer-form>` for these settings. */
export function attributesOf(settings: FoyerSettings): Record<string, string> {
  const given = [...OTHERS, ...TEXTS].flatMap((name) => {
    const value = settings[name]
    return value === undefined ? [] : [[`data-${name}`, String(value)] as const]
  })
  return Object.fromEntries([['data-ref', settings.code], ...given])
}

const loads = new Map<string, Promise<void>>()

/**
 * Loads the widget, once for each page. A load that failed is tried again by the next call.
 *
 * @returns a promise that rejects when the file does not arrive
 */
export function loadScript({ appUrl, version, integrity }: FoyerSource): Promise<void> {
  const file = version ? `widget/${version}/widget.js` : 'widget.js'
  const src = `${appUrl.replace(/\/+$/, '')}/${file}`
  const known = loads.get(src)
  if (known) return known
  const load = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script')
    script.src = src
    script.async = true
    if (integrity) {
      script.integrity = integrity
      script.crossOrigin = 'anonymous'
    }
    script.onload = () => resolve()
    script.onerror = () => {
      loads.delete(src)
      script.remove()
      reject(new Error(`${src} could not be loaded.`))
    }
    document.head.append(script)
  })
  loads.set(src, load)
  return load
}

/**
 * Puts a form into an element, or a popup or floating button onto the page, and loads the widget.
 *
 * @param options `target`: where an inline form goes; without it, the end of the page
 * @returns null on a server, where there is no page
 */
export async function loadFoyer(
  options: FoyerSource & FoyerSettings & { readonly target?: Element },
): Promise<FoyerHandle | null> {
  if (typeof document === 'undefined') return null
  const element = document.createElement('foyer-form')
  for (const [name, value] of Object.entries(attributesOf(options))) element.setAttribute(name, value)
  const target = options.target ?? document.body
  target.append(element)
  try {
    await loadScript(options)
  } catch (error) {
    element.remove()
    throw error
  }
  return { element, remove: () => element.remove() }
}
