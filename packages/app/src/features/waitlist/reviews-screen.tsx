import { ScreenTitle } from '../../components/ui/screen-title.tsx'

export function ReviewsScreen() {
  return <ScreenTitle size="medium">Reviews</ScreenTitle>
}
