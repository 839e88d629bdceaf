import { DESIGN_STYLE_IDS, type DesignStyleId } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import { useStylePages } from '../../../preview-panel/use-style-pages.ts'
import { MiniSite } from '../../../site/mini-site.tsx'
import type { StepFieldsProps } from '../step-fields-props.ts'
import { ChoiceFields } from './choice-fields.tsx'
import dynamic from './style-pictures/dynamic.webp'
import minimalist from './style-pictures/minimalist.webp'
import modern from './style-pictures/modern.webp'
import professional from './style-pictures/professional.webp'
import warm from './style-pictures/warm.webp'

const STILLS: { readonly [Style in DesignStyleId]: string } = {
  modern,
  professional,
  warm,
  minimalist,
  dynamic,
}

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
              src={STILLS[style]}
              alt=""
              className="absolute inset-0 size-full object-cover object-left-top"
            />
          )
        return <MiniSite html={pages[style] ?? null} className="size-full" />
      }}
    />
  )
}
