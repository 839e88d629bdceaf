import type { WidgetMode } from './settings.ts'
import { WIDGET_TEXTS } from './texts.ts'

/** What a guide has its reader paste: the builder's snippet, or one that the place needs. */
export type GuideSnippet = 'chosen' | 'manager' | 'frame' | 'react' | 'plugin'

/** How to put the form on one kind of website. */
export type Guide = {
  readonly name: string
  readonly snippet: GuideSnippet
  /** What one clicks or opens, in the words of the website builder itself, up to where the snippet is pasted. */
  readonly path: readonly string[]
  readonly steps: readonly string[]
  /** What one sees when it works. */
  readonly sees: string
  /** Requirements and restrictions of that website builder. */
  readonly note?: string
}

const PLACE = {
  inline: 'where the form should stand',
  popup: 'anywhere on the page',
  button: 'anywhere on the page',
} as const

const SEES = {
  inline: 'The form stands in its place at once.',
  popup: 'The popup opens when its time has come, in a private window as often as you like.',
  button: 'The button stands in the corner of the page.',
} as const

const NO_SHAPE = 'The frame shows the form; a popup or a floating button needs a place for scripts.'

/**
 * Returns the guides for one shape of the widget.
 *
 * Sources: Wix, "About Custom Code" (dev.wix.com); the help centers of Squarespace, Webflow, Shopify, Framer, GoDaddy and
 * Google Sites on custom code and embedding; WordPress, the capability `unfiltered_html`; Joomla, text filters.
 */
export function guidesFor(mode: WidgetMode): readonly Guide[] {
  const isInline = mode === 'inline'
  const place = PLACE[mode]
  const sees = SEES[mode]
  return [
    {
      name: 'Plain HTML',
      snippet: 'chosen',
      path: ['The page', '<body>'],
      steps: [
        `Open the page and paste the snippet inside <body>, ${place}.`,
        ...(isInline ? [] : ['Just before </body> is the usual place.']),
      ],
      sees,
    },
    {
      name: 'WordPress',
      snippet: 'plugin',
      path: ['Plugins', 'Add New', 'Upload Plugin'],
      steps: [
        'Upload the plugin that your contact at Foyer sends you, and activate it.',
        'Open Settings, Foyer Form, and paste your code.',
        `Edit the page and add the block "Foyer Form" ${place}.`,
      ],
      sees: `The editor shows the form in the block. ${sees}`,
      note: 'Without the plugin: add a block "Custom HTML" and paste the snippet, as an administrator or editor. WordPress removes scripts that other roles save, and some plans of WordPress.com allow none.',
    },
    {
      name: 'Squarespace',
      snippet: 'chosen',
      path: isInline ? ['Edit', 'Add Block', 'Code'] : ['Settings', 'Advanced', 'Code Injection', 'Footer'],
      steps: [
        isInline
          ? 'Edit the page, add a "Code" block where the form should stand, and paste the snippet as HTML.'
          : 'Open Code Injection in the settings of your site and paste the snippet under Footer.',
        'Save, and look at the page in a private window: the editor does not run scripts.',
      ],
      sees,
      note: 'JavaScript in code blocks and code injection need a paid plan above the lowest: Core, Plus or Advanced, or the older Business and Commerce plans.',
    },
    {
      name: 'Wix',
      snippet: isInline ? 'frame' : 'chosen',
      path: isInline
        ? ['Add Elements', 'Embed Code', 'Embed HTML']
        : ['Settings', 'Custom Code', 'Body - end'],
      steps: isInline
        ? [
            'In the editor add the element "Embed HTML" where the form should stand.',
            'Choose "Code", paste the frame below, and draw the element 460 wide and 340 high. Publish.',
          ]
        : [
            'In the dashboard of the site open Settings, then Custom Code, and press Add Custom Code.',
            'Paste the snippet, choose the pages, and place it in "Body - end". Apply, and publish the site.',
          ],
      sees,
      note: isInline
        ? 'The install check names the page as one of the app: the frame does not know the page around it.'
        : 'Custom Code needs a published site with a connected domain, which is part of a paid plan.',
    },
    {
      name: 'Webflow',
      snippet: 'chosen',
      path: ['Add elements', 'Advanced', 'Code Embed'],
      steps: [
        `In the Designer, add a "Code Embed" element ${place} and paste the snippet.`,
        'Save, then publish: scripts do not run on the canvas of the Designer.',
      ],
      sees,
      note: 'Custom code needs a paid site plan or a paid workspace.',
    },
    {
      name: 'Shopify',
      snippet: 'chosen',
      path: ['Online Store', 'Themes', 'Customize', 'Add section', 'Custom Liquid'],
      steps: [
        `Open the page in the theme editor and add a section "Custom Liquid" ${place}.`,
        'Paste the snippet into "Liquid code" and save.',
      ],
      sees,
    },
    {
      name: 'Framer',
      snippet: isInline ? 'frame' : 'chosen',
      path: isInline ? ['Insert', 'Utility', 'Embed', 'HTML'] : ['Site Settings', 'General', 'Custom Code'],
      steps: isInline
        ? [
            'Insert an "Embed" where the form should stand, set its type to HTML and paste the frame below.',
            'Make it 460 wide and 340 high, and publish.',
          ]
        : ['Open Custom Code in the site settings and paste the snippet at "End of <body> tag".', 'Publish.'],
      sees,
      note: isInline ? NO_SHAPE : 'Custom code needs a paid site plan.',
    },
    {
      name: 'GoDaddy',
      snippet: 'frame',
      path: ['Edit Website', 'Add Section', 'Files & Web', 'HTML'],
      steps: [
        'Add a section "HTML" where the form should stand.',
        'Paste the frame below into "Custom code", set the height to 340, and publish.',
      ],
      sees: SEES.inline,
      note: `GoDaddy shows pasted code in a frame of its own. ${NO_SHAPE}`,
    },
    {
      name: 'Google Sites',
      snippet: 'frame',
      path: ['Insert', 'Embed', 'Embed code'],
      steps: [
        'Choose Insert, Embed, "Embed code", and paste the frame below.',
        'Press Next and Insert, and draw the box until the whole form is visible. Publish.',
      ],
      sees: SEES.inline,
      note: NO_SHAPE,
    },
    {
      name: 'Joomla',
      snippet: 'chosen',
      path: ['Content', 'Site Modules', 'New', 'Custom'],
      steps: [
        'In your own profile set the editor to "None": the others remove scripts.',
        `Make a new module "Custom", paste the snippet, and choose a position ${place}.`,
      ],
      sees,
      note: 'The text filters of your user group must be "No Filtering", which is so for super users.',
    },
    {
      name: 'Google Tag Manager',
      snippet: 'manager',
      path: ['Tags', 'New', 'Custom HTML'],
      steps: [
        ...(isInline ? ['Put the place of the form on the page where it should stand.'] : []),
        'Create a tag of the type "Custom HTML" and paste the snippet below, not the one above.',
        'Choose the trigger "All Pages", or "DOM Ready" of the pages that you want. Submit the container.',
      ],
      sees,
      note: 'Tag Manager removes data- attributes from scripts, so this snippet carries its settings in the address. The real form does not go through Tag Manager.',
    },
    {
      name: 'React and Next',
      snippet: 'react',
      path: ['Your repository', 'A page component'],
      steps: [
        'Add the package @foyer/embed that your contact at Foyer sends you.',
        `Render the component ${place}.`,
      ],
      sees: `The server renders the place of the form with its height. ${sees}`,
    },
  ]
}

/** Returns the frame with the form of a code, for builders that run no scripts of others. */
export function frameSnippet(appUrl: string, code: string): string {
  return [
    `<iframe src="${appUrl}/embed/${encodeURIComponent(code)}" title="${WIDGET_TEXTS.title[0]}"`,
    '  style="border:0;width:100%;max-width:460px;height:340px"></iframe>',
  ].join('\n')
}

/** Returns a component that shows the form of a code. */
export function reactSnippet(appUrl: string, code: string, mode: WidgetMode): string {
  return [
    "import { FoyerForm } from '@foyer/embed/react'",
    '',
    'export function Invitation() {',
    `  return <FoyerForm appUrl="${appUrl}" code="${code}" mode="${mode}" />`,
    '}',
  ].join('\n')
}
