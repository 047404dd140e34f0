import { matchPath, PAGE_TITLES } from '@goats/contract';
import { t } from '@goats/words';

/** `routeTitle('/cups') // 'Cups'` */
export function routeTitle(path: string): string {
  const match = matchPath(path);
  return match ? t(PAGE_TITLES[match.path]) : t('404 Page Not Found');
}
