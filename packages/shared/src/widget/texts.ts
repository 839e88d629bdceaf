/**
 * The texts of the widget in English and Spanish. A tag replaces any of them with `data-NAME`; `%` is the suggested
 * or the sent email. The English texts of the form are also the defaults of the snippet builder.
 */
export const WIDGET_TEXTS = {
  title: ['Get a free website draft', 'Reciba gratis un borrador web'],
  text: [
    'Leave your email. A first draft is ready within 24 hours.',
    'Deje su correo. El primer borrador está listo en 24 horas.',
  ],
  label: ['Work email', 'Correo de trabajo'],
  placeholder: ['you@practice.com', 'nombre@consulta.com'],
  button: ['Get my draft', 'Quiero mi borrador'],
  sending: ['Sending…', 'Enviando…'],
  launcher: ['Free website draft', 'Borrador web gratis'],
  note: ['No credit card required.', 'Sin tarjeta de crédito.'],
  privacy: ['Privacy', 'Privacidad'],
  close: ['Close', 'Cerrar'],
  success: ['Thank you. We have your email.', 'Gracias. Tenemos su correo.'],
  after: [
    'Next come some questions about your practice, about five minutes. Then we mail your draft to %.',
    'Ahora siguen unas preguntas sobre su consulta, unos cinco minutos. Luego enviamos su borrador a %.',
  ],
  next: ['Continue', 'Continuar'],
  invalid: ['Enter an email address like name@practice.com.', 'Escriba un correo como nombre@consulta.com.'],
  typo: ['Did you mean %?', '¿Quiso decir %?'],
  tick: ['Tick the box to go on.', 'Marque la casilla para continuar.'],
  busy: ['Our server cannot be reached.', 'Nuestro servidor no responde.'],
  keep: ['Keep this page open.', 'Deje esta página abierta.'],
  later: ['Your email will be sent later.', 'Su correo se enviará más tarde.'],
  onward: ['Go on at Foyer', 'Seguir en Foyer'],
  refused: ['We could not take this. Try again later.', 'No pudimos recibirlo. Inténtelo más tarde.'],
} as const

export type WidgetTextName = keyof typeof WIDGET_TEXTS

/** The sentence beside the consent box when the tag has none of its own. */
export const WIDGET_CONSENT = [
  'Foyer may keep my email and how I found this page, to prepare my website draft.',
  'Foyer puede guardar mi correo y cómo llegué a esta página, para preparar mi borrador web.',
] as const
