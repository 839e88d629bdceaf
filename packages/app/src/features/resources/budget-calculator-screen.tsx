import { ScreenTitle } from '../../components/ui/screen-title.tsx'

export function BudgetCalculatorScreen() {
  return <ScreenTitle size="medium">Budget Calculator</ScreenTitle>
}
