interface Navigator {
  /** https://www.w3.org/TR/gpc/ */
  readonly globalPrivacyControl?: boolean
}

interface Window {
  Foyer?: unknown
  /** Settings that a page wrote before the script came, by their names without `data-`. */
  readonly FoyerConfig?: unknown
}
