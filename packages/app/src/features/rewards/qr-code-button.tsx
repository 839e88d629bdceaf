import { Download, QrCode } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../components/ui/button.tsx'

type Drawing = { readonly link: string; readonly size: number; readonly path: string; readonly file: string }

/** Draws the QR code of a link when it is asked for: most visits do not need its code. */
export function QrCodeButton({ link, code }: { readonly link: string; readonly code: string }) {
  const [drawing, setDrawing] = useState<Drawing>()
  const [hasFailed, setHasFailed] = useState(false)
  const draw = async () => {
    try {
      const { drawQrCode, qrCodeFile } = await import('./qr-code.ts')
      setDrawing({ link, ...drawQrCode(link), file: qrCodeFile(link) })
      setHasFailed(false)
    } catch (error) {
      console.warn('The QR code could not be drawn:', error)
      setHasFailed(true)
    }
  }
  if (drawing?.link !== link) {
    return (
      <div className="grid justify-items-start gap-1 sm:justify-items-center">
        <Button look="second" disabled={!code} onClick={draw}>
          <QrCode aria-hidden="true" className="size-5 stroke-[1.75]" />
          Show QR code
        </Button>
        <p role="status" className="text-sm text-danger">
          {hasFailed && 'It could not be drawn. Please try again.'}
        </p>
      </div>
    )
  }
  const { size, path, file } = drawing
  return (
    <div className="grid justify-items-start gap-1 sm:justify-items-center">
      <svg
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
        role="img"
        aria-label="QR code of your referral link"
        className="w-28 rounded-plate border border-line bg-[#fff]"
      >
        <path fill="#113529" d={path} />
      </svg>
      <Button look="ghost" size="small" asChild className="max-sm:-ml-4">
        <a download={`referral-${code}.svg`} href={`data:image/svg+xml,${encodeURIComponent(file)}`}>
          <Download aria-hidden="true" className="size-5 stroke-[1.75]" />
          <span>
            QR code<span className="sr-only"> as an SVG file</span>
          </span>
        </a>
      </Button>
    </div>
  )
}
