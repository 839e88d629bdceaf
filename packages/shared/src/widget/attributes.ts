import {
  DEFAULT_SNOOZE_DAYS,
  DEFAULT_TRIGGER,
  WIDGET_HANDOFFS,
  WIDGET_MODES,
  WIDGET_THEMES,
} from './settings.ts'
import { WIDGET_TEXTS } from './texts.ts'

/** What each attribute of the tag means, for partners; the default is the first value. */
const ATTRIBUTES: readonly (readonly [names: readonly string[], about: string])[] = [
  [['mode'], list(WIDGET_MODES)],
  [['ref'], "the partner's referral code"],
  [
    ['api'],
    'the full address of the capture endpoint; without it, the address set at build; pinned versions need it',
  ],
  [Object.keys(WIDGET_TEXTS), 'texts; each has an English and a Spanish default'],
  [['lang'], 'the language of the defaults: `en`, `es`; without it, the `lang` of the page'],
  [['handoff'], list(WIDGET_HANDOFFS)],
  [
    ['consent'],
    'none; a sentence that is shown and recorded; `required` or `required SENTENCE`: a checkbox without which nothing is stored',
  ],
  [['theme'], `${list(WIDGET_THEMES)} (the accent and corners of the page's own main button)`],
  [['accent'], '`#rrggbb`; the label is white or black, whichever is easier to read'],
  [
    ['trigger'],
    `for the popup: \`${DEFAULT_TRIGGER}\`, \`delay:SECONDS\`, \`load\`, \`scroll:PERCENT\`, \`exit\`, \`click:SELECTOR\``,
  ],
  [
    ['snooze'],
    `for how many days after it was opened or closed a popup does not open by itself again: \`${DEFAULT_SNOOZE_DAYS}\``,
  ],
]

/** The table of attributes in docs/widget.md. */
export function attributeTable(): string {
  const rows = ATTRIBUTES.map(
    ([names, about]) => `| ${list(names.map((name) => `data-${name}`))} | ${about} |`,
  )
  return ['| attribute | values (the first is the default) |', '|---|---|', ...rows].join('\n')
}

function list(values: readonly string[]): string {
  return values.map((value) => `\`${value}\``).join(', ')
}
