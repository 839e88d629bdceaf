import { DESIGN_STYLE_IDS, type DesignStyleId } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import { stepOf } from '@foyer/shared/onboarding/questions/questionnaire.ts'
import clsx from 'clsx'
import { memo, useEffect, useId, useMemo, useState } from 'react'
import { useMedia } from '../../../lib/use-media.ts'
import { MiniSite } from '../../../site/mini-site.tsx'
import { renderSite } from '../../../site/render-site.ts'
import type { SiteContent } from '../../../site/review-site.ts'

// Five pages are drawn again only when typing pauses.
const SETTLE_MS = 800

type StyleSwitchProps = {
  readonly content: SiteContent
  /** Of the draft. */
  readonly slug: string
  readonly style: DesignStyleId
  /** The one of the site, while another is tried. */
  readonly own: DesignStyleId
  /** The styles that can be drawn by now. */
  readonly loaded: readonly DesignStyleId[]
  /** Names under the pictures, in the dock. */
  readonly hasNames: boolean
  readonly onChange: (style: DesignStyleId) => void
}

/** The same words in five styles: five small live pages, one of them chosen. */
export function StyleSwitch({ content, slug, style, own, loaded, hasNames, onChange }: StyleSwitchProps) {
  const name = useId()
  const settled = useSettled(content)
  const isNarrow = useMedia('(width < 80rem)')
  const { options } = stepOf('designDetails')
  return (
    <fieldset className={clsx('flex', hasNames ? 'min-w-0 justify-between gap-2' : 'mx-1.5 flex-none gap-2')}>
      <legend className="sr-only">Style</legend>
      {DESIGN_STYLE_IDS.map((id) => {
        const title = options.find((option) => option.id === id)?.title ?? id
        return (
          <label
            key={id}
            title={title}
            className={clsx(
              'group relative min-w-0 cursor-pointer',
              hasNames
                ? 'max-w-32 flex-1'
                : isNarrow
                  ? 'w-9 flex-none'
                  : 'w-11.5 flex-none min-[90rem]:w-14.5',
            )}
          >
            <input
              type="radio"
              name={name}
              className="peer sr-only"
              checked={style === id}
              onChange={() => onChange(id)}
            />
            <span className="block rounded-badge shadow-[0_0_0_1px_var(--control)] peer-checked:shadow-[0_0_0_2px_var(--surface),0_0_0_4px_var(--lit-line),0_0_0_7px_var(--glow)] peer-focus-visible:outline-3 peer-focus-visible:outline-offset-8 peer-focus-visible:outline-focus">
              <Thumbnail content={settled} slug={slug} style={id} isLoaded={loaded.includes(id)} />
            </span>
            {own === id && style !== id && (
              <span
                aria-hidden="true"
                className={clsx(
                  'absolute left-1/2 size-2 -translate-x-1/2 rotate-45 rounded-[1px] bg-primary',
                  hasNames ? '-bottom-2.5' : '-bottom-3',
                )}
              />
            )}
            <span
              className={clsx(
                hasNames
                  ? 'mt-2 block truncate text-center text-[0.71875rem] text-muted peer-checked:font-[650] peer-checked:text-text'
                  : 'sr-only',
              )}
            >
              {title}
              {own === id && style !== id && <span className="sr-only">, the look of your site</span>}
            </span>
          </label>
        )
      })}
    </fieldset>
  )
}

type ThumbnailProps = {
  readonly content: SiteContent
  readonly slug: string
  readonly style: DesignStyleId
  readonly isLoaded: boolean
}

const Thumbnail = memo(function Thumbnail({ content, slug, style, isLoaded }: ThumbnailProps) {
  const html = useMemo(
    () => (isLoaded ? renderSite(content, style, slug) : null),
    [content, slug, style, isLoaded],
  )
  return <MiniSite html={html} className="aspect-16/10 rounded-badge" />
})

function useSettled(content: SiteContent): SiteContent {
  const [settled, setSettled] = useState(content)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(content), SETTLE_MS)
    return () => clearTimeout(timer)
  }, [content])
  return settled
}
