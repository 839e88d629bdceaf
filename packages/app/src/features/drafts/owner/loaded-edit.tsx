import { CodePart } from '../../../components/ui/code-part.tsx'
import { EarlyPresses } from './early-presses.tsx'
import type { EditModeProps } from './edit/edit-mode-props.ts'

// Owners who only look do not load the editor.
const loadEditMode = async () => (await import('./edit/edit-mode.tsx')).EditMode

/** Edit, once its code is loaded; what is pressed meanwhile waits for it. */
export function LoadedEdit(props: EditModeProps) {
  const { isOn, shown, html, pressed, heard } = props
  return (
    <CodePart
      name="edit-mode"
      load={loadEditMode}
      failure="Edit could not be loaded."
      className={isOn ? 'absolute inset-x-3 top-3 z-10 mx-auto max-w-100 rounded-card shadow-3' : 'hidden'}
      loading={
        isOn && (
          <EarlyPresses
            page={shown?.page ?? null}
            html={html}
            heard={heard}
            onPress={(line) => {
              pressed.current = line
            }}
          />
        )
      }
    >
      {(EditMode) => <EditMode {...props} />}
    </CodePart>
  )
}
