// What the tests promise, which files show it, and what the first ring has of it.
export type TestPromise = {
  /** What these tests show. */
  readonly promise: string
  /** The paths of their files. The first promise that names a file counts. */
  readonly tests: readonly string[]
} & (
  | { readonly first: 'all' }
  | {
      /** `some`: the files themselves choose representative cases (cases-of.ts). `none`: the files run in the full ring. */
      readonly first: 'some' | 'none'
      /** Which cases stand for the others, or what shows the behaviour in the first ring. */
      readonly because: string
    }
)

/** Makes the paths of test files from their names, which a space separates. */
const paths = (folder: string, ending: string) => (names: string) =>
  names.split(' ').map((name) => `${folder}/${name}${ending}`)
const e2e = paths('tests/e2e', '.spec.ts')
const widget = paths('tests/widget', '.spec.ts')
const draft = paths('tests/draft', '.spec.ts')
const integration = paths('tests/integration', '.test.ts')
const database = paths('supabase/tests', '.test.ts')
const screens = paths('packages/app/src/features', '.test.tsx')

export const PROMISES: readonly TestPromise[] = [
  // The whole product in a browser.
  {
    promise: 'A visitor becomes a lead, an owner, and the reader of a draft',
    first: 'all',
    tests: e2e('main-path phone-walk'),
  },
  {
    promise:
      'The path holds with a keyboard, on two devices, in a translation, and for the owner of a website',
    first: 'none',
    because: 'phone-walk goes the same way with a finger, and checks each screen and what shifts',
    tests: e2e(
      'keyboard-walk two-devices-walk translation onboarding-website established-owner own-origin onboarding-thinking',
    ),
  },
  {
    promise: 'Back and a reload between any two steps of an owner lose nothing that was typed or stored',
    first: 'none',
    because: 'each layer shows it without a browser or in a shorter walk; these are six walks of two minutes',
    tests: e2e('owner-walk'),
  },
  {
    promise: 'A draft arrives by itself; a website gets a proposal',
    first: 'none',
    because:
      'phone-walk ends at the open draft, and the visitor of a partner publishes in partners; versions and proposals have tests in tests/integration (deliver-drafts), waiting-draft and history-screen',
    tests: e2e('draft-arrival'),
  },
  {
    promise: 'The widget works in the whole product in each of its modes',
    first: 'some',
    because: 'the frame and an email that is submitted offline; each mode has its tests in tests/widget',
    tests: e2e('embeddings'),
  },
  {
    promise:
      'An owner edits, publishes, changes and takes away a website; a partner is paid; an operator answers',
    first: 'some',
    because:
      'each screen at the width of a phone in the dark theme; light, where the same elements have other colors, and the desktop are in the full ring; phone-walk has the screens before the questions',
    tests: e2e('publishing partners support screens settings desk'),
  },
  {
    promise: 'The screens before the first question are accessible in every state',
    first: 'none',
    because: 'phone-walk and main-path run axe at the start, at the link of a mail and at the guide',
    tests: e2e('accessibility'),
  },
  {
    promise: 'A person without a session stops mails by a link',
    first: 'none',
    because: 'mail-choice-screen presses the same buttons, and supabase/tests asks and chooses by the token',
    tests: e2e('mail-choice'),
  },
  {
    promise: 'An operator clears thirty items of all kinds by keyboard, with two shortcuts at most each',
    first: 'none',
    because: 'each deed has its tests in packages/app and supabase/tests; desk answers one item in a browser',
    tests: e2e('desk-morning'),
  },
  {
    promise:
      'An owner writes with a mouse, a keyboard and on a phone, adds pictures, finishes the list, and reads the draft',
    first: 'none',
    because:
      'publishing types on the page and in the list, adds a photo and writes the page of a service; the editor, pictures, checklist and viewer have tests in packages/app',
    tests: e2e('edit-by-mouse edit-by-keyboard edit-on-phone pictures checklist draft-viewer live-preview'),
  },
  {
    promise: 'Failures keep what was typed, and what is kept is there again',
    first: 'some',
    because:
      'a script that does not come, and a browser that stores nothing; root-layout and login-screen have the API that is out of reach',
    tests: e2e('not-loaded'),
  },
  {
    promise: 'A question whose save fails, or whose session has ended, keeps its answer and sends it again',
    first: 'none',
    because: 'question-saving, question-failures and sign-in-again show the same without a browser',
    tests: e2e('onboarding-failures'),
  },
  {
    promise: 'A PDF is uploaded, shown again, replaced and removed',
    first: 'none',
    because:
      'use-resume and story-fields show it without a browser, Firefox and WebKit upload one; what is no PDF has tests in tests/integration',
    tests: e2e('story'),
  },
  {
    promise: 'The remaining screens do in a browser what they do in their tests in packages/app',
    first: 'none',
    because: 'their tests in packages/app and tests/integration show the same, without layout',
    tests: e2e(
      'dashboard domains my-site snippet waiting onboarding-resume onboarding-motion mailbox location enter-key rewards',
    ),
  },
  {
    promise: 'Every question, with its dialogs, is accessible in both themes and widths',
    first: 'none',
    because: 'phone-walk runs axe at each question at the width of a phone',
    tests: e2e('onboarding-accessibility'),
  },
  {
    promise: 'No toast covers what is in use',
    first: 'some',
    because: 'a dialog on a phone, My Site in two columns, and a field that lost its place to the toast once',
    tests: e2e('toasts'),
  },
  {
    promise: 'Nothing shifts while a screen loads, and everything fits fingers, zoom and large text',
    first: 'none',
    because: 'phone-walk sums up all shifts of the main path, and each axe pass looks for sideways scrolling',
    tests: e2e('layout-shift small-screen large-text'),
  },
  {
    promise: 'React outlives every way in which a translator changes its texts',
    first: 'none',
    because: 'it concerns the renderer of React alone and changes with its version',
    tests: e2e('translated-text'),
  },

  // The widget on the pages of strangers. It depends on nothing else and changes seldom: the full ring has what a page may do
  // to it, the first one what it does.
  {
    promise: 'A capture is sent once, with its attribution',
    first: 'some',
    because:
      'the form of a page, whose fields and messages the page lays out; hosts has the card; captures that wait, without the rarer ways in which a network fails; build-capture and touches have what is read from a page and its storage',
    tests: widget('capture attribution queue'),
  },
  {
    promise: 'A capture has its consent, hands over, and is counted',
    first: 'some',
    because: 'the tag alone on its page, one snippet of the guides, and the order of settings',
    tests: widget('consent handoff page-counts settings several-tags guides'),
  },
  {
    promise: 'The widget does what its page says: opening, popups, removal',
    first: 'some',
    because: 'each trigger, and what a visit remembers; without the fields and frames that a popup waits for',
    tests: widget('destroy foyer-form popup-triggers popup-visits'),
  },
  {
    promise: 'The widget tells its page what happens, keeps it still behind a dialog, and throws nothing',
    first: 'some',
    because: 'a dialog, which has the most parts and events; a page whose body scrolls',
    tests: widget('api popup load'),
  },
  {
    promise: 'Hostile pages, tag managers and rebuilding libraries neither break nor mislead it',
    first: 'some',
    because:
      'a page of each kind, in the mode of the widget that it is hardest for; one of seven ways to rebuild; React of two libraries',
    tests: widget('hosts events rebuild hydration'),
  },
  {
    promise: 'The widget is accessible, readable and still in each of its looks, and fits its place',
    first: 'some',
    because:
      'axe and stillness for the card in the page, the mode with the most states; the colors of a tag and of a page',
    tests: widget('look layout colors screen-reader'),
  },
  {
    promise: 'Released versions and the oldest browsers keep working',
    first: 'none',
    because: 'both change with a release; the floor of syntax is checked in browsers/',
    tests: [...widget('releases old-browsers'), 'packages/widget/releases.test.ts'],
  },

  // Drafts in a browser.
  {
    promise: 'Every page of every persona fits, reads, stays where it is, and has its first screen',
    first: 'some',
    because:
      'in each style, the draft of the persona that changed the most on its page, or of the one with the rarest name; launches and late fonts in one style',
    tests: draft('pages first-screens layout-shift'),
  },
  {
    promise: 'Published sites are read on phones at their floor, in every style',
    first: 'some',
    because:
      'in one style, one full persona and the edited one; browsers/ checks the sheets of all against the floor',
    tests: draft('old-browsers'),
  },
  {
    promise: 'Styles differ from each other, and every engine renders the same bytes',
    first: 'none',
    because: 'both change with a style alone; Node renders the stored pages in the tests of the renderer',
    tests: [...draft('descriptors determinism'), 'packages/draft/tests/determinism.test.ts'],
  },
  {
    promise: 'A page that was printed to a PDF is read',
    first: 'some',
    because: 'the pages that print their letters in another order than they are read',
    tests: draft('printed-pdfs'),
  },

  // Engines, servers and stacks.
  {
    promise: 'Pages that wrap the script as the hosts of the guides do take an email in every engine',
    first: 'none',
    because: 'tests/widget has such pages in Chromium, and the walk has the snippets in both other engines',
    tests: ['tests/engines/wrapped-pages.test.ts'],
  },
  {
    promise: 'Firefox and WebKit walk the main path',
    first: 'some',
    because:
      'a card and a dialog of the widget, which run on the pages of others; browsers/ checks the sheets of sites against the oldest engines, and Chromium walks the rest of the path',
    tests: ['tests/engines/*.test.ts'],
  },
  {
    promise: 'Another Postgres, Caddy and the Cloudflare runtime do what the embedded stack does',
    first: 'none',
    because: 'the same SQL and the same handler run in the embedded stack and on Node',
    tests: [...database('native-postgres'), ...integration('sites-caddy sites-worker')],
  },
  {
    promise: 'Connections that race leave one row, and no database loses one to a migration',
    first: 'none',
    because:
      'races need a server that many machines lack; what they end in is a unique index or a lock, which supabase/tests/database shows; a migration that is out no longer changes',
    tests: database('onboarding-races entries-migration'),
  },
  {
    promise: 'A stack starts, stops, crashes and is repaired without losing a row, and leaves no process',
    first: 'none',
    because:
      'every test of integration starts one and stops it; what is on disk changes with the embedded stack alone',
    tests: [
      ...integration('durability process-tree function-processes deliver-drafts-crashes'),
      'supabase/local/{data-folder,database/open-pglite,database/checkpoint,database/migrations}.test.ts',
    ],
  },
  {
    promise: 'The services of the embedded stack refuse and answer in detail as the hosted ones do',
    first: 'none',
    because:
      'they change with the embedded stack alone; rest-reads-and-rpc, storage-buckets, auth and capture-lead use each service, and so does every walk',
    tests: integration(
      'rest-hostile rest-writes rest-callers-and-errors storage-uploads postgres-port mailbox function-tokens gateway',
    ),
  },
  {
    promise: 'A deploy sends what a hosted project needs, and the npm package builds in fresh projects',
    first: 'none',
    because: 'both run other tools for minutes and change with a release alone',
    tests: ['tests/deploy/deploy.test.ts', 'packages/embed/pack.test.ts'],
  },
  {
    promise: 'Nothing that a client reads grows with the total',
    first: 'none',
    because:
      'it fills every table with 100,000 rows: among fewer, Postgres rightly reads some tables as a whole',
    tests: database('growth'),
  },
  {
    promise: 'No order of steps takes a name, a reward or an answer that is not due',
    first: 'some',
    because: 'a few random orders, and those that were ever wrong',
    tests: database('payout-doors partner-answers name-takeovers'),
  },
  {
    promise: 'SQL and TypeScript agree which emails are valid, and on all that a lead holds',
    first: 'some',
    because:
      'each character in the middle of both parts of an email; first and last are among the edge cases',
    tests: database('agreement'),
  },
  {
    promise: 'One owner never delays another, however much waits',
    first: 'some',
    because: 'a thousand older rows of one owner instead of ten thousand: more only take longer',
    tests: database('queue-fairness'),
  },
  {
    promise: 'The database decides, and agrees with TypeScript',
    first: 'all',
    tests: ['supabase/tests/*.test.ts'],
  },
  {
    promise: 'The last answer leads to one stored draft and one mail, however many finish at once',
    first: 'some',
    because: 'ten owners at once instead of a hundred: more only take longer',
    tests: integration('deliver-drafts'),
  },
  {
    promise: 'A published site is whole at every moment, whatever fails on the way',
    first: 'some',
    because: 'storage that fails between any two files stops at the same places as a function that dies',
    tests: integration('sites'),
  },
  {
    promise:
      'What a function refuses, it refuses in the whole stack, and no failure doubles or loses anything',
    first: 'none',
    because:
      'each handler refuses the same in supabase/functions, and what ends a race is in supabase/tests; the first ring has each function as it is used',
    tests: integration(
      'capture-lead-refusals sb-refusals deliver-drafts-failures onboarding-resumes budgets domains functions',
    ),
  },
  {
    promise: 'The functions and services of the embedded stack answer as the hosted ones do',
    first: 'all',
    tests: ['tests/integration/*.test.ts'],
  },

  // The renderer.
  {
    promise: 'Every page is light, valid and harmless, and every card is drawn',
    first: 'some',
    because: 'in each style, the persona that changed the most; the alphabets of cards in one style',
    tests: [
      'packages/draft/src/styles/page-weight.test.ts',
      'packages/draft/src/used-rules.test.ts',
      'packages/draft/tests/{valid-html,hostile}.test.ts',
      'packages/draft/card/render-card.test.ts',
    ],
  },
  {
    promise: 'A PDF that unpacks to far more than a document has is refused, protected or not',
    first: 'some',
    because: 'protected with RC4, whose keys differ for each part; AES-256 has one for all',
    tests: ['supabase/functions/drafts/is-pdf-bomb.test.ts'],
  },

  // Screens in happy-dom, without layout.
  {
    promise: 'Each detail of the screens that a browser test of the first ring uses',
    first: 'none',
    because: 'main-path, phone-walk, publishing, partners, settings, support, screens and desk use them',
    tests: [
      ...screens(
        'publishing/publish-screen rewards/payouts/payouts rewards/rewards-screen home/partner-home settings/settings-screen',
      ),
      ...screens(
        'settings/delete-card support/* reviews/reviews-screen found/found-screen rewards/partner-tools',
      ),
      ...screens(
        'bookings/bookings-screen payments/payments-screen marketing/marketing-screen drafts/owner/edit/{edit-list,advice-list,announcements,changes-drawer} drafts/owner/passages',
      ),
      ...screens(
        'onboarding/{question-choices,question-loading} rewards/referrals-card operator/desk-screen',
      ),
      ...screens('auth/{start-screen,check-email-screen,confirm-screen} my-site/my-site-screen'),
      ...screens(
        'drafts/owner/{owner-viewer,checklist-drawer,publish-drawer,edit/edit-list-saving} resources/resources',
      ),
    ],
  },
  {
    promise: 'Every way out of a layer of the editor keeps what was typed, and Escape takes one field back',
    first: 'some',
    because:
      'each kind of layer with another kind of words in it, and one way out; the ways differ in what closes it; Escape on the page and in a layer',
    tests: screens('drafts/owner/edit/ways-out'),
  },
  {
    promise:
      'Two windows at one line each keep their words; the name of a practice leads to where it is changed',
    first: 'some',
    because: 'each way to type, with words to lose; the longest name in each style, and each name in one',
    tests: [...screens('drafts/owner/edit/two-windows drafts/owner/practice-name')],
  },
  {
    promise:
      'Every screen says the same rule in its own words: a state, a day, a failure, nothing of strangers',
    first: 'some',
    because: 'the screens with the most to say of each rule, and the words that are hardest to hide',
    tests: [
      ...screens('onboarding/question-failures rewards/book-days rewards/strangers-words'),
      'packages/app/src/site/every-screen.test.tsx',
    ],
  },
  {
    promise: 'Screens, sessions and stores of the app decide as they say',
    first: 'all',
    tests: ['packages/app/src/**/*.test.{ts,tsx}'],
  },

  // Logic, by folder.
  {
    promise: 'The rules, the renderer, the widget, the hosts and the functions decide as they say',
    first: 'all',
    tests: [
      'packages/{shared,draft,widget,sites,embed}/src/**/*.test.{ts,tsx}',
      'packages/draft/tests/*.test.ts',
      'packages/{widget,sites}/*.test.ts',
      'packages/app/{*,hosting/*}.test.ts',
      'supabase/functions/**/*.test.ts',
      'supabase/local/**/*.test.ts',
    ],
  },
  {
    promise: 'The repository keeps its walls, its floors, its distributions and its commands',
    first: 'all',
    tests: ['{browsers,distribution,scripts,tests/structure}/**/*.test.ts'],
  },
]
