import { useNavigation } from 'react-router';
import { LoadingBar } from '../../ui/loading-bar/loading-bar.tsx';

/** While the next page is loading. */
export function NavigationBar() {
  const { state } = useNavigation();
  return state === 'idle' ? null : <LoadingBar />;
}
