// npm run release:widget: writes the widget as the version in package.json to releases/, to be committed.
import { WIDGET_VERSION } from './bundle-widget.ts'
import { releaseWidget } from './releases.ts'

try {
  const { version, integrity } = await releaseWidget(WIDGET_VERSION)
  console.log(`Released ${version}, ${integrity}. Commit packages/widget/releases.`)
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}\n`)
  process.exitCode = 1
}
