import { DESIGN_STYLE_IDS } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import { useStylePages } from '../../../preview-panel/use-style-pages.ts'
import { MiniSite } from '../../../site/mini-site.tsx'
import type { StepFieldsProps } from '../step-fields-props.ts'
import { ChoiceFields } from './choice-fields.tsx'

// One picture for each style, named after it.
const STILLS = import.meta.glob<string>('./style-pictures/*.webp', { eager: true, import: 'default' })

/** The cards of the styles, each with the owner's own site in it; narrow screens show a still picture of a site. */
export function StyleFields(props: StepFieldsProps<'designDetails'>) {
  const pages = useStylePages(props.answers)
  return (
    <ChoiceFields
      {...props}
      pictureOf={(id) => {
        const style = DESIGN_STYLE_IDS.find((known) => known === id)
        if (!style) return null
        if (!pages)
          return (
            <img
              src={STILLS[`./style-pictures/${style}.webp`]}
              alt=""
              className="absolute inset-0 size-full object-cover object-left-top"
            />
          )
        return <MiniSite html={pages[style] ?? null} className="size-full" />
      }}
    />
  )
}
