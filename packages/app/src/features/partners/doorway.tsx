import type { ReactNode } from 'react'
import { Fanlight } from '../../components/fanlight.tsx'

/** The opening between the jambs of the arch below, which are 24 of its 460 units wide. */
const LIGHT = 'linear-gradient(90deg, var(--brand-2) 0 5.22%, #ffe9ad 5.22% 94.78%, var(--brand-2) 94.78%)'

/** A lit doorway with what stands in it; on small screens its fanlight alone. */
export function Doorway({ children }: { readonly children: ReactNode }) {
  return (
    <div className="min-w-0">
      <Fanlight className="mx-auto w-40 lg:hidden" />
      <svg
        viewBox="0 0 460 238"
        aria-hidden="true"
        className="hidden w-full lg:block"
        style={{ marginBottom: -1 }}
      >
        <path d="M0 238v-8a230 230 0 0 1 460 0v8z" fill="var(--brand-2)" />
        <path
          d="M.5 238v-8a229.500 229.500 0 0 1 459 0v8M12.500 238v-8a217.500 217.500 0 0 1 435 0v8"
          fill="none"
          stroke="var(--brand-line)"
        />
        <path d="M24 230a206 206 0 0 1 412 0z" fill="var(--glow)" />
        <path
          d="M230 230V22M230 230L84 84M230 230L376 84M230 230L39 151M230 230L421 151M230 230L151 39M230 230L309 39"
          stroke="var(--brand-2)"
          strokeWidth="5"
        />
        <path d="M186 230a44 44 0 0 1 88 0zM24 230h412v8H24z" fill="var(--brand-2)" />
      </svg>
      <div className="relative lg:px-12 lg:py-8">
        <span aria-hidden="true" className="absolute inset-0 hidden lg:block" style={{ background: LIGHT }} />
        <div className="relative">{children}</div>
      </div>
      <span
        aria-hidden="true"
        className="hidden lg:block"
        style={{
          height: 28,
          margin: '0 -14px',
          background: 'linear-gradient(rgb(255 217 116 / 0.6), rgb(255 217 116 / 0.12))',
          clipPath: 'polygon(35px 0, calc(100% - 35px) 0, 100% 100%, 0 100%)',
        }}
      />
    </div>
  )
}
