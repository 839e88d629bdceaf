type SiteCardPrintProps = {
  readonly name: string
  readonly address: string
  readonly code: { readonly size: number; readonly path: string }
}

/** Cards for the front desk, 4 by 6 inches, two on a page of letter paper: the name, the address and its QR code. */
export function SiteCardPrint({ name, address, code }: SiteCardPrintProps) {
  return (
    <div className="grid h-[11in] w-[8.5in] content-center justify-items-center gap-[0.5in] bg-[#fff] text-[#1a1a1a]">
      {['first', 'second'].map((card) => (
        <div
          key={card}
          className="grid h-[4in] w-[6in] grid-cols-[1fr_auto] content-center items-center gap-[0.4in] border border-dashed border-[#999] p-[0.5in]"
        >
          <div className="min-w-0">
            <p className="display text-[20pt] leading-[1.2] wrap-anywhere">{name}</p>
            <p className="mt-[0.2in] text-[12pt]">Our website</p>
            <p className="text-[13pt] font-[650] wrap-anywhere">{address}</p>
          </div>
          <svg
            viewBox={`0 0 ${code.size} ${code.size}`}
            shapeRendering="crispEdges"
            role="img"
            aria-label={`QR code of ${address}`}
            className="size-[1.8in]"
          >
            <path fill="#1a1a1a" d={code.path} />
          </svg>
        </div>
      ))}
    </div>
  )
}
