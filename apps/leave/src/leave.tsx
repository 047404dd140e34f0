import { LANGUAGE_TAGS, LOCALE, t } from '@goats/words';
import { createRoot } from 'react-dom/client';
import { LeavePage } from './leave-page.tsx';

document.documentElement.lang = LANGUAGE_TAGS[LOCALE];
document.title = `${t('Leave without us')} · Legendary GOATs`;
const root = document.getElementById('root');
if (root) createRoot(root).render(<LeavePage />);
