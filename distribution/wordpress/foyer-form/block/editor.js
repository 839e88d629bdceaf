;(({ blocks, blockEditor, components, element, i18n, serverSideRender: ServerSideRender }) => {
  const { __ } = i18n
  const { InspectorControls, useBlockProps } = blockEditor
  const { Disabled, PanelBody, Placeholder, SelectControl, TextControl } = components
  const el = element.createElement

  const MODES = [
    { value: 'inline', label: __('Form in this place', 'foyer-form') },
    { value: 'popup', label: __('Popup', 'foyer-form') },
    { value: 'button', label: __('Floating button', 'foyer-form') },
  ]

  /** The form as the server prints it. A popup and a button have no place on the page, so a sentence stands for them. */
  const preview = (attributes) => {
    if (attributes.mode !== 'inline')
      return el(Placeholder, {
        label: __('Foyer Form', 'foyer-form'),
        instructions:
          attributes.mode === 'popup'
            ? __('A popup opens over this page. Look at the page itself to see it.', 'foyer-form')
            : __(
                'A button stands in the corner of this page. Look at the page itself to see it.',
                'foyer-form',
              ),
      })
    return el(Disabled, null, el(ServerSideRender, { block: 'foyer/form', attributes }))
  }

  blocks.registerBlockType('foyer/form', {
    edit: ({ attributes, setAttributes }) => {
      const text = (name, label, help) =>
        el(TextControl, {
          label,
          help,
          value: attributes[name],
          onChange: (value) => setAttributes({ [name]: value }),
        })
      return el(
        'div',
        useBlockProps(),
        el(
          InspectorControls,
          null,
          el(
            PanelBody,
            { title: __('Form', 'foyer-form') },
            el(SelectControl, {
              label: __('Shape', 'foyer-form'),
              value: attributes.mode,
              options: MODES,
              onChange: (mode) => setAttributes({ mode }),
            }),
            text('title', __('Title', 'foyer-form'), __('Empty: our own words.', 'foyer-form')),
            text('text', __('Text', 'foyer-form')),
            text('label', __('Button', 'foyer-form')),
            text(
              'ref',
              __('Referral code of this form', 'foyer-form'),
              __('Empty: the code of the settings.', 'foyer-form'),
            ),
          ),
        ),
        preview(attributes),
      )
    },
    save: () => null,
  })
})(window.wp)
