interface Navigator {
  /** https://www.w3.org/TR/gpc/ */
  readonly globalPrivacyControl?: boolean
}

interface Window {
  Foyer?: unknown
}
