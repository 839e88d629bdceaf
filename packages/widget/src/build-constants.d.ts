// Replaced at build with values from the environment (see bundle-widget.ts).
declare const FOYER_CAPTURE_URL: string
declare const FOYER_LEAD_URL: string
declare const FOYER_PRIVACY_URL: string
declare const FOYER_WIDGET_VERSION: string
