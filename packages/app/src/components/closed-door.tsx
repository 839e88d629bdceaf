import type { ReactNode } from 'react'
import { Logo } from './logo.tsx'
import { NumberPlate } from './scene/number-plate.tsx'
import { Scene } from './scene/scene.tsx'
import { ScreenTitle } from './ui/screen-title.tsx'

type ClosedDoorProps = {
  readonly documentTitle: string
  readonly title: string
  /** Why the page does not exist. */
  readonly children: ReactNode
  /** One button that leads to another page. */
  readonly action: ReactNode
}

/** The screen of an unknown address: a closed door with the number 404. */
export function ClosedDoor({ documentTitle, title, children, action }: ClosedDoorProps) {
  return (
    <main className="hall not-found relative min-h-dvh overflow-hidden bg-hall text-on-hall">
      <Scene open={0} wide={900}>
        <NumberPlate number="404" />
      </Scene>
      <div className="relative z-1 flex min-h-dvh max-w-160 flex-col p-5 md:px-12 md:py-10">
        <Logo onHall className="h-7.5 w-auto self-start md:h-10" />
        <div className="mt-10 mb-auto md:my-auto md:pb-[22vh]">
          <p className="sr-only">404</p>
          <ScreenTitle documentTitle={documentTitle}>{title}</ScreenTitle>
          <p className="mt-2.5 mb-7 max-w-96 text-on-hall-muted">{children}</p>
          {action}
        </div>
      </div>
    </main>
  )
}
