import { Button } from '../../../../components/ui/button.tsx'

type ReplacedChoiceProps = {
  readonly id: string
  readonly of: { readonly takeReplaced: (id: string) => void; readonly dropReplaced: (id: string) => void }
}

/** Which words stay, where another window replaced some. */
export function ReplacedChoice({ id, of }: ReplacedChoiceProps) {
  return (
    <>
      <Button look="second" size="small" onClick={() => of.takeReplaced(id)}>
        Use the other words
      </Button>
      <Button look="ghost" size="small" onClick={() => of.dropReplaced(id)}>
        Keep these
      </Button>
    </>
  )
}
