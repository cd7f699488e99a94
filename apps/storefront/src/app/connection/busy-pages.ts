import { paths } from '../../lib/paths/paths.ts';

const busyPaths = ['/checkout', '/payment', paths.tripCart()];

/** Pages for ordering or paying: nobody is asked anything else there. */
export const isBusy = (pathname: string): boolean => busyPaths.includes(pathname);
