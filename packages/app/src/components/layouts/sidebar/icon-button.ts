/** The look of a button of the sidebar that shows only an icon. */
export const ICON_BUTTON =
  'grid size-11 place-items-center rounded-control text-muted hover:bg-quiet hover:text-text md:size-9'
