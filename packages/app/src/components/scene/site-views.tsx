import type { Site } from './site.ts'
import { Bar, DASHED, Gap, Part, SITE_WIDTH, SiteText, ValueMark } from './site-parts.tsx'
import { TileMap } from './tile-map.tsx'
import { shorten, wrapText } from './wrap-text.ts'

type ViewProps = { readonly site: Site }

const COLUMNS = [16, 113, 210] as const

/** The first page: name, what and how, and three places for what makes the practice special. */
function FrontView({ site }: ViewProps) {
  const lines = wrapText(site.name, 17, 2)
  const isNamed = lines.length > 0
  return (
    <>
      <Part
        isKnown={isNamed}
        gap={
          <>
            <Gap x={16} y={64} width={150} height={20} />
            <Gap x={16} y={92} width={118} height={10} />
          </>
        }
      >
        {lines.map((line, row) => (
          <SiteText key={line} x={16} y={82 + row * 22} size={19} look="display">
            {line}
          </SiteText>
        ))}
      </Part>
      <Part isKnown={site.tagline !== ''} gap={isNamed && <Gap x={16} y={116} width={118} height={9} />}>
        <SiteText x={16} y={124} size={9}>
          {shorten(site.tagline, 40)}
        </SiteText>
      </Part>
      <Gap x={16} y={134} width={66} height={18} />
      <Doorway isOpen={isNamed} />
      {COLUMNS.map((x, index) => (
        <Part
          key={x}
          isKnown={site.values[index] !== undefined}
          gap={<Gap x={x} y={172} width={90} height={48} />}
        >
          <rect x={x} y="172" width="90" height="48" rx="4" fill="none" stroke="var(--art-line)" />
          <ValueMark index={index} x={x + 17} y={189} />
          <SiteText x={x + 8} y={212} size={8.5} look="bold">
            {shorten(site.values[index] ?? '', 17)}
          </SiteText>
        </Part>
      ))}
    </>
  )
}

function Doorway({ isOpen }: { readonly isOpen: boolean }) {
  return (
    <Part isKnown={isOpen} gap={<path d="M206 156V104a42 42 0 0 1 84 0v52z" {...DASHED} />}>
      <path d="M206 156V104a42 42 0 0 1 84 0v52z" fill="var(--art-straw-2)" />
      <path d="M228 156v-44a20 20 0 0 1 40 0v44z" fill="var(--art-leaf)" />
      <circle cx="261" cy="134" r="2" fill="var(--art-straw)" />
    </Part>
  )
}

/** What makes the practice special. */
function ValuesView({ site }: ViewProps) {
  return (
    <>
      <SiteText x={16} y={76} size={16} look="display">
        What makes us different
      </SiteText>
      <Bar x={16} y={86} width={150} />
      <Bar x={16} y={96} width={118} />
      {COLUMNS.map((x, index) => {
        const title = site.values[index] ?? ''
        return (
          <Part key={x} isKnown={title !== ''} gap={<Gap x={x} y={116} width={90} height={104} />}>
            <rect x={x} y="116" width="90" height="104" rx="6" fill="none" stroke="var(--art-line)" />
            <ValueMark index={index} x={x + 18} y={138} />
            {wrapText(title, 15, 2).map((line, row) => (
              <SiteText key={line} x={x + 8} y={165 + row * 11} size={9} look="bold">
                {line}
              </SiteText>
            ))}
            <Bar x={x + 9} y={188} width={70} />
            <Bar x={x + 9} y={197} width={62} />
            <Bar x={x + 9} y={206} width={44} />
          </Part>
        )
      })}
    </>
  )
}

/** Where the practice is. */
function PlacesView({ site }: ViewProps) {
  const count = `${site.states.length} ${site.states.length === 1 ? 'state' : 'states'}`
  return (
    <>
      <SiteText x={16} y={76} size={16} look="display">
        Where we practice
      </SiteText>
      <TileMap x={16} y={90} size={16.4} states={site.states} />
      <Part isKnown={site.zip !== ''} gap={<Gap x={208} y={92} width={92} height={56} />}>
        <rect x="208" y="92" width="92" height="56" rx="6" fill="var(--art-straw-2)" />
        <SiteText x={218} y={109} size={8.5}>
          Office
        </SiteText>
        <SiteText x={218} y={130} size={site.zip.length > 5 ? 12 : 17} look="display">
          {site.zip}
        </SiteText>
      </Part>
      <Part isKnown={site.states.length > 0} gap={<Gap x={208} y={156} width={92} height={64} />}>
        <rect x="208" y="156" width="92" height="64" rx="6" fill="var(--art-mist)" />
        <SiteText x={218} y={173} size={8.5}>
          {site.hasOnlineVisits ? 'Online visits' : 'Licensed in'}
        </SiteText>
        <SiteText x={218} y={192} size={13} look="display">
          {count}
        </SiteText>
        <Bar x={218} y={202} width={64} color="var(--art-leaf)" />
      </Part>
    </>
  )
}

/** Who is behind the practice. */
function StoryView({ site }: ViewProps) {
  const lines = wrapText(site.story, 33, 4)
  return (
    <>
      <SiteText x={16} y={76} size={16} look="display">
        Who you will meet
      </SiteText>
      <Part isKnown={site.hasStory} gap={<path d="M16 220v-78a44 44 0 0 1 88 0v78z" {...DASHED} />}>
        <path d="M16 220v-78a44 44 0 0 1 88 0v78z" fill="var(--art-straw)" />
        <circle cx="60" cy="152" r="17" fill="var(--art-clay)" />
        <path d="M29 220v-8a31 30 0 0 1 62 0v8z" fill="var(--art-leaf)" />
      </Part>
      <Part
        isKnown={site.hasStory}
        gap={[110, 128, 146, 164].map((y, row) => (
          <Gap key={y} x={122} y={y} width={row === 3 ? 110 : 178} height={10} />
        ))}
      >
        {lines.map((line, row) => (
          <SiteText key={line} x={122} y={119 + row * 16} size={10}>
            {line}
          </SiteText>
        ))}
        {[0, 1, 2, 3, 4, 5].slice(lines.length).map((row) => (
          <Bar key={row} x={122} y={113 + row * 16} width={row === 5 ? 110 : 178} />
        ))}
      </Part>
    </>
  )
}

// A feeling in one field and one shape; the draft itself does the rest.
const STYLES = {
  modern: { field: 'var(--art-mist)', radius: 2 },
  professional: { field: 'var(--art-line)', radius: 4 },
  warm: { field: 'var(--art-straw-2)', radius: 8 },
  minimalist: { field: 'var(--art-paper)', radius: 0 },
  dynamic: { field: 'var(--art-straw)', radius: 10 },
} as const

/** The whole page: everything that was answered in one sight. */
function WholeView({ site }: ViewProps) {
  const lines = wrapText(site.name, 18, 2)
  const style = site.style && STYLES[site.style]
  return (
    <>
      <Part
        isKnown={style !== null}
        gap={<rect x=".5" y="56" width={SITE_WIDTH - 1} height="92" {...DASHED} />}
      >
        {style && <rect y="56" width={SITE_WIDTH} height="92" fill={style.field} />}
      </Part>
      <Part isKnown={lines.length > 0} gap={<Gap x={16} y={72} width={150} height={18} />}>
        {lines.map((line, row) => (
          <SiteText key={line} x={16} y={82 + row * 20} size={17} look="display">
            {line}
          </SiteText>
        ))}
      </Part>
      <Part isKnown={site.tagline !== ''} gap={<Gap x={16} y={108} width={118} height={9} />}>
        <SiteText x={16} y={lines.length > 1 ? 117 : 100} size={8.5}>
          {shorten(site.tagline, 42)}
        </SiteText>
      </Part>
      <rect x="16" y="124" width="64" height="15" rx={style?.radius ?? 4} fill="var(--art-leaf)" />
      <Part isKnown={site.hasStory} gap={<path d="M228 148v-42a34 34 0 0 1 68 0v42z" {...DASHED} />}>
        <path d="M228 148v-42a34 34 0 0 1 68 0v42z" fill="var(--art-straw)" stroke="var(--art-paper)" />
        <circle cx="262" cy="104" r="12" fill="var(--art-clay)" />
        <path d="M240 148v-6a22 21 0 0 1 44 0v6z" fill="var(--art-leaf)" />
      </Part>
      {[0, 1, 2].map((index) => {
        const title = site.values[index]
        const x = 16 + index * 64
        return (
          <Part
            key={index}
            isKnown={title !== undefined}
            // Two may be all that there are.
            gap={site.values.length === 0 && <Gap x={x} y={158} width={58} height={62} />}
          >
            <ValueMark index={index} x={x + 10} y={170} />
            {wrapText(title ?? '', 12, 2).map((line, row) => (
              <SiteText key={line} x={x} y={193 + row * 9} size={7.5} look="bold">
                {line}
              </SiteText>
            ))}
            <Bar x={x} y={209} width={50} />
            <Bar x={x} y={217} width={38} />
          </Part>
        )
      })}
      <Part isKnown={site.states.length > 0} gap={<Gap x={210} y={158} width={90} height={62} />}>
        <TileMap x={211} y={158} size={8} states={site.states} />
      </Part>
    </>
  )
}

/** Every view by name. */
export const SITE_VIEWS = {
  front: FrontView,
  values: ValuesView,
  places: PlacesView,
  story: StoryView,
  whole: WholeView,
} as const satisfies Record<Site['view'], unknown>
