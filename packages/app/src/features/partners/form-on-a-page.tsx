import { WIDGET_DEFAULTS } from '@foyer/shared/widget/options.ts'
import { AddressBar } from '../../components/address-bar.tsx'
import { widgetPreviewPage } from '../../referrals/widget-preview-page.ts'

const PAGE = `<h1>Opening checklist, part 4: be found</h1>
<p>Before your first payer contract is signed, patients already search for you.</p>`

/** The narrower the frame, the more lines its words take. */
const HEIGHT = 'max(28rem, 47rem - 40vw)'

/** The real form of a partner on an invented page. It sends nothing. */
export function FormOnAPage() {
  return (
    <div className="overflow-hidden rounded-card border border-line">
      <AddressBar address="haddadbilling.example/opening-checklist" />
      <iframe
        title="The form on a page of a partner"
        srcDoc={widgetPreviewPage({
          kind: 'script',
          // The code of nobody: the page can send nothing.
          code: 'T7NKM4QX',
          options: { ...WIDGET_DEFAULTS, theme: 'light' },
          origin: location.origin,
          page: PAGE,
        })}
        sandbox="allow-scripts allow-forms"
        loading="lazy"
        className="block w-full"
        style={{ height: HEIGHT, background: '#fff', colorScheme: 'light' }}
      />
    </div>
  )
}
