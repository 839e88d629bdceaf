import type { ReactNode } from 'react'
import { Logo } from './logo.tsx'
import { Scene } from './scene/scene.tsx'
import { ScreenTitle } from './ui/screen-title.tsx'

type NotFoundPageProps = {
  readonly documentTitle: string
  readonly title: string
  /** Why the page does not exist. */
  readonly children: ReactNode
  /** One button that leads to another page. */
  readonly action: ReactNode
}

/** The screen of an unknown address: a closed door with the number 404. */
export function NotFoundPage({ documentTitle, title, children, action }: NotFoundPageProps) {
  return (
    <main className="brand not-found relative min-h-dvh overflow-hidden bg-brand text-on-brand">
      <Scene open={0} wide={900}>
        <NumberPlate number="404" />
      </Scene>
      <div className="relative z-1 flex min-h-dvh max-w-160 flex-col p-5 md:px-12 md:py-10">
        <Logo onBrand className="h-7.5 w-auto self-start md:h-10" />
        <div className="mt-10 mb-auto md:my-auto md:pb-[22vh]">
          <p className="sr-only">404</p>
          <ScreenTitle documentTitle={documentTitle}>{title}</ScreenTitle>
          <p className="mt-2.5 mb-7 max-w-96 text-on-brand-muted">{children}</p>
          {action}
        </div>
      </div>
    </main>
  )
}

/** A house number on the door. */
function NumberPlate({ number }: { readonly number: string }) {
  return (
    <g>
      <rect x="164" y="230" width="124" height="70" rx="8" fill="#061b14" opacity=".6" />
      <rect x="164" y="226" width="124" height="70" rx="8" fill="#f5f8f1" />
      <rect x="169" y="231" width="114" height="60" rx="5" fill="none" stroke="#113529" strokeWidth="2" />
      <circle cx="176" cy="261" r="1.8" fill="#113529" />
      <circle cx="276" cy="261" r="1.8" fill="#113529" />
      <text
        x="226"
        y="277"
        textAnchor="middle"
        fontFamily="var(--font-display)"
        fontWeight="500"
        fontSize="44"
        letterSpacing="-.5"
        fill="#113529"
      >
        {number}
      </text>
    </g>
  )
}
